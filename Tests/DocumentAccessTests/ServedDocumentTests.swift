import DocumentAccess
import LayoutWorkbench
import TestSupport
import Testing

/// The documents that a server shows, and the search in them.
@Suite struct ServedDocumentTests {
  private func served(_ place: TestStore, _ arguments: [String] = []) throws -> ServedDocuments {
    try ServedDocuments(
      arguments, place, assets: place, localizations: [], isReadOnly: true, in: place.context)
  }

  @Test(arguments: [
    ([], ""), (["a.xib"], ""), (["App/a.xib"], "App/"), (["App/a.xib", "App/In/b.xib"], "App/"),
    (["App/a.xib", "Apple/b.xib"], ""), (["/x/y/a.xib", "/x/z/b.xib"], "/x/"),
  ])
  func `the folder of all paths is shown once`(paths: [String], folder: String) {
    #expect(ServedDocuments.commonFolder(of: paths) == folder)
  }

  @Test func `only what was named is served`() throws {
    let place = try TestStore()
    try place.folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try place.add("b.storyboard")
    try place.add("c.storyboard")
    let all = try served(place)
    #expect(try all.entries().map(\.name) == ["store:b.storyboard", "store:c.storyboard"])
    let some = try served(place, ["a.storyboard", "store:c.storyboard"])
    #expect(try some.entries().map(\.name) == ["a.storyboard", "store:c.storyboard"])
    #expect(throws: ServeFailure.self) { try some.reference("store:b.storyboard") }
    #expect(throws: ServeFailure.isFile(document: "a.storyboard")) {
      try some.reference("a.storyboard", revision: 1)
    }
  }

  @Test func `the version of the list follows each change of a document`() throws {
    let place = try TestStore()
    try place.add("b.storyboard")
    let served = try served(place)
    let before = served.listVersion
    #expect(served.listVersion == before)
    try place.add("b.storyboard", gap: 20)
    let after = served.listVersion
    #expect(after != before)
    try place.add("c.storyboard")
    #expect(served.listVersion != after)
  }

  @Test func `a search finds names, ids and kinds in files and in the store`() async throws {
    let place = try TestStore()
    try place.folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try place.add("b.storyboard")
    let served = try served(place, ["a.storyboard", "b.storyboard"])
    let index = SearchIndex()
    func found(_ text: String) async throws -> [String] {
      try await index.hits(for: text, in: served).map { "\($0.document) \($0.id)" }
    }
    let box = ["a.storyboard bxL-00-001", "store:b.storyboard bxL-00-001"]
    #expect(try await found("LEFT box") == box)
    #expect(try await found("bxl-00") == box)
    #expect(try await found("nothing of this name") == [])
    // A file is searched again as soon as it has changed.
    try place.folder.write(
      SampleDocuments.twoBoxes().replacing("Left Box", with: "First Box, renamed"),
      to: "a.storyboard")
    #expect(try await found("left box") == [box[1]])
  }
}
