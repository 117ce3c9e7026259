package import LayoutModel

extension LayoutResolver {
  /// What a view shows as designed; `nil` for views that are no leaves.
  package func designedContent(of view: LayoutView) -> LeafContent? {
    LeafContent(view, document: document, traits: designedTraits)
  }

  /// What measuring a leaf depends on, in the environment in which the document was last saved.
  package var designedMeasurementContext: MeasurementContext { designedTraits.measurement }

  private var designedTraits: IslandTraits {
    IslandTraits(canvas.environment, properties: document.properties, book: book)
  }
}
