import DocumentAccess
import HostAccess
import LayoutWorkbench
import PlainText
import TestSupport
import Testing

/// What arguments name: files, folders, documents of the store, standard input.
@Suite struct DocumentCatalogTests {
  private func names(_ found: [DocumentReference]) -> [String] {
    found.map {
      if case .stored = $0 { "store:\($0.shownName)" } else { $0.shownName }
    }
  }

  @Test func `a path that exists is a file, and 'store:' is always the store`() throws {
    let place = try TestStore()
    try place.folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try place.add("a.storyboard")
    try place.add("b.storyboard")
    let catalog = DocumentCatalog(place, in: place.context)
    #expect(names(try catalog.references(for: "a.storyboard")) == ["a.storyboard"])
    #expect(names(try catalog.references(for: "store:a.storyboard")) == ["store:a.storyboard"])
    #expect(names(try catalog.references(for: "b.storyboard")) == ["store:b.storyboard"])
    #expect(names(try catalog.references(for: "b.storyboard@1")) == ["store:b.storyboard@1"])
  }

  @Test func `a folder stands for the documents below it, on the disk and in the store`() throws {
    let place = try TestStore()
    for name in ["App/b.xib", "App/In/a.storyboard", "App/notes.txt"] {
      try place.folder.write(SampleDocuments.twoBoxes(), to: name)
    }
    for name in ["Old/b.xib", "Old/In/a.storyboard", "Older/c.xib"] { try place.add(name) }
    let catalog = DocumentCatalog(place, in: place.context)
    #expect(
      Set(names(try catalog.references(for: "App"))) == ["App/b.xib", "App/In/a.storyboard"])
    #expect(
      names(try catalog.references(for: "Old")) == ["store:Old/In/a.storyboard", "store:Old/b.xib"])
  }

  @Test func `an argument that names nothing is told, and the others are found`() throws {
    let place = try TestStore()
    try place.folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try place.folder.write("", to: "notes.txt")
    try place.add("Main.storyboard")
    let catalog = DocumentCatalog(place, in: place.context)
    let failures = FailureCollector(in: place.context)
    let found = try catalog.references(
      for: ["notes.txt", "a.storyboard", "Mian.storyboard", "./a.storyboard"], failures: failures)
    #expect(names(found) == ["a.storyboard"])
    #expect(failures.count == 2)
    #expect(failures.arguments.map(\.argument) == ["notes.txt", "Mian.storyboard"])
    #expect(place.errors.text.contains("'notes.txt' is not a .storyboard, .xib or .json file"))
    #expect(place.errors.text.contains("'Main.storyboard'"))
  }

  @Test func `standard input is read once, and never written`() throws {
    let place = try TestStore()
    var context = place.context
    context.pipedName = "a.xib"
    let catalog = DocumentCatalog(place, in: context)
    #expect(names(try catalog.references(for: "-")) == ["a.xib"])
    #expect(try catalog.references(for: "-") == (try catalog.references(for: "-")))
    let writing = DocumentCatalog(place, writes: true, in: context)
    #expect(throws: CommandFailure.standardInputIsNotWritten) { try writing.references(for: "-") }
  }

  @Test func `an edit wants one document in its latest revision`() throws {
    let place = try TestStore()
    try place.add("a.storyboard")
    try place.add("a.storyboard", gap: 12)
    try place.add("b.storyboard")
    let catalog = DocumentCatalog(place, in: place.context)
    #expect(try catalog.singleReference("a.storyboard@2").shownName == "a.storyboard")
    #expect(
      throws: CommandFailure.oldRevision(document: "a.storyboard", revision: 1, latest: 2)
    ) { try catalog.singleReference("a.storyboard@1") }
    #expect(throws: CommandFailure.severalDocuments(argument: "store:.", count: 2)) {
      try catalog.singleReference("store:.")
    }
  }
}
