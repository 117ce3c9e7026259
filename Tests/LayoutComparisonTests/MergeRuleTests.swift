import ElementTree
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

  @Test(arguments: ["designables", "inferredMetricsTieBreakers"])
  func `what Xcode notes of an object goes with it, and is no reason to keep it`(list: String) {
    let base = document(SampleDocument.element("view", ["id": "chart"]))
    func noted(_ ids: [String], in tree: DocumentTree) -> DocumentTree {
      let notes = ids.map {
        list == "designables"
          ? SampleDocument.element(
            "designable", ["name": $0],
            [
              SampleDocument.element(
                "size", ["key": "intrinsicContentSize", "width": "9", "height": "9"])
            ])
          : SampleDocument.element("segue", ["reference": $0])
      }
      var tree = tree
      tree.root.append(SampleDocument.element(list, [:], notes))
      return tree
    }
    let without = base.removing(["chart"])
    for (ours, theirs) in [
      (noted(["chart"], in: base), without), (without, noted(["chart"], in: base)),
    ] {
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.diagnostics.isEmpty)
      #expect(DocumentFaults(merge.tree).isEmpty)
      #expect(DocumentDifference(from: without, to: merge.tree).isEmpty)
    }
    // The others stay.
    let merge = DocumentMerge(
      base: noted(["title"], in: base), ours: noted(["title", "chart"], in: base),
      theirs: noted(["title"], in: without))
    let difference = DocumentDifference(from: merge.tree, to: noted(["title"], in: without))
    #expect(difference.isEmpty && difference.noise.isEmpty)
  }

  @Test func `what stands around the root comes together, too`() {
    func document(_ text: String, _ envelope: KeyValuePairs<String, String>) -> DocumentTree {
      var tree = SampleDocument.tree().editing("title") { $0["text"] = text }
      tree.envelope = envelope.map { DocumentAttribute(name: $0.key, value: $0.value) }
      return tree
    }
    let base = document("Base", ["name": "Base", "note": "Old"])
    let named = document("Base", ["name": "Ours", "note": "Old"])
    let noted = document("Theirs", ["name": "Base", "note": "New", "note": "Newer"])
    for (ours, theirs) in [(named, noted), (noted, named)] {
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.tree == document("Theirs", ["name": "Ours", "note": "New", "note": "Newer"]))
    }
  }

  @Test func `scenes come and go with the comments that name them`() {
    func scene(_ id: String) -> DocumentElement {
      SampleDocument.element("scene", ["sceneID": id], [SampleDocument.element("objects")])
    }
    func storyboard(_ scenes: [(id: String, name: String)]) -> DocumentTree {
      var tree = SampleDocument.storyboard(scenes: [])
      tree.root.modify { element in
        guard element.name == "scenes" else { return }
        element.content = scenes.flatMap {
          [.other(kind: "comment", text: $0.name), .element(scene($0.id))]
        }
      }
      return tree
    }
    let base = storyboard([("a", "First"), ("b", "Second"), ("c", "Third")])
    let ours = storyboard([("a", "First"), ("b", "Second"), ("c", "Last")])
    let theirs = storyboard([("a", "Start"), ("c", "Third"), ("d", "New")])
    let expected = storyboard([("a", "Start"), ("c", "Last"), ("d", "New")])
    #expect(DocumentMerge(base: base, ours: ours, theirs: theirs).tree == expected)
    #expect(DocumentMerge(base: base, ours: theirs, theirs: ours).tree == expected)
  }

  @Test func `crossed moves are told with what each side moved`() {
    func view(_ id: String, _ inner: [DocumentElement] = []) -> DocumentElement {
      let list = inner.isEmpty ? [] : [SampleDocument.element("subviews", [:], inner)]
      return SampleDocument.element("view", ["id": "\(id)"], list)
    }
    func around(_ views: [DocumentElement]) -> DocumentTree {
      document(
        SampleDocument.element(
          "view", ["id": "all"],
          [
            SampleDocument.element("subviews", [:], views)
          ]))
    }
    let merge = DocumentMerge(
      base: around([view("first"), view("second")]),
      ours: around([view("first", [view("second")])]),
      theirs: around([view("second", [view("first")])]))
    #expect(
      MergeReport(merge).rows.map(\.sentence) == [
        "view 'first': theirs moved it to view 'second', and ours moved view 'second' into it. Ours stays"
      ])
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
