/// A number of a rectangle.
enum RectComponent: Int, Hashable, Sendable, CaseIterable {
  case x, y, width, height
}
