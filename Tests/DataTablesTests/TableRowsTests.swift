import Testing

@testable import DataTables

@Suite struct TableRowsTests {
  private let columns = ["name", "size", "code"]

  /// The rows as texts.
  private func read(_ text: String) throws(TableFault) -> [String] {
    var rows = try TableRows(DataTable(file: "a.tsv", text: text), columns)
    var result: [String] = []
    while rows.next() {
      result.append("\(try rows.name()) \(try rows.integer()) \(try rows.hexadecimal())")
    }
    return result
  }

  private func fault(_ text: String) -> String {
    do {
      return try read(text).joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }

  @Test func `rows stand below comments and the names of columns`() throws {
    #expect(
      try read("# A table.\n# Source: none.\nname\tsize\tcode\na b\t-12\t41\nß\t0\t1F600\n")
        == ["a b -12 65", "ß 0 128512"])
    #expect(try read("name\tsize\tcode\n") == [])
  }

  @Test(arguments: [
    ("", "a.tsv:1: the table names no columns"),
    ("# only\n", "a.tsv:2: the table names no columns"),
    (
      "name\tcode\n",
      "a.tsv:1: the columns should be 'name', 'size', 'code', and the line is 'name\tcode'"
    ),
    ("#\nname\tsize\tcode\na\t1\n", "a.tsv:3: the line has 2 of 3 fields"),
    (
      "name\tsize\tcode\na\t1\t2\nb\t1\t2\t3\n",
      "a.tsv:3: the line has more fields than the table has columns, which is 3"
    ),
    ("name\tsize\tcode\n\n", "a.tsv:2: the line has 1 of 3 fields"),
    ("name\tsize\tcode\n# a\n", "a.tsv:2: the line has 1 of 3 fields"),
    ("name\tsize\tcode\na\t1\t2", "a.tsv:2: the last line does not end"),
    ("name\tsize\tcode\na\t1\t2\r\n", "a.tsv:2: the line has a control character"),
    ("name\tsize\tcode\n\t1\t2\n", "a.tsv:2: name is empty"),
    (
      "name\tsize\tcode\na\t1.5\t2\n",
      "a.tsv:2: size should be a whole number, and is '1.5'"
    ),
    ("name\tsize\tcode\na\t\t2\n", "a.tsv:2: size should be a whole number, and is ''"),
    (
      "name\tsize\tcode\na\t1\t4g\n",
      "a.tsv:2: code should be a hexadecimal number, and is '4g'"
    ),
    (
      "name\tsize\tcode\na\t1234567890123456789\t2\n",
      "a.tsv:2: size should be a whole number, and is '1234567890123456789'"
    ),
  ])
  func `a malformed line is told with its number`(text: String, wanted: String) {
    #expect(fault(text) == wanted)
  }

  @Test func `fields are lists, numbers and meanings`() throws {
    var rows = try TableRows(
      DataTable(file: "a.tsv", text: "name\tsize\tcode\n0041,2019\t0.5\t\n"), columns)
    let hasRow = rows.next()
    var list = [7]
    try rows.read(hexadecimals: &list)
    let number = try rows.number()
    let code = try rows.integerIfAny()
    let hasAnother = rows.next()
    #expect(hasRow && !hasAnother)
    #expect(list == [0x41, 0x2019])
    #expect(number == 0.5)
    #expect(code == nil)
  }

  @Test(arguments: ["0041,", ",41", "", "41;42", "g"])
  func `a malformed list of numbers is told`(field: String) throws {
    var rows = try TableRows(DataTable(file: "a.tsv", text: "name\n\(field)\n"), ["name"])
    let hasRow = rows.next()
    #expect(hasRow)
    let message = "name should be a list of hexadecimal numbers, and is '\(field)'"
    #expect(throws: TableFault(file: "a.tsv", line: 2, message: message)) {
      var list: [Int] = []
      try rows.read(hexadecimals: &list)
    }
  }

  @Test func `a field without a meaning is told`() throws {
    var rows = try TableRows(
      DataTable(file: "a.tsv", text: "name\tsize\tcode\nx\ty\tz\n"), columns)
    let hasRow = rows.next()
    #expect(hasRow)
    #expect(throws: TableFault(file: "a.tsv", line: 2, message: "'x' is not a valid name")) {
      try rows.value { Bool($0) }
    }
  }
}
