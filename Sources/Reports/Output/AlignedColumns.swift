import PlainText

/// Aligns the cells of a printed table in columns.
///
/// If a terminal is narrower than the table, a row takes several lines. Each line has the same columns in all rows and in the
/// header, so cells are aligned there, too.
struct AlignedColumns {
  /// The width of the widest cell in each column.
  private let widths: [Int]
  private let alignsRight: [Bool]
  /// The columns on each line.
  private let lines: [Range<Int>]

  private static let gap = 2
  /// The indentation of continued lines.
  private static let hang = 4

  /// - Parameter room: the width of the terminal; `nil` if lines are not broken.
  init(widths: [Int], alignsRight: [Bool], room: Int?) {
    (self.widths, self.alignsRight) = (widths, alignsRight)
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    for (column, width) in widths.enumerated() {
      let end = used + (column > start ? Self.gap : 0) + width
      if let room, column > start, end > room {
        lines.append(start..<column)
        start = column
        used = Self.hang + width
      } else {
        used = end
      }
    }
    self.lines = lines + [start..<widths.count]
  }

  /// - Parameter cells: one for each column. A cell that is wider than its column moves the rest of its line.
  func row(_ cells: [String]) -> [String] {
    var result: [String] = []
    for columns in lines {
      var text = columns.lowerBound == 0 ? "" : String(repeating: " ", count: Self.hang)
      let first = text
      for column in columns {
        let missing = max(0, widths[column] - TextWidth.columns(cells[column]))
        let space = String(repeating: " ", count: missing)
        if column > columns.lowerBound { text += String(repeating: " ", count: Self.gap) }
        if alignsRight[column] {
          text += space + cells[column]
        } else {
          text += column == columns.upperBound - 1 ? cells[column] : cells[column] + space
        }
      }
      // An empty continuation line is left out.
      let isEmpty = text.dropFirst(first.count).allSatisfy { $0 == " " }
      if columns.lowerBound == 0 || !isEmpty { result.append(text) }
    }
    return result
  }
}
