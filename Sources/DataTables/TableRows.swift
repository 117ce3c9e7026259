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
  private let table: DataTable
  private let columns: [String]
  private var position = 0
  private var line = 0
  /// The next field of the row.
  private var column: Int

  /// - Parameter columns: the names that the table has to give to its columns.
  /// - Throws: ``TableFault`` if it names others.
  package init(_ table: DataTable, _ columns: [String]) throws(TableFault) {
    self.table = table
    self.columns = columns
    column = columns.count
    var names = ""
    repeat {
      line += 1
      let start = position
      while position < table.bytes.count, table.bytes[position] != Self.lineFeed { position += 1 }
      guard position < table.bytes.count else { throw fault("the table names no columns") }
      names = String(decoding: table.bytes[start..<position], as: UTF8.self)
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
    precondition(column == columns.count, "\(table.file):\(line): a field is not read")
    guard position < table.bytes.count else { return false }
    line += 1
    column = 0
    return true
  }

  /// A fault of the row that is being read.
  package func fault(_ message: String) -> TableFault {
    TableFault(file: table.file, line: line, message: message)
  }

  /// The next field as a whole number.
  package mutating func integer() throws(TableFault) -> Int {
    let field = try field()
    let isNegative = table.bytes[field].first == UInt8(ascii: "-")
    guard let value = digits(isNegative ? field.dropFirst() : field, radix: 10) else {
      throw unexpected(field, "a whole number")
    }
    return isNegative ? -value : value
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
    let field = try field()
    guard let value = digits(field, radix: 16) else {
      throw unexpected(field, "a hexadecimal number")
    }
    return value
  }

  /// The next field as hexadecimal numbers with commas between.
  package mutating func hexadecimals() throws(TableFault) -> [Int] {
    let field = try field()
    var result: [Int] = []
    for part in table.bytes[field].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      guard let value = digits(part.startIndex..<part.endIndex, radix: 16) else {
        throw unexpected(field, "a list of hexadecimal numbers")
      }
      result.append(value)
    }
    return result
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
    guard let text = String(validating: table.bytes[field], as: UTF8.self) else {
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
      throw fault("'\(text)' is no \(columns[column - 1])")
    }
    return value
  }

  /// Whether the next field is empty.
  private var isEmpty: Bool {
    position < table.bytes.count
      && [Self.tab, Self.lineFeed].contains(table.bytes[position])
  }

  /// Where the next field stands.
  private mutating func field() throws(TableFault) -> Range<Int> {
    precondition(
      column < columns.count, "\(table.file):\(line): more fields are read than there are columns")
    let start = position
    while position < table.bytes.count, table.bytes[position] >= 0x20 { position += 1 }
    let isLast = column == columns.count - 1
    guard position < table.bytes.count,
      table.bytes[position] == (isLast ? Self.lineFeed : Self.tab)
    else { throw wrongEnd(isLast: isLast) }
    column += 1
    position += 1
    return start..<position - 1
  }

  private func digits(_ field: Range<Int>, radix: Int) -> Int? {
    // No number of a table is larger than 15 digits, so that none overflows.
    guard !field.isEmpty, field.count <= 15 else { return nil }
    var value = 0
    for byte in table.bytes[field] {
      let digit =
        switch byte {
        case 0x30...0x39: Int(byte) - 0x30
        case 0x41...0x46 where radix == 16: Int(byte) - 0x41 + 10
        default: -1
        }
      if digit < 0 { return nil }
      value = value * radix + digit
    }
    return value
  }

  private func text(_ field: Range<Int>) -> String {
    String(decoding: table.bytes[field], as: UTF8.self)
  }

  private func unexpected(_ field: Range<Int>, _ wanted: String) -> TableFault {
    fault("\(columns[column - 1]) should be \(wanted), and is '\(text(field))'")
  }

  private func wrongEnd(isLast: Bool) -> TableFault {
    guard position < table.bytes.count else { return fault("the last line does not end") }
    return switch table.bytes[position] {
    case Self.tab:
      fault("the line has more fields than the table has columns, which is \(columns.count)")
    case Self.lineFeed: fault("the line has \(column + 1) of \(columns.count) fields")
    default: fault("the line has a control character")
    }
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
}
