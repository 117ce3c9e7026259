import Synchronization

/// The bounds of all rules that were asked of a book. A caller that keeps results of the answers
/// can reuse them for every system between the same bounds.
///
/// Whoever holds the book can ask at any time, and each question may make ``bounds`` narrower. So results
/// that are kept are good for a system only as long as the bounds say so.
package final class AskedBounds: Sendable {
  private let bits = Atomic<UInt64>(0)

  package init() {}

  package var bounds: SystemBounds {
    var result = SystemBounds()
    result.bits = bits.load(ordering: .relaxed)
    return result
  }

  /// Notes a rule that is asked.
  func note(_ rule: Rule) {
    let new = rule.systemBounds.bits
    // Most rules have no bounds, or were noted before.
    if new & ~bits.load(ordering: .relaxed) == 0 { return }
    bits.bitwiseOr(new, ordering: .relaxed)
  }
}
