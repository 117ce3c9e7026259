/// Reads a table from its first row to its last, and each row field by field from the left.
///
///     var rows = try TableRows(table, ["character", "advance"])
///     while rows.next() {
///       let character = try rows.hexadecimal()
///       advances[character] = try rows.integer()
///     }
///
/// A line with more or fewer fields than the table has columns is a fault, and so is a field that is not what is asked for.
package struct TableRows {
  private let file: String
  private let bytes: [UInt8]
  private let columns: [String]
  private var position = 0
  private var line = 0
  /// The next field of the row.
  private var column: Int

  /// - Parameter columns: the names that the table has to give to its columns.
  /// - Throws: ``TableFault`` if it names others.
  package init(_ table: DataTable, _ columns: [String]) throws(TableFault) {
    file = table.file
    bytes = table.bytes
    self.columns = columns
    column = columns.count
    var names = ""
    repeat {
      line += 1
      let start = position
      while position < bytes.count, bytes[position] != Self.lineFeed { position += 1 }
      guard position < bytes.count else { throw fault("the table names no columns") }
      names = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
    } while names.hasPrefix("#")
    guard names == columns.joined(separator: "\t") else {
      let wanted = columns.map { "'\($0)'" }.joined(separator: ", ")
      throw fault("the columns should be \(wanted), and the line is '\(names)'")
    }
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  /// - Precondition: all fields of the row before have been read.
  package mutating func next() -> Bool {
    precondition(column == columns.count, "\(file):\(line): a field is not read")
    guard position < bytes.count else { return false }
    line += 1
    column = 0
    return true
  }

  /// A fault of the row that is being read.
  package func fault(_ message: String) -> TableFault {
    TableFault(file: file, line: line, message: message)
  }

  /// The next field as a whole number.
  package mutating func integer() throws(TableFault) -> Int {
    var end = position
    let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    if let value = digits(from: &end, radix: 10), takesField(upTo: end) {
      return isNegative ? -value : value
    }
    throw try unexpected("a whole number")
  }

  /// The next field as a whole number; `nil` if it is empty.
  package mutating func integerIfAny() throws(TableFault) -> Int? {
    if isEmpty {
      _ = try field()
      return nil
    }
    return try integer()
  }

  /// The next field as hexadecimal digits without sign, such as a code point.
  package mutating func hexadecimal() throws(TableFault) -> Int {
    var end = position
    if let value = digits(from: &end, radix: 16), takesField(upTo: end) { return value }
    throw try unexpected("a hexadecimal number")
  }

  /// Replaces `list` with the next field: hexadecimal numbers with commas between.
  package mutating func read(hexadecimals list: inout [Int]) throws(TableFault) {
    list.removeAll(keepingCapacity: true)
    var end = position
    while let value = digits(from: &end, radix: 16) {
      list.append(value)
      if takesField(upTo: end) { return }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ",") else { break }
      end += 1
    }
    throw try unexpected("a list of hexadecimal numbers")
  }

  /// The next field as a number, such as `0.9465`.
  package mutating func number() throws(TableFault) -> Double {
    let field = try field()
    guard let value = Double(text(field)), value.isFinite else {
      throw unexpected(field, "a number")
    }
    return value
  }

  /// The next field as it is; it may be empty.
  package mutating func text() throws(TableFault) -> String {
    let field = try field()
    guard let text = String(validating: bytes[field], as: UTF8.self) else {
      throw fault("a field is not UTF-8")
    }
    return text
  }

  /// The next field, which must not be empty.
  package mutating func name() throws(TableFault) -> String {
    let name = try text()
    guard !name.isEmpty else { throw fault("\(columns[column - 1]) is empty") }
    return name
  }

  /// What `meaning` makes of the next field.
  ///
  /// - Throws: ``TableFault`` if that is nothing.
  package mutating func value<Value>(_ meaning: (String) -> Value?) throws(TableFault) -> Value {
    let text = try text()
    guard let value = meaning(text) else {
      throw fault("'\(text)' is not a valid \(columns[column - 1])")
    }
    return value
  }

  /// Whether the next field is empty.
  private var isEmpty: Bool {
    position < bytes.count
      && [Self.tab, Self.lineFeed].contains(bytes[position])
  }

  /// Where the next field stands.
  private mutating func field() throws(TableFault) -> Range<Int> {
    precondition(
      column < columns.count, "\(file):\(line): more fields are read than there are columns")
    let start = position
    while position < bytes.count, bytes[position] >= 0x20 { position += 1 }
    let isLast = column == columns.count - 1
    guard position < bytes.count,
      bytes[position] == (isLast ? Self.lineFeed : Self.tab)
    else { throw wrongEnd() }
    column += 1
    position += 1
    return start..<position - 1
  }

  /// Takes the next field if it ends at a place.
  private mutating func takesField(upTo end: Int) -> Bool {
    let ending = column == columns.count - 1 ? Self.lineFeed : Self.tab
    guard column < columns.count, end < bytes.count, bytes[end] == ending else { return false }
    column += 1
    position = end + 1
    return true
  }

  /// The digits at a place, which then is behind them; `nil` if there are none, or more than 15, which no number of a table has.
  private func digits(from end: inout Int, radix: Int) -> Int? {
    let start = end
    var value = 0
    while end < bytes.count {
      let byte = Int(bytes[end])
      let digit =
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46 where radix == 16: byte - 0x41 + 10
        default: -1
        }
      if digit < 0 { break }
      value = value &* radix &+ digit
      end += 1
    }
    return 1...15 ~= end - start ? value : nil
  }

  private func text(_ field: Range<Int>) -> String {
    String(decoding: bytes[field], as: UTF8.self)
  }

  /// A fault of the next field, or of the line if that has more or fewer fields than columns.
  private mutating func unexpected(_ wanted: String) throws(TableFault) -> TableFault {
    let field = try field()
    return unexpected(field, wanted)
  }

  private func unexpected(_ field: Range<Int>, _ wanted: String) -> TableFault {
    fault("\(columns[column - 1]) should be \(wanted), and is '\(text(field))'")
  }

  private func wrongEnd() -> TableFault {
    guard position < bytes.count else { return fault("the last line does not end") }
    return switch bytes[position] {
    case Self.tab:
      fault("the line has more fields than the table has columns, which is \(columns.count)")
    case Self.lineFeed: fault("the line has \(column + 1) of \(columns.count) fields")
    default: fault("the line has a control character")
    }
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
}
