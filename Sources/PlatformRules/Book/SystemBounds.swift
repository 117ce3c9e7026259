/// The systems that begin with another behaviour on devices, for one rule or several.
///
/// Between two neighbouring bounds, all systems lay out alike.
package struct SystemBounds: Hashable, Sendable {
  /// One bit for each major version.
  var bits: UInt64 = 0

  package init() {}

  init(of rows: [RuleRow]) {
    for condition in rows.lazy.flatMap(\.conditions) {
      for bound in condition.systemBounds { bits |= Self.bit(bound) }
    }
  }

  private static func bit(_ system: SystemRelease) -> UInt64 { 1 << UInt64(min(system.major, 63)) }

  var isEmpty: Bool { bits == 0 }

  mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// The first system that lays out like this one.
  ///
  /// - Returns: `nil` before the first bound.
  func first(like system: SystemRelease) -> SystemRelease? {
    let earlier = bits & (Self.bit(system) | (Self.bit(system) - 1))
    return earlier == 0 ? nil : SystemRelease(major: 63 - earlier.leadingZeroBitCount)
  }

  /// Whether two systems lay out alike.
  package func areAlike(_ a: SystemRelease, _ b: SystemRelease) -> Bool {
    first(like: a) == first(like: b)
  }
}
