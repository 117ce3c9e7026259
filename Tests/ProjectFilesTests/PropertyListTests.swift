import ProjectFiles
import Testing

@Suite struct PropertyListTests {
  private func list(_ inner: String) throws -> PropertyList {
    try readPropertyList(
      Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n\(inner)</dict></plist>".utf8))
  }

  @Test func `a file for the preprocessor is read as if no macro were defined`() throws {
    let read = try list(
      """
      <key>plain</key><string>1</string>
      #ifdef OTHER
      <key>other</key><string>2</string>
      #ifndef INNER
      <key>inner</key><string>3</string>
      #endif
      #else
      <key>usual</key><string>4</string>
      #endif
      #ifndef MISSING
      <key>missing</key><string>5</string>
      #endif

      """)
    let keys = try #require(read.dictionary).keys.sorted()
    #expect(keys == ["missing", "plain", "usual"])
  }

  @Test(arguments: ["#ifdef OPEN\n", "#endif\n", "#else\n", "# only a remark\n"])
  func `a file that stays wrong without directives is refused`(line: String) {
    #expect(throws: PropertyListError.self) {
      try list("<key>a</key><string>1</string>\n\(line)")
    }
  }

  @Test func `marks of a merge in a project are told with their line`() {
    let text = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\ta = 1;\n=======\n\ta = 2;\n>>>>>>> other\n}\n"
    let error = #expect(throws: PropertyListError.self) {
      try readPropertyList(Array(text.utf8))
    }
    #expect(error?.description == "line 3 begins a conflict that a merge has left there")
  }
}
