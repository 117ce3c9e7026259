import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct RevisionTests {
  @Test func `importing the same again adds nothing`() throws {
    let sample = try SampleStore()
    #expect(try sample.add(SampleTree.document) == .added(revision: 1))
    #expect(try sample.add(SampleTree.document) == .unchanged(revision: 1))
    #expect(try sample.store.log("Main.storyboard").count == 1)
  }

  @Test func `a changed document is a new revision, and the old one stays`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    var changed = SampleTree.document
    changed.root["toolsVersion"] = "23000"
    #expect(try sample.add(changed) == .added(revision: 2))
    #expect(try sample.store.load("Main.storyboard") == changed)
    #expect(try sample.store.load("Main.storyboard", revision: 1) == SampleTree.document)
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [2, 1])
    // The same as an older one is new all the same.
    #expect(try sample.add(SampleTree.document) == .added(revision: 3))
  }

  @Test func `what counts is what the rows say now`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE layoutConstraint SET constant = 9 WHERE id = 'K-1'")
    let edited = try sample.store.load("Main.storyboard")
    #expect(try sample.add(edited) == .unchanged(revision: 2))
    #expect(try sample.add(SampleTree.document) == .replacedEdits(revision: 3, edited: 2))
    #expect(try sample.store.load("Main.storyboard", revision: 1) == SampleTree.document)
    #expect(try sample.store.load("Main.storyboard", revision: 2) == edited)
  }

  @Test func `documents are listed by name`() throws {
    let sample = try SampleStore()
    for name in ["b.xib", "a/z.storyboard", "B.xib"] {
      try sample.add(SampleTree.document, as: name)
    }
    #expect(try sample.store.documents().map(\.name) == ["B.xib", "a/z.storyboard", "b.xib"])
    #expect(try sample.store.documents()[0].latest.time == sampleTime)
  }

  @Test func `a removed document leaves no row`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.store.remove("Main.storyboard")
    for table in TypedTable.all.map(\.name) + ["element", "attribute", "spelling", "content"] {
      #expect(try sample.rows("SELECT count(*) FROM \(table)") == ["0"], "\(table)")
    }
    #expect(throws: StoreError.unknownDocument(name: "Main.storyboard")) {
      try sample.store.load("Main.storyboard")
    }
  }

  @Test func `unknown documents and revisions are named`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.unknownDocument(name: "x")) { try sample.store.log("x") }
    #expect(throws: StoreError.unknownDocument(name: "x")) { try sample.store.remove("x") }
    #expect(
      throws: StoreError.unknownRevision(name: "Main.storyboard", revision: 4, latest: 1)
    ) { try sample.store.load("Main.storyboard", revision: 4) }
  }
}
