package import LayoutModel

/// The container into which views are put.
package struct EmbeddingDraft: Hashable, Sendable {
  package enum Container: String, Hashable, Sendable, CaseIterable {
    case stack, view, scroll
  }

  package var container: Container
  /// The axis of a stack view; `nil` for the direction in which the views lie.
  package var axis: LayoutAxis?
  /// The spacing of a stack view; `nil` for the present distance.
  package var spacing: Double?
  package var alignment: String?
  package var distribution: String?
  /// The name of the container.
  package var name: String?

  package init(_ container: Container) { self.container = container }
}
