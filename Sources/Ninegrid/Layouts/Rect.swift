import LayoutModel
import LayoutWorkbench

/// A rectangle in points, with the origin at the top left.
public struct Rect: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// A rectangle with an origin and a size in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The edge opposite to `x`.
  public var maxX: Double { x + width }
  /// The edge opposite to `y`.
  public var maxY: Double { y + height }

  /// `(20, 40, 335 × 21)`: origin and size, rounded to hundredths.
  public var description: String {
    LayoutModel.Rect(x: x, y: y, width: width, height: height).text
  }

  init(_ model: LayoutModel.Rect) {
    // Thirds of a point are not exact in binary: 32 points would be 31.999999999999986.
    func exact(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    self.init(
      x: exact(model.x), y: exact(model.y), width: exact(model.width), height: exact(model.height))
  }
}
