import LayoutComparison
import LayoutModel
import Testing

/// What looks like a conflict and is none, and what looks like none and is one.
@Suite struct MergeRuleTests {
  /// A document with a view, or what stands in for it.
  private func document(_ view: DocumentElement) -> DocumentTree {
    SampleDocument.tree().editing("footer") { footer in
      footer.append(SampleDocument.element("subviews", [:], [view]))
    }
  }

  private func colored(_ red: String, _ blue: String) -> DocumentTree {
    document(
      SampleDocument.element(
        "view", ["id": "paint"],
        [
          SampleDocument.element(
            "color",
            [
              "key": "backgroundColor", "red": red, "green": "0", "blue": blue, "alpha": "1",
              "colorSpace": "custom",
            ])
        ]))
  }

  @Test func `a colour is one thing: red of one side and blue of the other is neither`() {
    let (ours, theirs) = (colored("0.5", "0"), colored("0", "0.5"))
    let merge = DocumentMerge(base: colored("0", "0"), ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.name) == ["paint.color[backgroundColor]"])
    #expect(merge.tree == ours)
    let settled = MergeSettlement(merge, choices: ["paint.color[backgroundColor]": .theirs])
    #expect(DocumentDifference(from: settled.tree, to: theirs).isEmpty)
    let same = DocumentMerge(base: colored("0", "0"), ours: ours, theirs: colored("0.5", "0"))
    #expect(same.conflicts.isEmpty)
    let alone = DocumentMerge(
      base: colored("0", "0"), ours: colored("0", "0").editing("title") { $0["text"] = "Ours" },
      theirs: theirs)
    #expect(alone.conflicts.isEmpty)
  }

  private func framed(y: String?) -> DocumentTree {
    let rect = y.map {
      SampleDocument.element(
        "rect", ["key": "frame", "x": "8", "y": $0, "width": "40", "height": "2"])
    }
    return document(
      SampleDocument.element(
        "view",
        ["id": "line", "fixedFrame": "YES", "translatesAutoresizingMaskIntoConstraints": "NO"],
        rect.map { [$0] } ?? []))
  }

  @Test(arguments: [nil, "105.00000001", "104.5"])
  func `a frame that one side only leaves out or rounds is that of the other`(ours: String?) {
    let merge = DocumentMerge(
      base: framed(y: "105"), ours: framed(y: ours), theirs: framed(y: "79"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree == framed(y: "79"))
  }

  @Test func `frames of views that only frames place conflict`() {
    let merge = DocumentMerge(
      base: framed(y: "105"), ours: framed(y: "90"), theirs: framed(y: "79"))
    #expect(merge.conflicts.map(\.name) == ["line.rect[frame].y"])
  }

  private func table(_ style: String, _ first: String, _ last: String) -> DocumentTree {
    let columns = [("first", first), ("last", last)].map { id, width in
      SampleDocument.element("tableColumn", ["id": id, "width": width])
    }
    return document(
      SampleDocument.element(
        "tableView", ["id": "table", "columnAutoresizingStyle": style],
        [SampleDocument.element("tableColumns", [:], columns)]))
  }

  @Test(arguments: [
    ("firstColumnOnly", ["last.width"]), ("lastColumnOnly", ["first.width"]),
    ("none", ["first.width", "last.width"]), ("uniform", []),
  ])
  func `widths of columns that share the table's width never conflict`(
    style: String, conflicts: [String]
  ) {
    let merge = DocumentMerge(
      base: table(style, "100", "100"), ours: table(style, "110", "110"),
      theirs: table(style, "120", "120"))
    #expect(merge.conflicts.map(\.name) == conflicts)
  }
}
