import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct SQLEditTests {
  @Test(arguments: [
    ("UPDATE layoutConstraint SET constant = 12 WHERE id = 'K-1'", "K-1.constant: 8 -> 12"),
    ("UPDATE layoutConstraint SET constant = 12.5 WHERE id = 'K-3'", "K-3.constant: none -> 12.5"),
    ("UPDATE layoutConstraint SET constant = NULL WHERE id = 'K-1'", "K-1.constant: 8 -> none"),
    ("UPDATE layoutConstraint SET constant = 0 WHERE id = 'K-4'", "K-4.constant: inf -> 0"),
    ("UPDATE layoutConstraint SET priority = 1000 WHERE id = 'K-2'", "K-2.priority: 750 -> 1000"),
    ("UPDATE layoutConstraint SET multiplier = 2 WHERE id = 'K-2'", "K-2.multiplier: 16:9 -> 2"),
    (
      "UPDATE layoutConstraint SET relation = 'lessThanOrEqual' WHERE id = 'K-3'",
      "K-3.relation: greaterThanOrEqual -> lessThanOrEqual"
    ),
    (
      "UPDATE layoutConstraint SET secondItem = 'V-1' WHERE id = 'K-2'",
      "K-2.secondItem: L-1 -> V-1"
    ),
    (
      "UPDATE view SET horizontalHuggingPriority = 800 WHERE id = 'L-1'",
      "L-1.horizontalHuggingPriority: 251 -> 800"
    ),
    (
      "UPDATE view SET verticalCompressionResistancePriority = 1 WHERE id = 'L-1'",
      "L-1.verticalCompressionResistancePriority: none -> 1"
    ),
    ("UPDATE view SET hidden = 1 WHERE id = 'L-1'", "L-1.hidden: NO -> YES"),
    ("UPDATE view SET text = 'Bye' WHERE id = 'L-1'", "L-1.text: Hello -> Bye"),
    ("UPDATE view SET alpha = 0.25 WHERE id = 'L-1'", "L-1.alpha: 0.50 -> 0.25"),
    ("UPDATE view SET kind = 'button' WHERE id = 'L-1'", "L-1: <label> -> <button>"),
    ("UPDATE view SET spacing = 9 WHERE id = 'T-1'", "T-1.spacing: 7.9999999999999996 -> 9"),
    ("UPDATE rect SET width = 300 WHERE width = 335", "frame.width: 335 -> 300"),
    ("UPDATE font SET pointSize = 18 WHERE pointSize = 17", "fontDescription.pointSize: 17 -> 18"),
    (
      "UPDATE maskEntry SET installed = 1 WHERE reference = 'K-3'", "K-3: <exclude> -> <include>"
    ),
    (
      "UPDATE variation SET constant = 31 WHERE constant = 30",
      "widthClass=regular.constant: 30 -> 31"
    ),
    (
      "UPDATE attribute SET value = 'no' WHERE name = 'somethingNew'",
      "L-1.somethingNew: yes & no -> no"
    ),
    ("UPDATE image SET height = 33 WHERE name = 'logo'", "image.height: 32.50 -> 33"),
    ("UPDATE documentProperties SET useSafeAreas = 1", "document.useSafeAreas: maybe -> YES"),
    ("UPDATE connection SET destination = 'T-1' WHERE id = 'O-1'", "O-1.destination: L-1 -> T-1"),
  ])
  func `a change in SQL changes exactly that`(sql: String, difference: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change(sql)
    let changed = try sample.store.load("Main.storyboard")
    #expect(differences(SampleTree.document.root, changed.root) == [difference])
  }

  @Test func `a value set back to what it was is spelled as it was`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE view SET alpha = 1; UPDATE view SET alpha = 0.5 WHERE id = 'L-1'")
    try sample.change("UPDATE view SET alpha = NULL WHERE id <> 'L-1'")
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
  }

  @Test func `a new attribute stands where Interface Builder writes it`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("UPDATE layoutConstraint SET constant = 5, priority = 2 WHERE id = 'K-3'")
    var names: [String] = []
    try sample.store.load("Main.storyboard").root.forEach {
      if $0["id"] == "K-3" { names = $0.attributes.map(\.name) }
    }
    #expect(
      names == [
        "firstAttribute", "relation", "secondItem", "secondAttribute", "priority", "constant", "id",
      ])
  }

  @Test func `a deleted constraint is gone with what is in it`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.change("DELETE FROM layoutConstraint WHERE id = 'K-1'")
    var expected = SampleTree.document
    // And what masks say of it.
    expected.root.removeDescendants { $0["id"] == "K-1" || $0["reference"] == "K-1" }
    #expect(try sample.store.load("Main.storyboard") == expected)
    #expect(
      try sample.rows(
        "SELECT count(*) FROM variation JOIN documents USING (revisionKey) WHERE constant = 30")
        == ["0"])
  }

  @Test(arguments: [
    "UPDATE layoutConstraint SET constant = 'wide'", "UPDATE layoutConstraint SET priority = 1001",
    "UPDATE layoutConstraint SET relation = 'about'", "UPDATE view SET hidden = 2",
    "UPDATE layoutConstraint SET multiplier = 0",
  ])
  func `a value that means nothing is refused`(sql: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.self) { try sample.change(sql) }
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
  }

  @Test func `new elements can be written in SQL`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let last = try #require(Int(try sample.rows("SELECT max(number) FROM element")[0]))
    try sample.change(
      """
      UPDATE revision SET edits = edits + 1;
      INSERT INTO element (revisionKey, number, parent, position, shape)
      SELECT e.revisionKey, \(last + 7), e.parent, 99, e.shape
      FROM constraints k JOIN element e ON e.revisionKey = k.revisionKey AND e.number = k.element
      WHERE k.id = 'K-1';
      INSERT INTO layoutConstraint (revisionKey, element, firstItem, firstAttribute, constant, id)
      SELECT revisionKey, \(last + 7), 'L-1', 'height', 44, 'K-9' FROM constraints
      WHERE id = 'K-1';
      """)
    let document = LayoutDocument(try sample.store.load("Main.storyboard"))
    #expect(document.constraints.last?.id == "K-9")
    #expect(document.constraints.last?.constant == 44)
  }

  @Test func `rows that make no document are an error of their own`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.damage("DELETE FROM element WHERE number = 1")
    #expect(
      throws: StoreError.inconsistent(
        name: "Main.storyboard", revision: 1, reason: "there is no root element")
    ) { try sample.store.load("Main.storyboard") }
    #expect(try sample.add(SampleTree.document) == .added(revision: 2))
  }
}
