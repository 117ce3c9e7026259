package import LayoutModel

/// What views are to be put into.
package struct EmbeddingDraft: Hashable, Sendable {
  package enum Container: String, Hashable, Sendable, CaseIterable {
    case stack, view, scroll
  }

  package var container: Container
  /// Of a stack view; `nil` is the direction in which the views lie.
  package var axis: LayoutAxis?
  /// Of a stack view; `nil` is the distance that there is.
  package var spacing: Double?
  package var alignment: String?
  package var distribution: String?
  /// What the container is called.
  package var name: String?

  package init(_ container: Container) { self.container = container }
}
