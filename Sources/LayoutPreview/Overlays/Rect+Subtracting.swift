import LayoutModel

extension Rect {
  /// The part of the rectangle outside the others, as rectangles that do not overlap, from top to
  /// bottom.
  ///
  /// - Complexity: O(*n*²) for *n* others.
  func subtracting(_ others: [Rect]) -> [Rect] {
    let holes = others.map(intersection).filter { $0.width > 0 && $0.height > 0 }
    let edges = Set(holes.flatMap { [$0.y, $0.maxY] } + [y, maxY]).sorted()
    return zip(edges, edges.dropFirst()).flatMap { top, bottom in
      // Each hole crosses the whole height of the band, or does not touch it.
      var left = x
      var parts: [Rect] = []
      for hole in holes.filter({ $0.y < bottom && $0.maxY > top }).sorted(by: { $0.x < $1.x }) {
        if hole.x > left {
          parts.append(Rect(x: left, y: top, width: hole.x - left, height: bottom - top))
        }
        left = max(left, hole.maxX)
      }
      if left < maxX {
        parts.append(Rect(x: left, y: top, width: maxX - left, height: bottom - top))
      }
      return parts
    }
  }
}
