import Diagnostics
import LayoutJSON
import LayoutModel
import Testing

@Suite struct StringCatalogTests {
  private func catalog(_ strings: String) -> [UInt8] {
    Array("{\"sourceLanguage\": \"en\", \"version\": \"1.0\",\n\"strings\": {\(strings)}}".utf8)
  }

  private func unit(_ text: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  @Test func `a language gives its texts, and leaves out what is not translated yet`() throws {
    let bytes = catalog(
      """
      "a.text": {"localizations": {"de": \(unit("Ah")), "en": \(unit("A"))}},
      "b.text": {"localizations": {"en": \(unit("B"))}},
      "c.text": {"localizations": {"de": \(unit("", state: "new"))}},
      "d.text": {"localizations": {"de": \(unit(""))}},
      "e.text": {}
      """)
    let table = try readStringCatalog(bytes, language: "de")
    #expect(table.language == "de")
    #expect(table.entries.map { [$0.key, $0.text] } == [["a.text", "Ah"], ["d.text", ""]])
    #expect(table.entries.first?.location?.line == 2)
    #expect(try readStringCatalog(bytes, language: nil).language == "de")
    #expect(try readStringCatalog(bytes, language: "en").entries.map(\.text) == ["A", "B"])
  }

  @Test func `variations by plural give other, those by device the device's own`() throws {
    let plural =
      "{\"variations\": {\"plural\": {\"one\": \(unit("one")), \"other\": \(unit("many"))}}}"
    let bytes = catalog(
      """
      "a": {"localizations": {"de": \(plural)}},
      "b": {"localizations": {"de": {"variations": {"device": {"ipad": \(unit("pad")), "other": \(plural)}}}}},
      "c": {"localizations": {"de": {"variations": {"device": {"iphone": \(unit("phone"))}}}}}
      """)
    let entries = try readStringCatalog(bytes, language: "de").entries
    #expect(entries.map(\.text) == ["many", "many", "phone"])
    #expect(entries[1].textsByDevice == ["ipad": "pad", "other": "many"])
  }

  @Test func `what can't be used is told`() throws {
    let two = catalog("\"a\": {\"localizations\": {\"de\": \(unit("x")), \"fr\": \(unit("y"))}}")
    let cases: [(bytes: [UInt8], language: String?, text: String)] = [
      (
        two, nil,
        "error: the catalog has texts in several languages [invalid-catalog]\n  hint: choose one with --language: de, en, fr"
      ),
      (
        two, "it",
        "error: the catalog has no texts in 'it' [invalid-catalog]\n  hint: it has de, en, fr"
      ),
      (Array("{}".utf8), nil, "1:1: error: this is JSON, but no string catalog [invalid-catalog]"),
      (Array("{".utf8), nil, "1:2: error: "),
      (
        catalog("\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {}}}}"), nil,
        "2:43: error: 'a' has no text in 'de'"
      ),
    ]
    for (bytes, language, text) in cases {
      let error = try #require(throws: StringCatalogError.self) {
        try readStringCatalog(bytes, language: language)
      }
      #expect(error.diagnostic.text.hasPrefix(text), "\(error.diagnostic.text)")
    }
  }
}
