package import LayoutModel

/// The sizes and baselines of a leaf before constraints change them.
package struct LeafMeasurement: Sendable {
  /// The intrinsic width of the alignment rectangle, in points; `nil` if the view has none.
  package var intrinsicWidth: Double?
  /// The intrinsic height of the alignment rectangle, in points; `nil` if the view has none.
  ///
  /// For text that wraps, it is the height at ``intrinsicWidth``; ``wrapping`` gives the heights at
  /// other widths.
  package var intrinsicHeight: Double?

  /// The insets by which the frame is larger than the alignment rectangle.
  package var alignmentInsets: EdgeInsets

  /// The text, if its height depends on the width that the layout gives it.
  package var wrapping: WrappingText?

  package var firstBaseline: BaselineRule
  /// Whether the first baseline is a label's ascender below the top. Some systems round it.
  package var firstBaselineIsAscender: Bool
  package var lastBaseline: BaselineRule

  /// Whether the size depends on a substitute: an unknown font, another script or a symbol.
  package var isEstimated: Bool

  /// Whether the width belongs to system text of 20 points or more. One in six of these is more
  /// than 2 points off.
  package var isRough: Bool

  package init(
    width: Double? = nil, height: Double? = nil, alignmentInsets: EdgeInsets = .zero,
    wrapping: WrappingText? = nil, firstBaseline: BaselineRule? = nil,
    firstBaselineIsAscender: Bool = false, lastBaseline: BaselineRule? = nil,
    isEstimated: Bool = false, isRough: Bool = false
  ) {
    intrinsicWidth = width
    intrinsicHeight = height
    self.alignmentInsets = alignmentInsets
    self.wrapping = wrapping
    self.firstBaseline = firstBaseline ?? .fromTop(alignmentInsets.top)
    self.firstBaselineIsAscender = firstBaselineIsAscender
    self.lastBaseline = lastBaseline ?? .fromBottom(alignmentInsets.bottom)
    self.isEstimated = isEstimated
    self.isRough = isRough
  }

  /// The measurement of a frame with that size. Its `insets` lie outside the alignment rectangle.
  static func framed(
    width: Double? = nil, height: Double, _ insets: EdgeInsets = .zero
  ) -> LeafMeasurement {
    LeafMeasurement(
      width: width.map { $0 - insets.left - insets.right },
      height: height - insets.top - insets.bottom, alignmentInsets: insets)
  }

  /// The measurement of a view that asks for no size: plain views, maps, tables, containers.
  package static let none = LeafMeasurement()
}
