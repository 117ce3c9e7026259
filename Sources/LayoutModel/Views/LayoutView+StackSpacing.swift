extension LayoutView {
  /// Points between the arranged views of a stack view in a cell.
  ///
  /// - Source: `<stackView>`: absent spacing is 0; without a number `spacingType="standard"` is 8 (45 of 45 in public
  ///   documents).
  package func stackSpacing(in cell: GridCell) -> Double {
    number("spacing", in: cell)
      ?? (value("spacingType", in: cell) == "standard" ? Self.standardSpacing : 0)
  }

  private static let standardSpacing = 8.0
}
