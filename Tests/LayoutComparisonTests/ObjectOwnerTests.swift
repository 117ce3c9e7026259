@testable import LayoutComparison

import ElementTree
import LayoutModel
import Testing

/// What objects of a table stand in.
@Suite struct ObjectOwnerTests {
  private static let table = ObjectTable(
    DocumentElement(
      "document", [:],
      children: [
        DocumentElement(
          "view", ["id": "a"],
          children: [
            DocumentElement(
              "subviews", [:],
              children: [
                DocumentElement(
                  "view", ["id": "b"],
                  children: [
                    DocumentElement(
                      "subviews", [:], children: [DocumentElement("label", ["id": "c"])])
                  ])
              ])
          ])
      ]))

  @Test func `owners go from the inside to the document`() {
    #expect(Array(Self.table.owners(of: "c")) == ["b", "a", ObjectTable.document])
    #expect(Array(Self.table.owners(of: "unknown")).isEmpty)
    #expect(Self.table.outermost("c", in: ["a", "b"]) == "a")
    #expect(Self.table.outermost("c", in: ["a"]) == "c")
  }

  @Test func `an object is inside itself and what it stands in`() {
    #expect(Self.table.isObject("c", inside: "c"))
    #expect(Self.table.isObject("c", inside: "a"))
    #expect(!Self.table.isObject("a", inside: "c"))
  }

  @Test func `a ring ends, and its objects are inside everything`() {
    var table = Self.table
    table["a"]?.placement?.parent = "c"
    #expect(table.owners(of: "c").prefix(3).map(\.text) == ["b", "a", "c"])
    #expect(Array(table.owners(of: "c")).count == table.records.count + 1)
    #expect(table.isObject("c", inside: "d"))
  }
}
