package import LayoutModel

/// What a leaf asks for before constraints.
package struct LeafMeasurement: Sendable {
  /// Of the alignment rectangle, in points; `nil` where the view has no intrinsic width.
  package var intrinsicWidth: Double?
  /// The intrinsic height of the alignment rectangle, in points; `nil` if the view has none.
  ///
  /// For text that wraps, it is the height at ``intrinsicWidth``; ``wrapping`` gives the heights at
  /// other widths.
  package var intrinsicHeight: Double?

  /// The frame is the alignment rectangle grown by these.
  package var alignmentInsets: EdgeInsets

  /// Text whose height follows from the width that the layout gives it.
  package var wrapping: WrappingText?

  package var firstBaseline: BaselineRule
  /// Whether the first baseline is below the top by a label's ascender. Some systems round it.
  package var firstBaselineIsAscender: Bool
  package var lastBaseline: BaselineRule

  /// Whether the size rests on a substitute: an unknown font, another script, a symbol.
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

  /// A frame of that size, of which `insets` lie outside the alignment rectangle.
  static func framed(
    width: Double? = nil, height: Double, _ insets: EdgeInsets = .zero
  ) -> LeafMeasurement {
    LeafMeasurement(
      width: width.map { $0 - insets.left - insets.right },
      height: height - insets.top - insets.bottom, alignmentInsets: insets)
  }

  /// Nothing to ask for: plain views, maps, tables, containers.
  package static let none = LeafMeasurement()
}
