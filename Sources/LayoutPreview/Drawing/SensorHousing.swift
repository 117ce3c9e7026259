/// The part of a phone that covers the top of its screen: a notch, or an island below the edge.
///
/// - Source: Apple, Human Interface Guidelines, Live Activities: the smallest island is 36.67 points
///   high; it ends 11 points above the safe area on all phones of which screenshots were seen, so
///   that its top is at 11, 14 and 20. Said: an island is 126 points long, a notch 209 × 30 (iPhone
///   X, XS, XR, 11, 12), and 162 × 33 since iPhone 13, which has the safe area of iPhone 12.
struct SensorHousing {
  let isIsland: Bool
  /// The length along the edge of the screen.
  let length: Double
  /// The width across the edge.
  let width: Double
  /// The distance from the edge of the screen.
  let top: Double

  /// Makes the housing of a device; `nil` if the device has none.
  /// - Parameter depth: the safe area at the edge, in points.
  init?(depth: Double) {
    guard depth >= 44 else { return nil }
    isIsland = depth >= 55
    if isIsland {
      (length, width, top) = (126, 37, depth - 48)
    } else {
      let isNarrow = depth == 47 || depth == 50
      (length, width, top) = (isNarrow ? 162 : 209, isNarrow ? 33 : 30, 0)
    }
  }
}
