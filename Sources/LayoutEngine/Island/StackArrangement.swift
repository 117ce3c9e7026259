import LayoutModel

/// What a stack view's attributes say in a cell.
///
/// - Source: `<stackView>`: absent axis is horizontal, absent distribution and alignment are fill,
///   absent spacing is 0, `spacingType="standard"` is 8 (45 of 45 in public documents).
struct StackArrangement {
  var axis: LayoutAxis
  var distribution: Distribution
  var alignment: Alignment
  var spacing: Double
  /// Spacing from last to first baseline; only vertical stacks know it (18 of 18 horizontal
  /// ones ignore the attribute).
  var isBaselineRelative: Bool
  /// Arranged views lie within the stack's layout margins: a stack does so exactly when it states
  /// margins (19 of 19 with, none without).
  var usesMargins: Bool

  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  enum Alignment {
    case fill, minimum, maximum, center, firstBaseline, lastBaseline
  }

  init(_ view: LayoutView, in cell: GridCell) {
    axis = view.value("axis", in: cell) == "vertical" ? .vertical : .horizontal
    distribution = Distribution(rawValue: view.value("distribution", in: cell) ?? "") ?? .fill
    alignment =
      switch view.value("alignment", in: cell) {
      case "leading", "top": .minimum
      case "trailing", "bottom": .maximum
      case "center", "centerX", "centerY": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline", "baseline": .lastBaseline
      default: .fill
      }
    spacing = view.number("spacing", in: cell) ?? 0
    if view.value("spacingType", in: cell) == "standard", view.value("spacing", in: cell) == nil {
      spacing = 8
    }
    isBaselineRelative =
      axis == .vertical && view.flag("baselineRelativeArrangement", in: cell) ?? false
    usesMargins = view.statesMargins(in: cell)
  }
}

extension LayoutView {
  /// Whether the document gives it layout margins of its own.
  func statesMargins(in cell: GridCell) -> Bool {
    part(key: "layoutMargins", in: cell) != nil
      || part(key: "directionalLayoutMargins", in: cell) != nil
  }
}
