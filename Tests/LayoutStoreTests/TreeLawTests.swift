import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct TreeLawTests {
  @Test func `a document with something of everything comes back equal`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(try sample.store.load("Main.storyboard") == SampleTree.document)
  }

  @Test func `any tree comes back equal`() throws {
    let sample = try SampleStore()
    for seed in 0..<120 as Range<UInt64> {
      var generated = GeneratedTree(seed: seed)
      let tree = generated.document()
      try sample.add(tree, as: "\(seed)")
      let loaded = try sample.store.load("\(seed)")
      #expect(loaded == tree, "seed \(seed): \(differences(tree.root, loaded.root))")
    }
  }

  @Test func `what the tool interprets stands in typed columns only`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(
      try sample.rows("SELECT name, value FROM attribute ORDER BY element, name") == [
        "useSafeAreas|maybe", "identifier|iOS", "preferredMaxLayoutWidth|nan",
        "somethingNew|yes & no", "key|highlightedColor", "key|value", "height|NaN",
        "constant|inf", "firstAttribute|somewhere",
      ])
    #expect(
      try sample.rows("SELECT name, text FROM spelling ORDER BY element, name, text") == [
        "x|0.0", "y|0.0", "alpha|0.50", "text|Hello", "spacing|7.9999999999999996", "left|20.0",
        "constant|4.0", "multiplier|16:9", "height|32.50",
      ])
  }

  @Test func `a tree that no file can hold is refused`() throws {
    let sample = try SampleStore()
    var tree = SampleTree.document
    tree.root.attributes.append(DocumentAttribute(name: "type", value: "again"))
    #expect(
      throws: StoreError.unstorable(
        name: "a", reason: "<document> has the attribute 'type' twice")
    ) { try sample.add(tree, as: "a") }
    #expect(try sample.store.documents().isEmpty)
  }
}
