import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

/// Documented views take changes; each makes a revision of its own.
@Suite struct ViewEditTests {
  @Test(arguments: [
    ("UPDATE constraints SET constant = 12 WHERE id = 'K-1'", "K-1.constant: 8 -> 12"),
    (
      "UPDATE constraints SET priority = 700 WHERE id = 'K-3'", "K-3.priority: none -> 700"
    ),
    ("UPDATE views SET hidden = 1 WHERE id = 'L-1'", "L-1.hidden: NO -> YES"),
    ("UPDATE views SET width = 300 WHERE id = 'L-1'", "frame.width: 335 -> 300"),
    (
      "UPDATE views SET horizontalHugging = 800 WHERE id = 'L-1'",
      "L-1.horizontalHuggingPriority: 251 -> 800"
    ),
    ("UPDATE views SET spacing = 9 WHERE id = 'T-1'", "T-1.spacing: 7.9999999999999996 -> 9"),
    ("UPDATE fonts SET pointSize = 18 WHERE cell IS NULL", "fontDescription.pointSize: 17 -> 18"),
    ("UPDATE masks SET installed = 1 WHERE id = 'K-3'", "K-3: <exclude> -> <include>"),
    (
      "UPDATE connections SET destination = 'T-1' WHERE id = 'O-1'",
      "O-1.destination: L-1 -> T-1"
    ),
    (
      "UPDATE attributes SET value = 'no' WHERE name = 'somethingNew'",
      "L-1.somethingNew: yes & no -> no"
    ),
    ("UPDATE images SET height = 33 WHERE name = 'logo'", "image.height: 32.50 -> 33"),
  ])
  func `a change of a view changes exactly that`(sql: String, difference: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change(sql)
    let changed = try sample.store.load("Main.storyboard")
    #expect(differences(SampleTree.document.root, changed.root) == [difference])
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [2, 1])
    #expect(try sample.store.log("Main.storyboard").map(\.edits) == [1, 0])
    #expect(try sample.store.load("Main.storyboard", revision: 1) == SampleTree.document)
  }

  @Test func `a constant that SQL states is no standard distance any more`() throws {
    let sample = try SampleStore()
    var tree = SampleTree.document
    tree.root.modify(id: "K-1") { $0["symbolic"] = "YES" }
    try sample.add(tree)
    func constraint() throws -> LayoutConstraint? {
      LayoutDocument(try sample.store.load("Main.storyboard")).constraints.first { $0.id == "K-1" }
    }
    #expect(try constraint()?.isSymbolic == true)
    try sample.change("UPDATE constraints SET constant = 12 WHERE id = 'K-1'")
    #expect(try constraint()?.constant == 12)
    #expect(try constraint()?.isSymbolic == false)
  }

  @Test func `a change to the value that is there is none`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE constraints SET constant = constant, priority = priority")
    try sample.change("UPDATE views SET x = x, hidden = hidden; UPDATE view SET text = text")
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [1])
  }

  @Test(arguments: [
    "UPDATE constraints SET revision = 7", "UPDATE views SET name = 'x'",
    "UPDATE views SET superview = 'x'", "UPDATE constraints SET constant = 9e999",
    "INSERT INTO constraints (document, owner, firstAttribute) VALUES ('no', 'V-1', 'width')",
    "INSERT INTO constraints (document, owner, firstAttribute) VALUES ('Main.storyboard', 'no', 'width')",
  ])
  func `what follows from other columns is not changed`(sql: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.self) { try sample.change(sql) }
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [1])
  }

  @Test func `a constraint goes into the list of its owner`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    for owner in ["V-1", "L-1"] {
      try sample.change(
        """
        INSERT INTO constraints (document, owner, firstItem, firstAttribute, constant, id)
        VALUES ('Main.storyboard', '\(owner)', 'L-1', 'height', 44, 'new-\(owner)')
        """)
      let document = LayoutDocument(try sample.store.load("Main.storyboard"))
      let made = document.constraints.first { $0.id == ObjectID("new-\(owner)") }
      #expect(made?.constant == 44)
      #expect(made?.first.item == "L-1")
      #expect(
        try sample.rows("SELECT owner FROM constraints WHERE id = 'new-\(owner)'") == [owner])
    }
    #expect(try sample.store.log("Main.storyboard").map(\.number) == [2, 1])
    try sample.change("DELETE FROM constraints WHERE id LIKE 'new-%'")
    var left: [String] = []
    try sample.store.load("Main.storyboard").root.forEach { left += $0["id"].map { [$0] } ?? [] }
    #expect(!left.contains { $0.hasPrefix("new-") })
  }

  @Test func `a view takes along what names it`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.changeWithoutForeignKeys("DELETE FROM views WHERE id = 'L-1'")
    let tree = try sample.store.load("Main.storyboard")
    var values: Set<String> = []
    tree.root.forEach { values.formUnion($0.attributes.map(\.value)) }
    #expect(!values.contains("L-1"))
    // Its constraints, and the outlet; a mask names one of the constraints.
    for id in ["K-1", "K-2", "O-1"] { #expect(!values.contains(id), "\(id)") }
    for id in ["K-3", "T-1", "O-2"] { #expect(values.contains(id), "\(id)") }
    #expect(try sample.rows("SELECT * FROM orphans") == [])
    #expect(try sample.rows("SELECT * FROM removal") == [])
  }

  @Test func `another id is used wherever the object is named`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE views SET id = 'new' WHERE id = 'T-1'")
    var values: [String] = []
    try sample.store.load("Main.storyboard").root.forEach { values += $0.attributes.map(\.value) }
    #expect(!values.contains("T-1"))
    #expect(values.filter { $0 == "new" }.count > 1)
  }

  @Test func `changes go into one revision until the store is opened again`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE constraints SET constant = 12 WHERE id = 'K-1'")
    try sample.change("UPDATE constraints SET constant = 13 WHERE id = 'K-1'")
    #expect(try sample.store.log("Main.storyboard").map(\.edits) == [2, 0])
    sample.store.close()
    let again = try DocumentStore(path: sample.path)
    try again.write { connection, _ in
      try connection.execute("UPDATE constraints SET constant = 14 WHERE id = 'K-1'")
    }
    #expect(try again.log("Main.storyboard").map(\.edits) == [1, 2, 0])
    let constants: [Double?] = try (1...3).map { revision in
      LayoutDocument(try again.load("Main.storyboard", revision: revision))
        .constraints.first { $0.id == "K-1" }?.constant
    }
    #expect(constants == [8, 13, 14])
  }

  @Test func `older revisions do not change`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE constraints SET constant = 12 WHERE id = 'K-1'")
    #expect(throws: StoreError.self) {
      try sample.change("UPDATE layoutConstraint SET constant = 13 WHERE id = 'K-1'")
    }
    #expect(try sample.store.load("Main.storyboard", revision: 1) == SampleTree.document)
  }

  @Test func `a moved view has another superview and scene`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(try sample.rows("SELECT superview FROM views WHERE id = 'L-1'") == ["V-1"])
    try sample.change(
      """
      UPDATE element SET parent = (SELECT element FROM view WHERE id = 'T-1')
      WHERE number = (SELECT element FROM view WHERE id = 'L-1')
      """)
    #expect(try sample.rows("SELECT superview FROM views WHERE id = 'L-1'") == ["T-1"])
    #expect(try sample.rows("SELECT DISTINCT scene FROM views") == ["C-1"])
  }

  @Test func `an element with 100,000 attributes comes back`() throws {
    let sample = try SampleStore()
    var tree = SampleTree.document
    tree.root.content.append(
      .element(
        DocumentElement(
          "wide", (0..<100_000).map { DocumentAttribute(name: "a\($0)", value: "\($0)") })))
    try sample.add(tree)
    #expect(try sample.store.load("Main.storyboard") == tree)
  }
}
