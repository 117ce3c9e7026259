/// Limits that keep a hostile file from taking the process down.
package struct JSONLimits: Hashable, Sendable {
  /// Arrays and objects inside each other.
  package var depth: Int

  /// Deeper than any layout; each level of views takes two.
  package static let standard = JSONLimits(depth: 512)

  package init(depth: Int) { self.depth = depth }
}
