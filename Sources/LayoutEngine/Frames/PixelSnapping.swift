import LayoutModel

/// Puts frames on pixels as UIKit does.
///
/// Each edge, measured exactly from the scene's root, is rounded half up to a pixel. A frame's size
/// is the difference of its rounded edges, and its origin is the difference to the superview's
/// rounded edges.
///
/// - Source: equal shares of an indivisible length in stack views: 39 of 43 (rounding sizes
///   instead: 29 of 43); centred views on half a pixel are rounded up: 162 of 170. Rounding in root
///   coordinates, and not in those of the superview: 4 of 4.
struct PixelSnapping {
  let scale: Double

  /// Sums of shares have binary rounding errors, which are far below a pixel.
  private static let tolerance = 1e-6

  /// The largest number that is allowed, as for constants of constraints.
  private static let limit = LayoutConstraint.largestConstant

  /// The frame, limited to numbers that can be counted in pixels. Damaged documents have sizes such
  /// as 1e308, whose sums are infinite.
  static func measurable(_ frame: Rect) -> Rect {
    func cut(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -limit), limit)
    }
    return Rect(
      x: cut(frame.x), y: cut(frame.y), width: cut(frame.width), height: cut(frame.height))
  }

  /// Whether a frame is within the limit, so that it was not cut.
  static func isMeasured(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) < limit }
  }

  func rounded(_ edge: Double) -> Double {
    (edge * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// - Parameter origin: the exact origin of the superview in the root.
  func snapped(_ frame: Rect, in origin: Point) -> Rect {
    let left = rounded(origin.x + frame.x)
    let top = rounded(origin.y + frame.y)
    return Rect(
      x: left - rounded(origin.x), y: top - rounded(origin.y),
      width: rounded(origin.x + frame.maxX) - left, height: rounded(origin.y + frame.maxY) - top)
  }
}
