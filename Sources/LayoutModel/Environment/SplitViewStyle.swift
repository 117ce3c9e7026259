package import ElementTree

/// What a document says about a split view's columns.
///
/// - Source: `<splitViewController>`. `allowDoubleColumnStyle` is the two-column style of iOS 14;
///   `style` names this style or the three-column style.
package struct SplitViewStyle: Hashable, Sendable {
  /// The width of the primary column.
  package var width = StatedWidth()
  /// Whether there is a column between the primary and the secondary one.
  package var hasSupplementary = false
  /// Whether the columns stay beside each other in a narrow window.
  package var staysBeside = false
  /// Whether the secondary column has the whole window. It is alone there until a person asks for
  /// the other columns, or the other columns lie over it.
  package var secondaryFillsWindow = false
  /// Whether two columns lie over the secondary one: then the column between is wider by the primary
  /// one, which floats over it.
  package var showsTwoOver = false
  /// Whether the primary column stands at the trailing edge.
  package var isAtEnd = false
  /// Whether the primary column is a side bar, which floats above the others since iOS 26.
  package var hasSidebar = true

  /// The width of a column; what the document does not state is `nil`.
  package struct StatedWidth: Hashable, Sendable {
    package var points: Double?
    package var fraction: Double?
    package var least: Double?
    package var most: Double?

    package init() {}
  }

  package init() {}

  package init(_ controller: DocumentElement, hasSupplementary: Bool) {
    width.points = controller.number("preferredPrimaryColumnWidth")
    width.fraction = controller.number("preferredPrimaryColumnWidthFraction")
    width.least = controller.number("minimumPrimaryColumnWidth")
    width.most = controller.number("maximumPrimaryColumnWidth")
    self.hasSupplementary = hasSupplementary
    let mode = controller["preferredDisplayMode"]
    staysBeside = ["beside", "allVisible", "oneBesideSecondary", "twoBesideSecondary"].contains(
      mode)
    showsTwoOver = mode == "twoOverSecondary"
    secondaryFillsWindow =
      showsTwoOver
      || [
        "secondaryOnly", "primaryHidden", "hidden", "oneOverSecondary", "primaryOverlay", "over",
      ].contains(mode)
    isAtEnd = controller["primaryEdge"] == "trailing"
    hasSidebar = controller["primaryBackgroundStyle"] != "none"
  }
}
