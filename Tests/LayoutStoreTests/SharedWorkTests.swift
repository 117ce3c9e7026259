import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct SharedWorkTests {
  private let batch = FinishedBatch(
    request: "r", scenes: 1, environments: 1, layouts: 1, places: ["screen": 1])
  private let environment = LayoutEnvironment(
    device: "phone", size: Size(width: 375, height: 667),
    cell: GridCell(width: .compact, height: .regular))

  private func store(_ sample: SampleStore, claimant: String? = nil) throws {
    let document = LayoutDocument(SampleTree.document)
    let layout = ResolvedLayout(
      scene: document.scenes[0].id, environment: environment, status: .ok, views: [],
      diagnostics: [])
    _ = try sample.store.addResults(
      [
        DocumentResults(
          [NewResult(layout, of: ScreenStructure(document))],
          of: try sample.store.documents()[0].latest, finished: batch, claimant: claimant)
      ], engine: "1")
  }

  @Test func `a document is claimed by one process until that has stored its results`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.add(SampleTree.document, as: "b.storyboard")
    func claim(_ process: String, _ names: [String]) throws -> Set<String> {
      try sample.store.claim(names, for: process, at: 1) { _, _ in true }
    }
    #expect(try claim("one", ["Main.storyboard"]) == [])
    #expect(try claim("one", ["Main.storyboard"]) == [])
    #expect(
      try claim("two", ["Main.storyboard", "b.storyboard", "gone"]) == ["Main.storyboard"])
    // Results of somebody else do not end the claim.
    try store(sample, claimant: "two")
    #expect(try claim("two", ["Main.storyboard"]) == ["Main.storyboard"])
    try store(sample, claimant: "one")
    #expect(try claim("two", ["Main.storyboard"]) == [])
    try sample.store.releaseClaims(of: "two")
    #expect(try sample.rows("SELECT count(*) FROM claim") == ["0"])
  }

  @Test func `the claim of a process that has ended is taken over`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    _ = try sample.store.claim(["Main.storyboard"], for: "one", at: 41) { _, _ in true }
    var asked: [String] = []
    let held = try sample.store.claim(["Main.storyboard"], for: "two", at: 42) { process, time in
      asked.append("\(process) \(time)")
      return false
    }
    #expect(held == [])
    #expect(asked == ["one 41"])
    #expect(try sample.rows("SELECT process, time FROM claim") == ["two|42"])
    try sample.store.remove("Main.storyboard")
    #expect(try sample.rows("SELECT count(*) FROM claim") == ["0"])
  }

  @Test func `a batch is finished until document, results or engine are others`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    func finished(_ engine: String = "1") throws -> [String: [FinishedBatch]] {
      try sample.store.finishedBatches(engine: engine)
    }
    try store(sample)
    #expect(try finished() == ["Main.storyboard": [batch]])
    #expect(try finished("2").isEmpty)
    try sample.change("UPDATE constraints SET constant = 77 WHERE constant <> 77")
    #expect(try finished().isEmpty)
    try store(sample)
    #expect(try finished() == ["Main.storyboard": [batch]])
    try sample.change(
      "DELETE FROM layoutResult WHERE id = (SELECT max(id) FROM layoutResult)")
    #expect(try finished().isEmpty)
    try store(sample)
    try sample.store.remove("Main.storyboard")
    #expect(try sample.rows("SELECT count(*) FROM finishedBatch") == ["0"])
  }

  @Test func `a store of the third version gets the tables of shared work`() throws {
    let newer = try SampleStore()
    try newer.add(SampleTree.document)
    defer { withExtendedLifetime(newer) {} }
    let store = try DocumentStore(path: OldStore.make(version: 3, from: newer))
    #expect(try store.finishedBatches(engine: "1").isEmpty)
    #expect(try store.seenFiles(by: "r").isEmpty)
    #expect(try store.load("Main.storyboard") == SampleTree.document)
  }
}
