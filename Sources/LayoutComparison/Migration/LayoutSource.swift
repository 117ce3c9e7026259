package import LayoutModel

/// Frames for migrations that depend on them, because this module can't resolve documents. Without
/// an environment, documents are laid out as designed.
package struct LayoutSource: Sendable {
  package var layout:
    @Sendable (_ document: LayoutDocument, _ environment: LayoutEnvironment?) -> [ResolvedLayout]

  package init(
    _ layout: @escaping @Sendable (LayoutDocument, LayoutEnvironment?) -> [ResolvedLayout]
  ) {
    self.layout = layout
  }

  /// A source that knows no frames but those that documents record.
  package static let none = LayoutSource { _, _ in [] }
}
