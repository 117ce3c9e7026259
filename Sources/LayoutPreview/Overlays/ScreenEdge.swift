import LayoutModel

/// An edge of the screen beyond which views lie, where nothing of them is seen.
enum ScreenEdge: CaseIterable {
  case above, below, left, right

  /// - Parameter frame: the frame of a view.
  /// - Returns: `nil` if a part of it may be seen. A frame without a size on the edge counts as seen.
  init?(before frame: Rect, of screen: Rect) {
    if frame.y >= screen.maxY, frame.maxY > screen.maxY {
      self = .below
    } else if frame.maxY <= screen.y, frame.y < screen.y {
      self = .above
    } else if frame.x >= screen.maxX, frame.maxX > screen.maxX {
      self = .right
    } else if frame.maxX <= screen.x, frame.x < screen.x {
      self = .left
    } else {
      return nil
    }
  }

  /// Where the views lie, for a person.
  var words: String {
    switch self {
    case .above: "above"
    case .below: "below"
    case .left: "to the left"
    case .right: "to the right"
    }
  }

  /// The same in a sentence about a view.
  var placeWords: String {
    switch self {
    case .above, .below: "\(words) the screen"
    case .left, .right: "\(words) of the screen"
    }
  }

  /// The places for a pill at the edge: in its middle, then towards its ends.
  ///
  /// - Parameters:
  ///   - room: the part of the screen that no bar covers.
  ///   - screen: the screen, which the pill does not leave.
  func places(for size: Size, in room: Rect, within screen: Rect) -> [Rect] {
    let gap = 3.0
    return [0.5, 0.2, 0.8].map { part in
      let x: Double
      let y: Double
      switch self {
      case .above, .below:
        x = room.x + (room.width - size.width) * part
        y = self == .above ? room.y + gap : room.maxY - size.height - gap
      case .left, .right:
        x = self == .left ? room.x + gap : room.maxX - size.width - gap
        y = room.y + (room.height - size.height) * part
      }
      return Rect(x: x, y: y, width: size.width, height: size.height).moved(inside: screen)
    }
  }
}
