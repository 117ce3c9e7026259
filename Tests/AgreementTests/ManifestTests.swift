import Agreement
import Testing

@Suite struct ManifestTests {
  @Test func `columns may stand in any order, and others are passed over`() throws {
    let manifest = try Manifest(
      "bytes\tpath\trepository\tsha256\tcommit\n12\tApp/Main.storyboard\tsome/one\tAB\tc0ffee\n")
    let entry = try #require(manifest.documents.first)
    #expect(entry.place == "some__one/App/Main.storyboard")
    #expect(entry.sha256 == "ab")
    #expect(entry.commit == "c0ffee")
  }

  @Test func `a part is a folder around the repository's`() throws {
    let manifest = try Manifest(
      "part\trepository\tcommit\tpath\tsha256\nmore\ta/b\tc\td.xib\tef\n")
    #expect(manifest.documents.map(\.place) == ["more/a__b/d.xib"])
  }

  @Test func `what is missing is named with its line`() {
    #expect(throws: ManifestError.empty) { try Manifest("") }
    #expect(throws: ManifestError.missingColumn("sha256")) {
      try Manifest("repository\tcommit\tpath\n")
    }
    #expect(throws: ManifestError.wrongCount(line: 3, expected: 4, found: 2)) {
      try Manifest("repository\tcommit\tpath\tsha256\na/b\tc\td\te\na/b\tc\n")
    }
  }
}
