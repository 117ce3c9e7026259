import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

/// What SQL may do to the rows is refused, or an error with the row; a document never comes back with a
/// part of it missing.
@Suite struct DamageTests {
  @Test(arguments: [
    "UPDATE view SET kind = 'a b<c' WHERE id = 'L-1'",
    "UPDATE attribute SET name = 'a b'", "UPDATE attribute SET name = 'a\"b'",
    "UPDATE element SET parent = number WHERE number = 5",
    "UPDATE element SET parent = (SELECT element FROM view WHERE id = 'L-1') "
      + "WHERE number = (SELECT element FROM view WHERE id = 'V-1')",
    "UPDATE element SET parent = 999 WHERE number = 5",
    "UPDATE element SET number = 999 WHERE number = 5",
    "UPDATE layoutConstraint SET constant = 9e999", "UPDATE rect SET width = -9e999",
    "UPDATE layoutConstraint SET secondItem = 'NOPE'",
    "UPDATE layoutConstraint SET firstItem = 'NOPE' WHERE id = 'K-3'",
    "UPDATE maskEntry SET reference = 'NOPE'", "UPDATE connection SET destination = 'NOPE'",
    "UPDATE view SET id = 'T-1' WHERE id = 'L-1'", "UPDATE view SET id = NULL WHERE id = 'L-1'",
    "DELETE FROM element WHERE number = 1", "DELETE FROM shape", "UPDATE shape SET attributes = ''",
    "DELETE FROM gridCell", "INSERT INTO attribute SELECT key, 1, 'new', 'x' FROM revision",
    "UPDATE revision SET edits = edits + 1; INSERT INTO attribute SELECT key, 1199, 'new', 'x' FROM revision",
    "INSERT INTO element (revisionKey, number, parent, position, shape) VALUES (99, 2, 1, 0, 1)",
  ])
  func `a change that breaks the rows is refused`(sql: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(throws: StoreError.self) { try sample.changeWithoutForeignKeys(sql) }
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
    #expect(try sample.rows("SELECT * FROM orphans") == [])
  }

  @Test(arguments: [
    ("DELETE FROM element WHERE number = 1", "there is no root element"),
    (
      "DELETE FROM element WHERE number = 4",
      "a row of 'attribute' is for element 4, which does not exist"
    ),
    (
      "UPDATE element SET parent = 999 WHERE number = 3",
      "element 3 stands in element 999, which does not exist"
    ),
    (
      "UPDATE element SET shape = 999 WHERE number = 3",
      "element 3 has the shape 999, which does not exist"
    ),
    (
      "UPDATE element SET parent = 6 WHERE number = 5; UPDATE element SET parent = 5 WHERE number = 6",
      "element 5 is not below the root: it stands in itself"
    ),
    (
      "UPDATE view SET kind = 'a b<c' WHERE id = 'V-1'",
      "'a b<c' of element 11 can't be the name of an element or attribute"
    ),
    (
      "UPDATE view SET text = 'a' || char(1) WHERE id = 'V-1'",
      "'text' of element 11 has the character U+1, which no file can hold"
    ),
    (
      "UPDATE view SET userLabel = CAST(x'61FF' AS TEXT) WHERE id = 'V-1'",
      "'userLabel' of element 11 is not UTF-8"
    ),
    (
      "UPDATE view SET alpha = 9e999 WHERE id = 'V-1'",
      "'alpha' of element 11 is not a finite number"
    ),
    (
      "INSERT INTO rect (revisionKey, element) SELECT key, 11 FROM revision",
      "element 11 has rows in 'view' and 'rect'"
    ),
    (
      "INSERT INTO attribute SELECT key, 11, 'a b', 'x' FROM revision",
      "'a b' of element 11 can't be the name of an element or attribute"
    ),
  ])
  func `rows that make no document are an error with the row`(sql: String, reason: String) throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(try sample.rows("SELECT element FROM view WHERE id = 'V-1'") == ["11"])
    try sample.damage(sql)
    #expect(
      throws: StoreError.inconsistent(name: "Main.storyboard", revision: 1, reason: reason)
    ) { try sample.store.load("Main.storyboard") }
  }

  @Test func `a document deleted with SQL leaves no row, and its ids are never used again`() throws
  {
    let sample = try SampleStore()
    try sample.add(SampleTree.document, as: "a")
    try sample.add(SampleTree.document, as: "b")
    try sample.changeWithoutForeignKeys("DELETE FROM document WHERE name = 'b'")
    #expect(try sample.rows("SELECT * FROM orphans") == [])
    #expect(try sample.rows("SELECT DISTINCT revisionKey FROM element") == ["1"])
    try sample.add(VariedTree.document(seed: 3), as: "c")
    #expect(try sample.rows("SELECT id FROM document ORDER BY id") == ["1", "3"])
    #expect(try sample.rows("SELECT key FROM revision ORDER BY key") == ["1", "3"])
    #expect(throws: StoreError.unknownDocument(name: "b")) { try sample.store.load("b") }
    #expect(try sample.store.load("c") == VariedTree.document(seed: 3))
  }

  @Test func `a number that a document has had is not used again`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    var changed = SampleTree.document
    changed.root["toolsVersion"] = "1"
    try sample.add(changed)
    try sample.change("DELETE FROM revision WHERE number = 2")
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
    #expect(try sample.add(changed) == .added(revision: 3))
  }

  @Test func `rows that belong to nothing are found`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    try sample.add(SampleTree.document, as: "b")
    try sample.damage("DELETE FROM document WHERE name = 'b'; DELETE FROM revision WHERE key = 2")
    #expect(
      try sample.rows("SELECT DISTINCT revisionKey FROM orphans WHERE \"table\" = 'element'") == [
        "2"
      ])
    #expect(try sample.store.strayElementCount() > 0)
  }
}
