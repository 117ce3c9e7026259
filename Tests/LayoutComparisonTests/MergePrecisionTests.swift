import ElementTree
import LayoutComparison
import LayoutModel
import Testing

/// Which two edits are one, which disturb each other, and where what comes from both sides stands.
@Suite struct MergePrecisionTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(
      base: SampleXib.tree(base), ours: SampleXib.tree(ours), theirs: SampleXib.tree(theirs))
  }

  // MARK: Frames

  private func loose(y: String) -> String {
    "<subviews><view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"line\">"
      + "<rect key=\"frame\" x=\"8\" y=\"\(y)\" width=\"40\" height=\"2\"/></view></subviews>"
  }

  @Test(arguments: [
    ("100", "101", true), ("101", "100", true), ("100", "92", true), ("98", "90", true),
    ("100", "100.75", false), ("105.5", "100", false), ("100", "105.25", false),
  ])
  func `frames are two from a point on`(ours: String, theirs: String, conflicts: Bool) throws {
    let merge = try merge(loose(y: "105"), loose(y: ours), loose(y: theirs))
    #expect(merge.conflicts.map(\.name) == (conflicts ? ["line.rect[frame].y"] : []))
  }

  // MARK: Parts that are counted

  private func segments(_ titles: [String], width: [String: String] = [:]) -> String {
    let parts = titles.map { "<segment title=\"\($0)\" width=\"\(width[$0] ?? "9")\"/>" }
    return "<subviews><segmentedControl id=\"tabs\"><segments>\(parts.joined())</segments>"
      + "</segmentedControl></subviews>"
  }

  private func widths(_ merge: DocumentMerge) -> [String] {
    merge.tree.object("tabs")?.child("segments")?.children.map {
      "\($0["title"] ?? "") \($0["width"] ?? "")"
    } ?? []
  }

  @Test func `an edit of the second part is none of what is second now`() throws {
    let merge = try merge(
      segments(["Day", "Week"]), segments(["Hour", "Day", "Week"]),
      segments(["Day", "Week"], width: ["Week": "40"]))
    #expect(merge.conflicts.map(\.name) == ["tabs.segments/segment#2.width"])
    #expect(widths(merge) == ["Hour 9", "Day 9", "Week 9"])
  }

  @Test func `an edit of a part comes together with one that is added behind it`() throws {
    let base = segments(["Day", "Week"])
    let longer = segments(["Day", "Week", "Year"])
    let wider = segments(["Day", "Week"], width: ["Week": "40"])
    for (ours, theirs) in [(longer, wider), (wider, longer)] {
      let merge = try merge(base, ours, theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(widths(merge) == ["Day 9", "Week 40", "Year 9"])
    }
  }

  // MARK: What both sides add

  private func constrained(_ id: String, _ constant: String, priority: String = "") -> String {
    """
    <subviews><label id="a"/><label id="b"/></subviews><constraints>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom"
    constant="\(constant)"\(priority) id="\(id)"/></constraints>
    """
  }

  @Test func `one constraint that both sides add is one, and another is another`() throws {
    let base = "<subviews><label id=\"a\"/><label id=\"b\"/></subviews>"
    let same = try merge(base, constrained("c1", "8"), constrained("c2", "8"))
    #expect(same.conflicts.isEmpty)
    #expect(same.tree == same.ours)
    for other in [constrained("c2", "9"), constrained("c2", "8", priority: " priority=\"750\"")] {
      let both = try merge(base, constrained("c1", "8"), other)
      #expect(both.conflicts.isEmpty)
      #expect(both.tree.object("c1") != nil && both.tree.object("c2") != nil)
    }
  }

  @Test func `one constraint of ours stands for one of theirs, not for two`() throws {
    let base = "<subviews><label id=\"a\"/></subviews>"
    func widths(_ ids: [String]) -> String {
      let list = ids.map {
        "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"\($0)\"/>"
      }
      return "\(base)<constraints>\(list.joined())</constraints>"
    }
    let merge = try merge(base, widths(["o"]), widths(["t1", "t2"]))
    #expect(merge.conflicts.isEmpty)
    #expect(DocumentFaults(merge.tree).isEmpty)
    #expect(
      merge.tree.object("root")?.child("constraints")?.children.compactMap { $0["id"] }.count == 2)
  }

  @Test func `constraints of two items with one id are two constraints`() throws {
    let base = "<subviews><label id=\"a\"/><label id=\"b\"/></subviews>"
    func width(_ item: String) -> String {
      "\(base)<constraints><constraint firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"9\" id=\"c\"/>"
        + "</constraints>"
    }
    let merge = try merge(base, width("a"), width("b"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.renamed.map(\.theirs) == ["c"])
    let items = merge.tree.object("root")?.child("constraints")?.children.compactMap {
      $0["firstItem"]
    }
    #expect(Set(items ?? []) == ["a", "b"])
  }

  @Test func `what stands in an object that both sides add is one, too`() throws {
    func guided(_ guide: String, _ constraint: String) -> String {
      """
      <subviews><label id="a"/></subviews><viewLayoutGuide key="safeArea" id="\(guide)"/><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="\(guide)" secondAttribute="top" id="\(constraint)"/>
      </constraints>
      """
    }
    let merge = try merge(
      "<subviews><label id=\"a\"/></subviews>", guided("g1", "c1"), guided("g2", "c2"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree == merge.ours)
  }

  @Test func `an action of both sides is one, actions of two events are two`() throws {
    func acting(_ id: String, _ event: String) -> String {
      "<subviews><button id=\"a\"><connections><action selector=\"go:\" destination=\"root\""
        + " eventType=\"\(event)\" id=\"\(id)\"/></connections></button></subviews>"
    }
    let base = "<subviews><button id=\"a\"/></subviews>"
    let same = try merge(base, acting("x", "touchUpInside"), acting("y", "touchUpInside"))
    #expect(same.tree == same.ours)
    let two = try merge(base, acting("x", "touchUpInside"), acting("y", "touchDown"))
    #expect(two.tree.object("x") != nil && two.tree.object("y") != nil)
  }

  @Test func `what theirs adds at a place comes behind what ours added there`() throws {
    func row(_ ids: [String]) -> String {
      "<subviews>\(ids.map { "<label id=\"\($0)\"/>" }.joined())</subviews>"
    }
    let merge = try merge(
      row(["a", "z"]), row(["a", "o1", "o2", "z"]), row(["t0", "a", "t1", "z", "t2"]))
    #expect(
      merge.tree.object("root")?.child("subviews")?.children.compactMap { $0["id"] }
        == ["t0", "a", "o1", "o2", "t1", "z", "t2"])
    // What ours only moved there was there before.
    let moved = try self.merge(
      row(["a", "b", "z"]), row(["a", "z", "b"]), row(["a", "t", "b", "z"]))
    #expect(
      moved.tree.object("root")?.child("subviews")?.children.compactMap { $0["id"] }
        == ["a", "t", "z", "b"])
  }

  // MARK: The order of elements

  private static let rect = "<rect key=\"frame\" x=\"1\" y=\"1\" width=\"1\" height=\"1\"/>"
  private static let list =
    "<constraints><constraint firstAttribute=\"width\" constant=\"5\" id=\"c\"/></constraints>"
  private static let parts: [(one: String, other: String)] = [
    ("<subviews><label id=\"a\"/></subviews>", list),
    ("<color key=\"backgroundColor\" systemColor=\"labelColor\"/>", list),
    (list, "<connections><outlet property=\"x\" destination=\"root\" id=\"o\"/></connections>"),
    (
      list,
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"v\"/>"
        + "</userDefinedRuntimeAttributes>"
    ),
  ]

  @Test(arguments: parts, ["", rect])
  func `parts of both sides stand where Interface Builder writes them`(
    parts: (one: String, other: String), before: String
  ) throws {
    let sides = [before + parts.one, before + parts.other]
    for (ours, theirs) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      let merge = try merge(before, ours, theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(try merge.tree == SampleXib.tree(before + parts.one + parts.other))
    }
  }

  @Test func `a part whose neighbour is gone stands where Interface Builder writes it`() throws {
    let color = "<color key=\"backgroundColor\" systemColor=\"labelColor\"/>"
    let end = "<connections><outlet property=\"x\" destination=\"root\" id=\"o\"/></connections>"
    let merge = try merge(
      Self.rect + color + end, Self.rect + end, Self.rect + color + Self.list + end)
    #expect(try merge.tree == SampleXib.tree(Self.rect + Self.list + end))
  }

  // MARK: Forms

  @Test func `a text is an attribute or an element, never both`() throws {
    let base = "<subviews><label text=\"One\" id=\"a\"/></subviews>"
    let line = "<subviews><label text=\"Two\" id=\"a\"/></subviews>"
    let lines =
      "<subviews><label id=\"a\"><string key=\"text\">Two\nlines</string></label></subviews>"
    for (ours, theirs, values) in [
      (line, lines, ["Two", "'Two⏎lines'"]), (lines, line, ["'Two⏎lines'", "Two"]),
    ] {
      let merge = try merge(base, ours, theirs)
      let rows = MergeReport(merge).rows
      #expect(rows.map(\.name) == ["a.text"])
      #expect(rows.flatMap { [$0.ours, $0.theirs] } == values)
      #expect(merge.tree == merge.ours)
      let settled = MergeSettlement(merge, choices: ["a.text": .theirs])
      #expect(settled.tree.saysSame(as: merge.theirs))
    }
    #expect(try self.merge(base, lines, lines + Self.rect).conflicts.isEmpty)
  }

  // MARK: Values

  /// Values that are written the same way in short words.
  private static let alike: [(String, String)] = [
    (
      "<fontDescription key=\"f\" type=\"system\" pointSize=\"17\"/>",
      "<fontDescription key=\"f\" type=\"system\" pointSize=\"17\" allowsX=\"YES\"/>"
    ),
    (
      "<color key=\"f\" red=\"0.501\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      "<color key=\"f\" red=\"0.502\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ),
    (
      "<attributedString key=\"f\"><fragment content=\"x\"/><fragment content=\"y\"/></attributedString>",
      "<attributedString key=\"f\"><fragment content=\"x\"/><fragment content=\"y\"><font key=\"NSFont\" size=\"9\"/></fragment></attributedString>"
    ),
    (
      "<array key=\"f\"><x key=\"1\" v=\"1\"/><x key=\"2\" v=\"1\"/><x key=\"3\" v=\"1\"/><x key=\"4\" v=\"1\"/></array>",
      "<array key=\"f\"><x key=\"1\" v=\"1\"/><x key=\"2\" v=\"1\"/><x key=\"3\" v=\"1\"/><x key=\"4\" v=\"2\"/></array>"
    ),
  ]

  @Test(arguments: alike)
  func `a conflict shows two values`(one: String, other: String) throws {
    for (ours, theirs) in [(one, other), (other, one)] {
      for row in MergeReport(try merge("", ours, theirs)).rows { #expect(row.ours != row.theirs) }
    }
    #expect(try !merge("", one, other).conflicts.isEmpty)
  }

  @Test(arguments: [("0.123456", "0.123454"), ("a\nb", "a⏎b")])
  func `so it does for texts that look alike`(one: String, other: String) throws {
    func view(_ value: String) -> String {
      "<subviews><label hint=\"\(value.replacing("\n", with: "&#10;"))\" id=\"a\"/></subviews>"
    }
    let rows = MergeReport(try merge(view("0"), view(one), view(other))).rows
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0.ours != $0.theirs })
  }

  @Test func `what both sides say the same is no conflict, in whatever order they write it`() throws
  {
    let merge = try merge(
      "", "<fontDescription key=\"f\" type=\"system\" pointSize=\"17\"/>",
      "<fontDescription key=\"f\" pointSize=\"17.0\" type=\"system\"/>")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree == merge.ours)
  }
}
