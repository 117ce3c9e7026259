import ElementTree
package import LayoutModel
package import PlatformRules

/// The contents that the views of a document show in an environment, for drawing. They are read and
/// measured in the same way as for frames.
package struct ShownContents: Sendable {
  private let document: LayoutDocument
  private let traits: IslandTraits

  /// The rules and fonts by which texts and controls are measured.
  package var context: MeasurementContext { traits.measurement }

  package init(
    _ document: LayoutDocument, in environment: LayoutEnvironment, book: RuleBook = .standard
  ) {
    self.document = document
    traits = IslandTraits(environment, properties: document.properties, book: book)
  }

  /// The content of a view; `nil` for a view that is not a leaf.
  package func content(of view: LayoutView) -> LeafContent? {
    LeafContent(view, document: document, traits: traits)
  }

  /// How a text of a view may adapt if it has too little room.
  package func limits(of view: LayoutView) -> TextLimits { TextLimits(view, in: traits.cell) }

  /// The lines of a text in a room.
  package func lines(
    of text: TextContent, font: FontDescription?, in room: TextBlock.Room
  ) -> TextBlock {
    TextBlock(text, font: font, in: room, context)
  }

  /// The width of a text in one line, in points.
  package func width(of text: String, font: FontDescription) -> Double {
    PreparedText(.plain(text), font: ResolvedFont(font, in: context), in: context).naturalWidth
  }

  /// The distance from the edge of a table's row to its text, in points.
  package func rowMargin(
    of row: LayoutView?, in table: LayoutView?, rowWidth: Double, tableWidth: Double?,
    screenWidth: Double
  ) -> Double {
    RowMargin(row: row, table: table, document: document, traits: traits)
      .points(
        in: RowPlace(
          width: rowWidth, tableWidth: tableWidth,
          window: RowWindow(
            width: screenWidth, traits, canvas: DesignCanvas(properties: document.properties))))
  }

  /// The positions of a collection's items in the flow layout, for items of these sizes. `nil` for
  /// a layout that code provides.
  package func flowOrigins(
    of sizes: [Size], in collection: LayoutView, extent: Size
  ) -> [Point]? {
    guard let layout = collection.element.child("collectionViewFlowLayout") else { return nil }
    let header = layout.child("size", key: "headerReferenceSize")
    let isHorizontal = FlowLayoutRules.scrollsHorizontally(collection)
    var rules = FlowLayoutRules(
      collection, headerLength: header?.number(isHorizontal ? "width" : "height") ?? 0)
    if let first = sizes.first, sizes.count > 1, sizes.allSatisfy({ $0 == first }) {
      rules = rules.filling(extent, with: first)
    }
    return rules.places(of: sizes, in: extent).origins
  }
}
