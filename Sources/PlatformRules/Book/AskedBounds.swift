import Synchronization

/// The bounds of all rules that were asked of a book. A caller that keeps results of the answers
/// can reuse them for every system between the same bounds.
package final class AskedBounds: Sendable {
  private let bits = Atomic<UInt64>(0)
  private let isClosed = Atomic(false)

  package init() {}

  package var bounds: SystemBounds {
    var result = SystemBounds()
    result.bits = bits.load(ordering: .relaxed)
    return result
  }

  /// From now on no rule is asked with bounds that were not noted; who keeps answers relies on it.
  package func close() { isClosed.store(true, ordering: .relaxed) }

  /// Notes a rule that is asked, or may be asked later.
  package func note(_ rule: Rule) {
    let new = rule.systemBounds.bits
    // Most have none, or were noted before.
    if new & ~bits.load(ordering: .relaxed) == 0 { return }
    assert(!isClosed.load(ordering: .relaxed), "'\(rule.id)' is asked, which nobody has foreseen")
    bits.bitwiseOr(new, ordering: .relaxed)
  }
}
