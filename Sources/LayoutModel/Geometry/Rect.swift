/// A rectangle: its top left corner and its size, in points.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  package var x: Double { origin.x }
  package var y: Double { origin.y }
  package var width: Double { size.width }
  package var height: Double { size.height }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }

  /// The largest difference between the two rectangles in x, y, width and height.
  package func distance(to other: Rect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }

  /// The part that both rectangles cover; an empty rectangle if there is none.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(self.x, other.x)
    let y = max(self.y, other.y)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// The rectangle with each side moved inwards.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A point in the superview's coordinates, in points; y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
