import LayoutModel

/// The arrangement that a stack view's attributes state in a cell.
///
/// - Source: `<stackView>`: absent axis is horizontal, absent distribution and alignment are fill.
struct StackArrangement {
  var axis: LayoutAxis
  var distribution: Distribution
  var alignment: Alignment
  var spacing: Double
  /// Whether spacing is from last to first baseline. Only vertical stacks have this (18 of 18
  /// horizontal ones ignore the attribute).
  var isBaselineRelative: Bool
  /// Whether arranged views lie within the stack's layout margins. A runtime attribute decides.
  /// Without one, they do exactly if the stack states margins (19 of 19 with margins, none
  /// without).
  var usesMargins: Bool

  enum Distribution: String {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  enum Alignment {
    case fill, minimum, maximum, center, firstBaseline, lastBaseline
  }

  /// - Parameter isOnCanvas: whether to ignore runtime attributes. Interface Builder does not set
  ///   them on its canvas.
  init(_ view: LayoutView, in cell: GridCell, isOnCanvas: Bool = false) {
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
    spacing = view.stackSpacing(in: cell)
    isBaselineRelative =
      axis == .vertical && view.flag("baselineRelativeArrangement", in: cell) ?? false
    let isSet = isOnCanvas ? nil : view.element.runtimeFlag(Self.marginRelative)
    usesMargins = isSet ?? view.statesMargins(in: cell)
  }
}

extension StackArrangement {
  /// The key of `isLayoutMarginsRelativeArrangement`, for which Interface Builder has no setting of its own: it is
  /// one of the user defined runtime attributes, and `layoutMarginsRelativeArrangement` in native documents.
  static let marginRelative = "layoutMarginsRelativeArrangement"
}

extension LayoutView {
  /// Whether the document states layout margins for the stack.
  func statesMargins(in cell: GridCell) -> Bool {
    part(key: "layoutMargins", in: cell) != nil
      || part(key: "directionalLayoutMargins", in: cell) != nil
  }
}
