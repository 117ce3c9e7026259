/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Across.
  public var width: Double
  /// Down.
  public var height: Double

  /// A size of a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
