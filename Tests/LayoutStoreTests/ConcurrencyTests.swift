import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct ConcurrencyTests {
  @Test func `two connections import into one new store at once`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.sqlite"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<3 {
        group.addTask {
          let store = try DocumentStore(path: path)
          for number in 0..<25 {
            var tree = SampleTree.document
            tree.root["version"] = "\(number)"
            try store.importDocument(tree, name: "own \(worker)/\(number)", time: sampleTime)
            try store.importDocument(tree, name: "shared \(number)", time: sampleTime)
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try DocumentStore(path: path)
    let documents = try store.documents()
    #expect(documents.count == 100)
    #expect(documents.allSatisfy { $0.latest.number == 1 })
    for document in documents {
      let number = document.name.split(whereSeparator: { $0 == " " || $0 == "/" }).last ?? ""
      #expect(try store.load(document.name).root["version"] == String(number))
    }
  }

  @Test func `what fails halfway leaves nothing`() throws {
    struct Killed: Error {}
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.self) {
      try sample.store.write { connection, shapes in
        try connection.execute(
          "INSERT INTO revision (key, document, number, time, kind) VALUES (9, 1, 2, '2026-01-01', 'xib')"
        )
        var writer = try TreeWriter(document: "a", revision: 9, connection: connection)
        var generated = GeneratedTree(seed: 1)
        try writer.write(generated.document(), shapes: &shapes)
        throw Killed()
      }
    }
    #expect(try sample.store.log("Main.storyboard").count == 1)
    #expect(try sample.rows("SELECT count(*) FROM element WHERE revisionKey = 9") == ["0"])
    // Shapes of the undone transaction are not taken for known.
    var generated = GeneratedTree(seed: 1)
    let tree = generated.document()
    try sample.add(tree, as: "a")
    #expect(try sample.store.load("a") == tree)
  }

  @Test func `a reader sees the state before or after`() throws {
    let sample = try SampleStore()
    let reader = try DocumentStore(path: sample.path, access: .readOnly)
    #expect(try reader.documents().isEmpty)
    try sample.store.write { connection, _ in
      try connection.execute("INSERT INTO document (name) VALUES ('half')")
      try connection.execute(
        "INSERT INTO revision (document, number, time, kind) VALUES (1, 1, '2026-01-01', 'xib')")
      let seen = try reader.documents()
      #expect(seen.isEmpty)
    }
    #expect(try reader.documents().map(\.name) == ["half"])
  }
}
