import ElementTree
import LayoutComparison
import LayoutModel
import Testing

/// Colours are compared by what they say, not by how they are written.
@Suite struct ColorMergeTests {
  private static let gray =
    "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
  private static let srgb = "colorSpace=\"custom\" customColorSpace=\"sRGB\""
  private static let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" \(srgb)"
  private static let white = "white=\"1\" alpha=\"1\" \(gray)"
  private static let system = "systemColor=\"systemBackgroundColor\" \(white)"

  private func document(_ color: String?) throws -> DocumentTree {
    try SampleXib.tree(color.map { "<color key=\"backgroundColor\" \($0)/>" } ?? "")
  }

  /// Two ways to write one colour.
  private static let spellings = [
    (white, "red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" \(srgb)"),
    (white, "red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\""),
    (white, "white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\""),
    (white, "cocoaTouchSystemColor=\"whiteColor\""),
    (
      "white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
      "white=\"0.5\" alpha=\"1\" \(gray)"
    ),
    ("red=\"1\" green=\"0\" blue=\"0\" \(srgb)", red),
    ("systemColor=\"labelColor\"", "systemColor=\"labelColor\" white=\"0\" alpha=\"1\" \(gray)"),
    (
      "systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"",
      "systemColor=\"labelColor\""
    ),
  ]

  @Test(arguments: spellings)
  func `a colour that is only written anew is no difference`(one: String, other: String) throws {
    for (a, b) in [(one, other), (other, one)] {
      let difference = try DocumentDifference(from: document(a), to: document(b))
      #expect(difference.isEmpty, "\(difference.changes)")
      #expect(!difference.noise.isEmpty)
    }
  }

  @Test(
    arguments: spellings + [
      (
        "red=\"0.5\" green=\"0.25\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
        "red=\"0.5\" green=\"0.25\" blue=\"0.0\" alpha=\"1\" \(srgb)"
      )
    ])
  func `the edit of the other side stands`(one: String, other: String) throws {
    let change = try document("red=\"0.0\" green=\"1\" blue=\"0.0\" alpha=\"1\" \(Self.srgb)")
    for (base, anew) in [(one, other), (other, one)] {
      let (base, anew) = try (document(base), document(anew))
      for (ours, theirs) in [(anew, change), (change, anew)] {
        let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.tree.object("root") == change.object("root"))
      }
      // A colour that goes.
      let none = try document(nil)
      for (ours, theirs) in [(anew, none), (none, anew)] {
        let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.tree.object("root")?.child("color") == nil)
      }
    }
  }

  @Test func `both sides may write a colour anew, each in its way`() throws {
    let base = try document(Self.white)
    let ours = try document(Self.spellings[0].1)
    let theirs = try document(Self.spellings[1].1)
    let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree == ours)
  }

  /// A name in place of components, and other changes that components alone hide.
  private static let changes = [
    (white, system, "white 1 → systemBackgroundColor"),
    (system, white, "systemBackgroundColor → white 1"),
    (white, "name=\"Paper\"", "white 1 → Paper"),
    (
      system, "systemColor=\"secondarySystemBackgroundColor\" \(white)",
      "systemBackgroundColor → secondarySystemBackgroundColor"
    ),
    (white, "white=\"0.0\" alpha=\"1\" \(gray)", "white 1 → white 0"),
    (white, "white=\"1\" alpha=\"0.5\" \(gray)", "white 1 → white 1 at 50 %"),
    (
      "red=\"0.5\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
      "red=\"0.5\" green=\"0\" blue=\"0\" alpha=\"1\" \(srgb)",
      "red 0.5, green 0, blue 0, alpha 1, colorSpace calibratedRGB → "
        + "red 0.5, green 0, blue 0, alpha 1, colorSpace custom, customColorSpace sRGB"
    ),
  ]

  @Test(arguments: changes)
  func `a change of what a colour is has a sentence`(
    one: String, other: String, words: String
  ) throws {
    let report = try DifferenceReport(
      from: LayoutDocument(document(one)), to: LayoutDocument(document(other)))
    #expect(report.groups.flatMap(\.lines) == ["view 'root': backgroundColor \(words)"])
  }

  @Test(arguments: changes.prefix(6))
  func `such a change is not lost beside another one`(
    one: String, other: String, words: String
  ) throws {
    let base = try document(one)
    let (named, painted) = try (document(other), document(Self.red))
    for (ours, theirs) in [(named, painted), (painted, named)] {
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.map(\.name) == ["root.color[backgroundColor]"])
      #expect(merge.tree == ours)
      let settled = MergeSettlement(merge, choices: ["root.color[backgroundColor]": .theirs])
      #expect(settled.tree.object("root") == theirs.object("root"))
    }
  }

  @Test func `a colour that one side takes back is there once`() throws {
    let none = try SampleXib.tree("<nil key=\"backgroundColor\"/>")
    let (base, painted) = try (document(Self.white), document(Self.red))
    for (ours, theirs, values) in [
      (none, painted, ["none", "#FF0000"]), (painted, none, ["#FF0000", "none"]),
    ] {
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      let rows = MergeReport(merge).rows
      #expect(rows.map(\.name) == ["root.color[backgroundColor]"])
      #expect(rows.flatMap { [$0.ours, $0.theirs] } == values)
      #expect(merge.tree.saysSame(as: ours))
      let settled = MergeSettlement(merge, choices: ["root.color[backgroundColor]": .theirs])
      #expect(settled.tree.saysSame(as: theirs))
    }
    #expect(DocumentMerge(base: base, ours: none, theirs: none).conflicts.isEmpty)
    let anew = try SampleXib.tree("<nil key=\"backgroundColor\"/><rect key=\"frame\" x=\"1\"/>")
    #expect(DocumentMerge(base: base, ours: none, theirs: anew).conflicts.isEmpty)
  }
}
