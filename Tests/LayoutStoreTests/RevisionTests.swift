import ElementTree
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

  @Test func `a change of a revision that has changed since is refused`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    func save(over state: RevisionState) throws -> ImportOutcome {
      var tree = SampleTree.document
      tree.root["toolsVersion"] = "23000"
      return try sample.store.importDocument(
        tree, name: "Main.storyboard", time: sampleTime, insteadOf: .state(state))
    }
    let name = "Main.storyboard"
    let seen = try sample.store.log(name)[0].state
    // The first edit by SQL makes a revision, the second one changes it.
    for (constant, latest) in [(9, 2), (10, 2)] {
      let before = try sample.store.log(name)[0].state
      try sample.change(
        """
        UPDATE layoutConstraint SET constant = \(constant)
        WHERE id = 'K-1' AND revisionKey = (SELECT revisionKey FROM documents)
        """)
      let edited = try sample.store.load(name)
      #expect(throws: StoreError.changedMeanwhile(name: name, latest: latest)) {
        try save(over: before)
      }
      #expect(try sample.store.load(name) == edited)
    }
    #expect(throws: StoreError.changedMeanwhile(name: name, latest: 2)) { try save(over: seen) }
    let now = try sample.store.log(name)[0].state
    #expect(try save(over: now) == .replacedEdits(revision: 3, edited: 2))
  }

  @Test func `of several documents none is stored where one has changed since`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document, as: "a")
    try sample.add(SampleTree.document, as: "b")
    var tree = SampleTree.document
    tree.root["toolsVersion"] = "23000"
    let (read, revision) = try sample.store.loadRevision("a")
    #expect(read == SampleTree.document && revision.number == 1)
    let other = try sample.store.loadRevision("b").revision
    _ = try sample.store.importDocument(
      tree, name: "b", time: sampleTime, insteadOf: .state(other.state))
    func store(_ name: String, _ expected: RevisionExpectation) throws {
      try sample.store.importTogether(
        [("a", tree, .state(revision.state)), (name, tree, expected)], time: sampleTime)
    }
    #expect(throws: StoreError.changedMeanwhile(name: "b", latest: 2)) {
      try store("b", .state(other.state))
    }
    #expect(throws: StoreError.alreadyThere(name: "b")) { try store("b", .nothing) }
    #expect(try sample.store.log("a").count == 1 && sample.store.log("b").count == 2)
    try store("c", .nothing)
    #expect(try sample.store.documents().map(\.latest.number) == [2, 2, 1])
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
