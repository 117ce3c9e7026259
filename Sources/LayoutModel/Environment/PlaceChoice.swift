/// Which of its places a scene is laid out in.
package enum PlaceChoice: Hashable, Sendable {
  /// One of those that follow from the document, from 0; the first where there are not so many.
  case number(Int)
  /// A place of this kind, whatever the document says; of the size, where one is said.
  case kind(Place.Kind, Size?)
  /// That of another document, from which the scene comes or to which it goes.
  case given(Place)
}

extension PlaceChoice: CustomStringConvertible {
  /// `2`, counted from 1, or `form-sheet`, `container:300x200`.
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
