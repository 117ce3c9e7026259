import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

/// Triggers, keys and checks are off while the program writes a tree: what they would have said must hold anyway.
@Suite struct RowCheckingTests {
  @Test func `the program writes the rows that the tables would have taken`() throws {
    let unchecked = try SampleStore()
    let checked = try SampleStore()
    // Together they have a row in each typed table.
    var sample = SampleTree.document
    sample.root.content += [
      .element(DocumentElement("size", ["key": "itemSize", "width": "1", "height": "2.50"])),
      .element(DocumentElement("state", ["key": "normal", "title": "Send"])),
      .element(DocumentElement("imageReference", ["key": "image", "image": "star"])),
      .element(DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "sa-fe-Are"])),
    ]
    try unchecked.add(sample, as: "all")
    try checked.addChecked(sample, as: "all")
    for seed in 0..<60 as Range<UInt64> {
      var generated = GeneratedTree(seed: seed)
      let tree = generated.document()
      try unchecked.add(tree, as: "\(seed)")
      try checked.addChecked(tree, as: "\(seed)")
    }
    let tables = RowTable.all.map(\.name) + ["document", "revision", "shape"]
    for table in tables {
      let rows = try unchecked.rows("SELECT * FROM \(table) ORDER BY 1, 2, 3")
      #expect(try rows == checked.rows("SELECT * FROM \(table) ORDER BY 1, 2, 3"), "\(table)")
      #expect(!rows.isEmpty, "nothing was compared of \(table)")
    }
  }

  @Test func `keys and checks hold for what the program has written`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    for seed in 0..<60 as Range<UInt64> {
      var generated = GeneratedTree(seed: seed)
      try sample.add(generated.document(), as: "\(seed)")
    }
    try sample.store.write { connection, _ in
      let keys = try connection.texts("PRAGMA foreign_key_check")
      let checks = try connection.texts("PRAGMA integrity_check")
      #expect(keys.isEmpty)
      #expect(checks == ["ok"])
    }
  }

  @Test func `after an import the tables check again`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.self) {
      try sample.change("INSERT INTO rect (revisionKey, element) VALUES (1, 999999)")
    }
    #expect(throws: StoreError.self) {
      try sample.change("UPDATE rect SET width = 9e999 WHERE revisionKey = 1")
    }
    try sample.change("UPDATE rect SET width = 7 WHERE revisionKey = 1")
    // A change makes a revision, as triggers do.
    let edits = try sample.store.log("Main.storyboard").map { $0.edits > 0 }
    #expect(edits == [true, false])
    // A removal takes everything along, which triggers do.
    try sample.add(SampleTree.document, as: "b")
    try sample.store.remove("b")
    try sample.store.remove("Main.storyboard")
    #expect(try sample.rows("SELECT count(*) FROM element") == ["0"])
  }

  @Test func `texts that are too long for one place are bound, too`() throws {
    let sample = try SampleStore()
    var tree = SampleTree.document
    let texts = (0..<40).map { String(repeating: "\($0)é", count: 40 * $0) }
    tree.root.content += texts.enumerated().map { position, text in
      .element(DocumentElement("text\(position)", ["a": text, "b": "", "c": text]))
    }
    try sample.add(tree, as: "long")
    #expect(try sample.store.load("long") == tree)
  }
}

extension SampleStore {
  /// Writes a tree as ``add(_:as:)`` does, with all that the tables check.
  fileprivate func addChecked(_ tree: DocumentTree, as name: String) throws {
    try store.write(checking: .byTables) { connection, shapes in
      _ = try DocumentStore.importDocument(
        tree, name: name, path: nil, time: sampleTime, source: nil, on: connection,
        shapes: &shapes)
    }
  }
}
