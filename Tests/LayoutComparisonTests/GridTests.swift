import ElementTree
import LayoutComparison
import LayoutModel
import Testing

@Suite struct GridTests {
  /// The sample with masks as in the cookbook's recipe 16: a constraint for one final class only.
  private func document(_ variations: [DocumentElement]) -> LayoutDocument {
    let extra = SampleDocument.element(
      "constraint",
      ["firstItem": "title", "firstAttribute": "width", "constant": "90", "id": "c-wide"])
    return LayoutDocument(
      SampleDocument.tree(extra: [extra]).editing("root") { root in
        for variation in variations { root.append(variation) }
      })
  }

  private func mask(_ key: String, _ kind: String, _ entries: KeyValuePairs<String, String>)
    -> DocumentElement
  {
    SampleDocument.element(
      "variation", ["key": key],
      [
        SampleDocument.element(
          "mask", ["key": kind],
          entries.map { SampleDocument.element($0.key, ["reference": $0.value]) })
      ])
  }

  @Test func `the grids of all scenes together are those of each scene alone`() {
    let document = document([
      mask("default", "constraints", ["exclude": "c-wide"]),
      mask("heightClass=regular-widthClass=compact", "constraints", ["include": "c-wide"]),
    ])
    let all = GridSummary.byScene(document)
    #expect(!document.scenes.isEmpty)
    for scene in document.scenes {
      #expect(all[scene.id]?.cells == GridSummary(document, scene: scene.id).cells)
    }
  }

  @Test func `constraints are grouped by the classes that share them`() throws {
    let document = document([
      mask("default", "constraints", ["exclude": "c-wide"]),
      mask(
        "heightClass=regular-widthClass=compact", "constraints",
        ["include": "c-wide", "exclude": "c-title-y"]),
    ])
    let shared = SharedConstraints(document)
    #expect(shared.groups.map(\.classes.count) == [4, 3, 1])
    let wide = try #require(shared.entries.first { $0.id == "c-wide" })
    #expect(wide.classes.map(\.description) == ["wC-hR"])
    #expect(wide.installers == wide.classes)
    #expect(shared.groups[1].entries.map(\.id) == ["c-title-y"])
  }

  @Test func `a constraint is active only where its views are installed`() throws {
    let document = document([mask("heightClass=compact", "subviews", ["exclude": "header"])])
    let shared = SharedConstraints(document)
    let icon = try #require(shared.entries.first { $0.id == "c-icon-x" })
    #expect(icon.classes.map(\.description) == ["wC-hR", "wR-hR"])
  }

  @Test func `a constraint says what holds where it is active`() throws {
    let document = LayoutDocument(
      document([
        mask("default", "constraints", ["exclude": "c-wide"]),
        mask("heightClass=regular-widthClass=regular", "constraints", ["include": "c-wide"]),
      ]).tree.editing("c-wide") { constraint in
        constraint.append(
          SampleDocument.element(
            "variation", ["key": "heightClass=regular-widthClass=regular", "constant": "9.5"]))
      })
    let shared = SharedConstraints(document)
    let wide = try #require(shared.entries.first { $0.id == "c-wide" })
    #expect(wide.constants == [9.5])
    #expect(wide.equation.text == "Title.Width = 9.5")
    #expect(wide.text == "c-wide  Title.Width = 9.5  [wR-hR]")
  }

  @Test(arguments: [
    ("c-title-x", "Title.Leading = Superview.Leading - 4 in wC-hC wC-hR, + 16 in wR-hC wR-hR"),
    ("c-wide", "Title.Width = -4 in wC-hC wC-hR, 90 in wR-hC wR-hR (Priority 750)"),
  ])
  func `constants that classes do not share are told class by class`(
    id: ObjectID, text: String
  ) throws {
    let varied = document([]).tree.editing(id) { constraint in
      if id == "c-wide" { constraint["priority"] = "750" }
      constraint.append(
        SampleDocument.element("variation", ["key": "widthClass=compact", "constant": "-4"]))
    }
    let entries = SharedConstraints(LayoutDocument(varied)).entries
    let entry = try #require(entries.first { $0.id == id })
    #expect(entry.equationText == text)
    #expect(entry.equation.constant == entry.constants[0])
  }

  @Test func `a placeholder is active nowhere`() throws {
    var tree = SampleDocument.tree()
    tree.root.modify(id: "c-title-x") { $0["placeholder"] = "YES" }
    let entry = try #require(
      SharedConstraints(LayoutDocument(tree)).entries.first { $0.id == "c-title-x" })
    #expect(entry.classes.isEmpty)
  }

  @Test func `the grid counts what each cell says`() {
    let document = document([
      mask("default", "constraints", ["exclude": "c-wide"]),
      mask(
        "heightClass=regular-widthClass=compact", "constraints",
        ["include": "c-wide", "exclude": "c-title-y"]),
    ])
    let grid = GridSummary(document)
    #expect(
      grid.text == """
               wC      wAny   wR
        hC     -       -      -
        hAny   -       6 -1   -
        hR     +1 -1   -      -
        constraints: n in wAny-hAny, +n installed, -n uninstalled; v: views; ~n values
        active constraints: wC-hC 6, wR-hC 6, wC-hR 6, wR-hR 6

        """)
  }

  private func varied(_ constants: KeyValuePairs<String, String>) -> CellSettings {
    let tree = SampleDocument.tree().editing("c-title-x") { constraint in
      for (key, value) in constants {
        constraint.append(SampleDocument.element("variation", ["key": key, "constant": value]))
      }
    }
    return CellSettings(LayoutDocument(tree))
  }

  @Test func `a setting tells what it overrides`() {
    let settings = varied([
      "widthClass=compact": "12", "heightClass=regular-widthClass=compact": "8",
    ])
    .settings
    #expect(settings.map(\.value) == ["12", "8"])
    #expect(settings.map(\.overridden) == ["16", "12"])
    #expect(settings.map(\.overriddenCell.description) == ["wAny-hAny", "wC-hAny"])
  }

  @Test func `a width and a height that disagree are reported with the winner`() throws {
    let found = varied(["heightClass=regular": "12", "widthClass=compact": "8"]).overlaps
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      "\(diagnostic)".contains(
        "has constant 12 in wAny-hR and 8 in wC-hAny; both apply in wC-hR, where wC-hAny wins"))
  }

  @Test func `an explicit cell settles an overlap`() {
    let settled = varied([
      "heightClass=regular": "12", "widthClass=compact": "8",
      "heightClass=regular-widthClass=compact": "8",
    ])
    #expect(settled.overlaps.isEmpty)
    #expect(varied(["heightClass=regular": "12", "widthClass=compact": "12"]).overlaps.isEmpty)
  }
}
