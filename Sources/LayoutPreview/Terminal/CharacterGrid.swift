import PlainText

/// Rows of characters. Lines are joined at the places where they meet.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  /// The content of each place: a character, a piece of a line, or nothing.
  private var places: [Place]

  private enum Place {
    case empty
    /// A line, with the neighbours to which it leads: ``Direction``.
    case line(UInt8)
    case character(Character)
    /// The second half of a wide character.
    case taken
  }

  private enum Direction {
    static let up: UInt8 = 1
    static let right: UInt8 = 2
    static let down: UInt8 = 4
    static let left: UInt8 = 8
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: .empty, count: columns * rows)
  }

  /// Draws a box with its lines on these columns and rows. The part outside of the grid is cut off.
  mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
    guard right > left, bottom > top else { return }
    for column in left...right {
      let piece =
        (column > left ? Direction.left : 0) | (column < right ? Direction.right : 0)
      join(column, top, piece | (column == left || column == right ? Direction.down : 0))
      join(column, bottom, piece | (column == left || column == right ? Direction.up : 0))
    }
    guard bottom - top > 1 else { return }
    for row in (top + 1)...(bottom - 1) {
      join(left, row, Direction.up | Direction.down)
      join(right, row, Direction.up | Direction.down)
    }
  }

  /// Writes text from a place on, in at most `limit` columns. Wide characters take two columns.
  mutating func write(_ text: String, column: Int, row: Int, limit: Int) {
    guard rows > row, row >= 0 else { return }
    var column = column
    let end = min(column + limit, columns)
    for character in text {
      let width = Self.width(of: character)
      if column + width > end { break }
      if column >= 0, width > 0 {
        places[row * columns + column] = .character(character)
        if width == 2 { places[row * columns + column + 1] = .taken }
      }
      column += width
    }
  }

  /// Clears the inside of a box, so that a view in front hides the views behind it.
  mutating func clear(left: Int, top: Int, right: Int, bottom: Int) {
    for row in max(0, top)..<max(0, top, min(rows, bottom + 1)) {
      for column in max(0, left)..<max(0, left, min(columns, right + 1)) {
        places[row * columns + column] = .empty
      }
    }
  }

  private mutating func join(_ column: Int, _ row: Int, _ piece: UInt8) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    let index = row * columns + column
    if case .line(let other) = places[index] {
      places[index] = .line(other | piece)
    } else {
      places[index] = .line(piece)
    }
  }

  /// The number of columns that a character takes on a terminal.
  static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 32 || scalar.value == 127 { return 0 }
    return TextWidth.isWide(scalar) ? 2 : 1
  }

  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  var text: String { lines.joined(separator: "\n") + "\n" }

  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        switch places[row * columns + column] {
        case .empty: line.append(" ")
        case .line(let pieces): line.append(Self.lines[Int(pieces & 15)])
        case .character(let character): line.append(character)
        case .taken: break
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The box characters by the neighbours to which they lead: up 1, right 2, down 4, left 8.
  private static let lines: [Character] = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
}
