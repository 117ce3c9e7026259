/// The choice of the place in which a scene is laid out.
package enum PlaceChoice: Hashable, Sendable {
  /// A place that follows from the document, by its number from 0. If there are not so many, it is
  /// the first one.
  case number(Int)
  /// A place of this kind, whatever the document says. It has the given size, if there is one.
  case kind(Place.Kind, Size?)
  /// The place of another document's scene, from which this scene comes or to which it goes.
  case given(Place)
}

extension PlaceChoice: CustomStringConvertible {
  /// The choice as text: `2` (counted from 1), `form-sheet` or `container:300x200`.
  package var description: String {
    switch self {
    case .number(let number): return "\(number + 1)"
    case .kind(let kind, nil): return kind.rawValue
    case .given(let place): return place.kind.rawValue
    case .kind(let kind, let size?):
      return
        "\(kind.rawValue):\(NumberText.shortest(size.width))x\(NumberText.shortest(size.height))"
    }
  }
}
