import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

/// Documents that go in together, by one transaction.
@Suite struct SeveralDocumentsTests {
  @Test func `several documents go in as they would one by one`() throws {
    let together = try SampleStore()
    let single = try SampleStore()
    // Some of them twice with the same content, some with another.
    let documents = (0..<40 as Range<UInt64>).map { seed in
      var generated = GeneratedTree(seed: seed % 24)
      return NewDocument(name: "\(seed % 16)", tree: generated.document(), path: "at/\(seed)")
    }
    let outcomes = try together.store.importDocuments(documents, time: sampleTime).map {
      try $0.get()
    }
    let expected = try documents.map {
      try single.store.importDocument($0.tree, name: $0.name, path: $0.path, time: sampleTime)
    }
    #expect(outcomes == expected)
    for table in RowTable.all.map(\.name) + ["document", "revision", "shape"] {
      let rows = "SELECT * FROM \(table) ORDER BY 1, 2, 3"
      #expect(try together.rows(rows) == single.rows(rows), "\(table)")
    }
  }

  @Test func `one that fails does not keep the others out`() throws {
    let sample = try SampleStore()
    var faulty = SampleTree.document
    faulty.root.attributes.append(DocumentAttribute(name: "type", value: "again"))
    let outcomes = sample.store.importDocuments(
      [
        NewDocument(name: "a", tree: SampleTree.document),
        NewDocument(name: "b", tree: faulty),
        NewDocument(name: "c", tree: SampleTree.document),
      ], time: sampleTime)
    #expect(
      outcomes == [
        .success(.added(revision: 1)),
        .failure(.unstorable(name: "b", reason: "<document> has the attribute 'type' twice")),
        .success(.added(revision: 1)),
      ])
    #expect(try sample.store.documents().map(\.name) == ["a", "c"])
    #expect(try sample.store.load("c") == SampleTree.document)
  }

  @Test func `after a failure of the store itself nothing more is tried`() throws {
    let sample = try SampleStore()
    sample.store.close()
    let documents = ["a", "b"].map { NewDocument(name: $0, tree: SampleTree.document) }
    let outcomes = sample.store.importDocuments(documents, time: sampleTime)
    let closed = StoreError.cannotOpen(path: sample.path, reason: "the store was closed")
    #expect(outcomes == [.failure(closed), .failure(closed)])
  }
}
