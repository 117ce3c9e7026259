/// Texts measured so far, by view; of views without text that there is none.
final class TextRoomTable {
  private var rooms: [TextRoom??]

  init(count: Int) { rooms = Array(repeating: nil, count: count) }

  /// What is known of a view, or is found out now.
  func room(of view: Int, find: () -> TextRoom?) -> TextRoom? {
    if let known = rooms[view] { return known }
    let found = find()
    rooms[view] = .some(found)
    return found
  }
}
