import Diagnostics
import InterfaceBuilder
import LayoutModel
import Testing

@Suite struct StringsTests {
  /// Files and the entries that they hold.
  static let files: [(text: String, entries: [[String]])] = [
    ("", []),
    ("/* nothing */ // at all", []),
    (#""a.text" = "A";"#, [["a.text", "A"]]),
    (
      "/* Class = \"UILabel\"; */\n\"a.text\" = \"A\";\r\n\"b.text\"=\"B\";",
      [["a.text", "A"], ["b.text", "B"]]
    ),
    (
      "a.text = Word; b-1.text = 'one \"word\"';",
      [["a.text", "Word"], ["b-1.text", "one \"word\""]]
    ),
    ("{ a = b; }", [["a", "b"]]),
    ("\"alone\";", [["alone", "alone"]]),
    ("a /* x */ = // y\n b;", [["a", "b"]]),
    (#""a" = "\n\t\r\"\'\\\U00e9\101\q";"#, [["a", "\n\t\r\"'\\éAq"]]),
    (#""a" = "\UD83D\UDE00";"#, [["a", "😀"]]),
    ("\"a\" = \"two\nlines\";", [["a", "two\nlines"]]),
    ("\"ü\" = \"日本\";", [["ü", "日本"]]),
    ("a = path/to/x; b = y // z\n;", [["a", "path/to/x"], ["b", "y"]]),
  ]

  @Test(arguments: files)
  func `a file gives its entries in order`(text: String, entries: [[String]]) throws {
    let table = try readStrings(Array(text.utf8))
    #expect(table.entries.map { [$0.key, $0.text] } == entries)
  }

  @Test func `the encoding is found by the byte order mark, or by the first character`() throws {
    let text = "\"a.text\" = \"Zoë 😀\";\n"
    let little = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, little, big,
    ]
    for bytes in files {
      #expect(try readStrings(bytes).entries.map(\.text) == ["Zoë 😀"])
    }
  }

  @Test func `entries know their place`() throws {
    let table = try readStrings(Array("/* é */ \"a\" = \"b\";\r\n  \"c\" = \"d\";".utf8))
    #expect(
      table.entries.map(\.location) == [
        SourceLocation(line: 1, column: 9), SourceLocation(line: 2, column: 3),
      ])
  }

  /// Wrong files, with the line and column of the fault.
  static let faults: [(text: String, line: Int, column: Int, word: String)] = [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "';'"),
    ("\"a\" = \"b\" c\";", 1, 11, "';'"),
    ("\"a\" \"b\";", 1, 5, "'='"),
    ("\"a\" = ;", 1, 7, "a text"),
    ("\"a\" = { b = c; };", 1, 7, "a text"),
    ("= \"b\";", 1, 1, "a key"),
    ("\"a\" = \"b;\n", 1, 7, "not closed"),
    ("\n/* open", 2, 1, "comment"),
    ("{ a = b;", 1, 9, "braces"),
    ("a = b; }", 1, 8, "a key"),
    ("a = b", 1, 6, "ends inside"),
    ("\"a\" = \"\\U12\";", 1, 9, "hexadecimal"),
    ("\"a\" = \"\\UD83D\";", 1, 9, "surrogate"),
    ("a = b;\n<<<<<<< HEAD\n", 2, 1, "merge"),
    ("<plist><array/></plist>", 1, 1, "dictionary"),
    ("bplist00", 1, 1, "dictionary"),
    ("<plist><dict>", 1, 1, "damaged"),
  ]

  @Test(arguments: faults)
  func `a fault is told with its place and what to do`(
    text: String, line: Int, column: Int, word: String
  ) throws {
    let error = try #require(throws: StringsError.self) { try readStrings(Array(text.utf8)) }
    #expect(error.location == SourceLocation(line: line, column: column), "\(error)")
    #expect(error.diagnostic.message.contains(word), "\(error)")
    #expect(error.diagnostic.hint != nil)
    #expect(error.diagnostic.code == .invalidStrings)
  }

  @Test func `bytes that are no characters are told where they stand`() throws {
    let bytes = Array("\"a\" = \"b\";\n\"c".utf8) + [0xFF, 0x22]
    let error = try #require(throws: StringsError.self) { try readStrings(bytes) }
    #expect(error.location == SourceLocation(line: 2, column: 3))
    let odd: [UInt8] = [0xFF, 0xFE, 0x61, 0x00, 0x3D]
    #expect(throws: StringsError.self) { try readStrings(odd) }
  }

  @Test func `a property list in XML is a table, too`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>b.text</key><string>B</string><key>a.text</key><string>A</string></dict></plist>
      """
    let table = try readStrings(Array(text.utf8))
    #expect(table.entries.map { [$0.key, $0.text] } == [["a.text", "A"], ["b.text", "B"]])
  }
}

@Suite struct XLIFFTests {
  private func file(_ body: String, _ attributes: String = "target-language=\"de\"") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Base.lproj/Main.storyboard" source-language="en" \(attributes)>
      <body>\(body)</body></file></xliff>
      """.utf8)
  }

  @Test func `units give targets, and sources where there is none`() throws {
    let table = try readXLIFF(
      file(
        """
        <trans-unit id="a.text"><source>A</source><target>Ah &amp; <g id="1">o</g></target></trans-unit>
        <group><trans-unit id="b.text"><source>B</source></trans-unit></group>
        """))
    #expect(table.language == "de")
    #expect(table.entries.map { [$0.key, $0.text] } == [["a.text", "Ah & o"], ["b.text", "B"]])
    #expect(
      table.entries.map(\.original) == Array(repeating: "App/Base.lproj/Main.storyboard", count: 2))
    #expect(table.entries.map(\.location?.line) == [4, 5])
  }

  @Test(arguments: [
    ("<trans-unit><source>A</source></trans-unit>", "4:7: error: a translation unit has no id"),
    ("<trans-unit id=\"a\"/>", "4:7: error: the translation unit 'a' has neither"),
    ("<trans-unit id=\"a\">", "4:26: error:"),
  ])
  func `a fault is told with its place`(body: String, start: String) throws {
    let error = try #require(throws: XLIFFError.self) { try readXLIFF(file(body)) }
    #expect(error.diagnostic.text.hasPrefix(start), "\(error.diagnostic.text)")
  }

  @Test func `another version and another format are refused`() throws {
    for text in ["<xliff version=\"2.0\"/>", "<document/>"] {
      let error = try #require(throws: XLIFFError.self) { try readXLIFF(Array(text.utf8)) }
      #expect(error.diagnostic.code == .invalidStrings)
      #expect(error.diagnostic.hint != nil)
    }
  }
}
