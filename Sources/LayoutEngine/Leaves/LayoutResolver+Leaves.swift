package import LayoutModel

extension LayoutResolver {
  /// The content of a view as designed; `nil` for a view that is not a leaf.
  package func designedContent(of view: LayoutView) -> LeafContent? {
    LeafContent(view, document: document, traits: designedTraits)
  }

  /// The context in which leaves are measured in the environment in which the document was last
  /// saved.
  package var designedMeasurementContext: MeasurementContext { designedTraits.measurement }

  private var designedTraits: IslandTraits {
    IslandTraits(canvas.environment, properties: document.properties, book: book)
  }
}
