package import LayoutModel

/// The size class of a window as a function of its size, for a family of devices.
///
/// Size classes do not depend on the size alone: one phone in landscape is 812 points wide and
/// compact, another one is 736 and regular. In a sweep one device grows, and then there is a rule:
///
/// - A window on a pad is regular in height, and compact in width below 678 points. Of all parts of
///   pads' screens, the widest compact one has 647 points (iPad Pro 13-inch, two thirds, upright),
///   and the narrowest regular one has 678 (iPad Pro 12.9-inch, half). Widths between these occur
///   on no device.
/// - A phone keeps the width class of the profile from which it grows. It is compact in height
///   below 480 points, the height of the lowest upright phone; the highest one in landscape has
///   440.
///
/// - Source: ``DeviceProfile/all``; a test compares the rule with every profile.
package struct SizeClassRule: Hashable, Sendable {
  /// The width class below the boundary, and from the boundary on. Without a boundary, it is always
  /// `wide`.
  package var narrow: SizeClass
  package var wide: SizeClass
  package var widthBoundary: Double?
  package var low: SizeClass
  package var high: SizeClass
  package var heightBoundary: Double?

  /// The width of a pad's narrowest regular window, in points.
  static let padWidth = 678.0
  /// The height of the lowest upright phone, in points.
  static let phoneHeight = 480.0

  /// - Parameter profile: the device that grows.
  package init(_ profile: DeviceProfile) {
    switch profile.idiom {
    case .pad:
      self.init(
        narrow: .compact, wide: .regular, widthBoundary: Self.padWidth, low: .regular,
        high: .regular, heightBoundary: nil)
    case .phone:
      self.init(
        narrow: profile.cell.width, wide: profile.cell.width, widthBoundary: nil, low: .compact,
        high: .regular, heightBoundary: Self.phoneHeight)
    }
  }

  /// A rule that gives one cell for every size.
  package init(fixed cell: GridCell) {
    self.init(
      narrow: cell.width, wide: cell.width, widthBoundary: nil, low: cell.height,
      high: cell.height, heightBoundary: nil)
  }

  private init(
    narrow: SizeClass, wide: SizeClass, widthBoundary: Double?, low: SizeClass, high: SizeClass,
    heightBoundary: Double?
  ) {
    self.narrow = narrow
    self.wide = wide
    self.widthBoundary = widthBoundary
    self.low = low
    self.high = high
    self.heightBoundary = heightBoundary
  }

  package func cell(for size: Size) -> GridCell {
    GridCell(
      width: size.width < widthBoundary ?? 0 ? narrow : wide,
      height: size.height < heightBoundary ?? 0 ? low : high)
  }

  /// The lengths inside a range at which the class changes along an axis.
  func boundaries(along axis: LayoutAxis, in range: ClosedRange<Double>) -> [Double] {
    let boundary = axis == .horizontal ? widthBoundary : heightBoundary
    guard let boundary, boundary > range.lowerBound, boundary < range.upperBound,
      axis == .horizontal ? narrow != wide : low != high
    else { return [] }
    return [boundary]
  }
}
