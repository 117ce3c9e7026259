import Testing

@testable import Reports

/// Tables in a terminal.
@Suite struct AlignedColumnsTests {
  @Test func `cells stand below each other, and numbers end there`() {
    let columns = AlignedColumns(widths: [6, 4, 5], alignsRight: [false, true, false], room: nil)
    #expect(columns.row(["name", "size", "kind"]) == ["name    size  kind"])
    #expect(columns.row(["a", "7", "view"]) == ["a          7  view"])
    #expect(columns.row(["größer", "1234", ""]) == ["größer  1234  "])
  }

  @Test func `a narrow terminal continues each row at the same column`() {
    let columns = AlignedColumns(widths: [4, 4, 4], alignsRight: [false, false, true], room: 12)
    #expect(columns.row(["a", "b", "c"]) == ["a     b", "       c"])
    #expect(columns.row(["a", "b", ""]) == ["a     b"])
    #expect(columns.row(["wide name", "b", "c"]) == ["wide name  b", "       c"])
  }

  @Test func `characters of double width take two columns`() {
    let columns = AlignedColumns(widths: [4, 1], alignsRight: [false, false], room: nil)
    #expect(columns.row(["日本", "x"]) == ["日本  x"])
    #expect(columns.row(["ab", "x"]) == ["ab    x"])
  }
}
