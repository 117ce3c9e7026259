import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

@Suite struct DifferenceReportTests {
  private let base = SampleDocument.tree()

  private func report(_ tree: DocumentTree, from base: DocumentTree? = nil) -> DifferenceReport {
    DifferenceReport(
      from: LayoutDocument(base ?? self.base), to: LayoutDocument(tree))
  }

  private func lines(_ tree: DocumentTree, from base: DocumentTree? = nil) -> [String] {
    report(tree, from: base).groups.flatMap(\.lines)
  }

  @Test func `a changed constant shows only what is new`() {
    #expect(
      lines(base.editing("c-title-x") { $0["constant"] = "24" })
        == ["constraint 'c-title-x': Title.Leading = Superview.Leading + 16 → + 24"])
  }

  @Test func `a changed priority shows beside the equation`() {
    #expect(
      lines(base.editing("c-title-x") { $0["priority"] = "750" })
        == ["constraint 'c-title-x': Title.Leading = Superview.Leading + 16 → (Priority 750)"])
  }

  @Test func `another relation shows the whole equation`() {
    let expected =
      "constraint 'c-title-x': Title.Leading = Superview.Leading + 16"
      + " → Title.Leading >= Superview.Leading + 16"
    #expect(
      lines(base.editing("c-title-x") { $0["relation"] = "greaterThanOrEqual" }) == [expected])
  }

  @Test func `a font is one property`() {
    let other = base.editing("title") { title in
      title.content[1] = .element(
        SampleDocument.element(
          "fontDescription",
          ["key": "fontDescription", "type": "system", "weight": "semibold", "pointSize": "20"]))
    }
    #expect(lines(other) == ["label 'title' (Title): font system 17 → system semibold 20"])
  }

  @Test func `a mask in which nothing is flexible is none`() {
    let before = base.editing("title") { title in
      title.append(SampleDocument.element("autoresizingMask", ["key": "autoresizingMask"]))
    }
    let after = base.editing("title") { title in
      title.append(
        SampleDocument.element(
          "autoresizingMask", ["key": "autoresizingMask", "flexibleMinX": "YES"]))
    }
    #expect(
      report(after, from: before).groups.flatMap(\.lines)
        == ["label 'title' (Title): autoresizingMask none → flexibleMinX YES"])
  }

  @Test func `a view that changes its parent moves`() {
    var icon: DocumentElement?
    var other = base.editing("icon") { icon = $0 }
    other = other.removing(["icon", "c-icon-x", "c-icon-y"])
    other = other.editing("footer") { footer in
      if let icon { footer.append(DocumentElement("subviews", [:], children: [icon])) }
    }
    #expect(
      lines(other) == [
        "moved imageView 'icon' (Icon) from Header to Footer",
        "removed constraint 'c-icon-x': Icon.Leading = Superview.Leading",
        "removed constraint 'c-icon-y': Icon.Top = Superview.Top",
      ])
  }

  @Test func `a removed view takes its constraints along in one sentence`() {
    let other = base.removing(["header", "c-header-y"])
    #expect(
      lines(other) == [
        "removed view 'header' (Header) from View, with 1 view inside and its 3 constraints"
      ])
    let rows = report(other).rows(from: LayoutDocument(base), to: LayoutDocument(other))
    #expect(rows.count == 5)
    #expect(Set(rows.map(\.sentence)).count == 1)
  }

  @Test func `masks and constants of cells are told with their cell`() {
    let other = base.editing("root") { root in
      root.append(
        SampleDocument.element(
          "variation", ["key": "heightClass=regular-widthClass=compact"],
          [
            SampleDocument.element(
              "mask", ["key": "constraints"],
              [SampleDocument.element("exclude", ["reference": "c-title-y"])])
          ]))
    }.editing("c-title-x") { constraint in
      constraint.append(
        SampleDocument.element("variation", ["key": "heightClass=compact", "constant": "30"]))
    }
    #expect(
      lines(other) == [
        "wC-hR: uninstalls constraint 'c-title-y': Title.Top = Top Layout Guide.Bottom + 20",
        "wAny-hC: constraint 'c-title-x': Title.Leading = Superview.Leading + 16 → + 30",
      ])
    let rows = report(other).rows(from: LayoutDocument(base), to: LayoutDocument(other))
    #expect(rows.map(\.cell) == ["wC-hR", "wAny-hC"])
  }

  @Test func `a class is told with its module`() {
    let other = base.editing("title") { title in
      title["customClass"] = "Headline"
      title["customModule"] = "App"
      title["customModuleProvider"] = "target"
    }
    #expect(lines(other) == ["label 'title' (Title): sets customClass to Headline of App"])
    let back = report(base, from: other)
    #expect(
      back.groups.flatMap(\.lines) == [
        "label 'title' (Title): clears customClass (was Headline of App)"
      ])
  }

  @Test func `an object that was made anew is told once`() {
    var other = base.editing("guide-top") { $0["id"] = "guide-new" }
    other = other.editing("c-title-y") { $0["secondItem"] = "guide-new" }
    #expect(
      lines(other) == [
        "viewControllerLayoutGuide 'guide-new' (Top Layout Guide) is the former 'guide-top' with another id"
      ])
  }

  @Test func `an added view says what it is, with the constraints that hold it`() throws {
    let before = "<subviews><label text=\"Title\" id=\"t\"/></subviews>"
    let after = """
      <subviews><label text="Title" id="t"/>
      <button opaque="NO" contentMode="scaleToFill" id="b" customClass="Fancy" customModule="App">
      <rect key="frame" x="1" y="2" width="120" height="44.5"/>
      <subviews><imageView image="star" id="i"/></subviews>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="height" constant="44" id="bh"/></constraints>
      <fontDescription key="fontDescription" type="system" weight="bold" pointSize="20"/>
      <state key="normal" title="Sign in"/>
      <variation key="widthClass=compact"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></variation>
      </button></subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" id="bt"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top" id="tt"/>
      </constraints>
      """
    let (a, b) = try (
      LayoutDocument(SampleXib.tree(before)), LayoutDocument(SampleXib.tree(after))
    )
    let report = DifferenceReport(from: a, to: b)
    #expect(
      report.groups.flatMap(\.text) == [
        "added button 'b' (Sign in) to View after Title, with 1 view inside and 1 constraint",
        "  class Fancy of App, backgroundColor #FF0000, font system bold 20, normal title 'Sign in', "
          + "wC-hAny: font Body style, 120 × 44.5",
        "  imageView 'i': image star",
        "  constraint 'bh': Sign in.Height = 44",
        "  constraint 'bt': Sign in.Top = Title.Bottom + 8",
        "added constraint 'tt': Title.Top = Superview.Top",
      ])
    // For scripts each constraint has its equation.
    let rows = report.rows(from: a, to: b)
    #expect(
      rows.first { $0.id == "bt" }?.sentence
        == "added constraint 'bt': Sign in.Top = Title.Bottom + 8")
    #expect(rows.first { $0.id == "bh" }?.sentence == report.groups[0].lines[0])
    // What goes is known.
    #expect(
      DifferenceReport(from: b, to: a).groups.flatMap(\.text).first
        == "removed button 'b' (Sign in) from View, with 1 view inside and its 2 constraints")
  }

  @Test func `of a whole screen in a view only so much is told`() throws {
    let labels = (0..<60).map { "<label text=\"\($0)\" id=\"l\($0)\"/>" }.joined()
    let report = try DifferenceReport(
      from: LayoutDocument(SampleXib.tree("")),
      to: LayoutDocument(
        SampleXib.tree(
          "<subviews><view id=\"v\"><subviews>\(labels)</subviews></view></subviews>")))
    #expect(report.groups.flatMap(\.text).count == 42)
    #expect(report.groups.flatMap(\.text).last == "  and 20 more")
  }

  @Test func `every change has a sentence and a scene`() {
    for seed in 0..<60 as Range<UInt64> {
      var generator = GeneratedTree(seed: seed)
      let a = generator.document()
      let b = generator.edited(a)
      let report = report(b, from: a)
      for index in report.difference.changes.indices {
        #expect(!report.sentence(ofChange: index).isEmpty, "seed \(seed), change \(index)")
      }
    }
  }

  @Test func `a review reads as a list of sentences`() {
    var other = base.editing("title") { title in
      title["text"] = "Full Name"
      title["misplaced"] = "YES"
      title.content[0] = .element(SampleDocument.frame(20, 48, 120, 20))
    }
    other = other.editing("c-title-x") { $0["constant"] = "24" }
    other = other.removing(["footer", "c-footer"])
    other = other.editing("root") { root in
      let button = SampleDocument.element(
        "button", ["id": "save", "userLabel": "Save"], [SampleDocument.frame(0, 0, 1, 1)])
      for index in root.content.indices {
        guard case .element(var list) = root.content[index] else { continue }
        if list.name == "subviews" { list.append(button) }
        if list.name == "constraints" {
          list.append(
            SampleDocument.element(
              "constraint",
              [
                "firstItem": "save", "firstAttribute": "top", "secondItem": "title",
                "secondAttribute": "bottom", "constant": "8", "id": "c-save",
              ]))
        }
        root.content[index] = .element(list)
      }
    }
    other.root["toolsVersion"] = "23000"
    other.root["useSafeAreas"] = "YES"
    expectGolden(report(other).text, named: "review.txt")
  }

  @Test func `equal documents have no difference in layout`() {
    #expect(report(base).text == "no difference in layout\n")
  }

  @Test func `where a new constraint is installed is told with it`() {
    func mask(_ key: String, _ entry: String) -> DocumentElement {
      SampleDocument.element(
        "variation", ["key": key],
        [
          SampleDocument.element(
            "mask", ["key": "constraints"],
            [SampleDocument.element(entry, ["reference": "c-new"])])
        ])
    }
    let constraint = SampleDocument.element(
      "constraint",
      ["firstItem": "title", "firstAttribute": "width", "constant": "80", "id": "c-new"])
    let new = SampleDocument.tree(extra: [constraint]).editing("root") { root in
      root.append(mask("default", "exclude"))
      root.append(mask("heightClass=compact", "include"))
    }
    let report = DifferenceReport(
      from: LayoutDocument(SampleDocument.tree()), to: LayoutDocument(new))
    #expect(
      report.groups.flatMap(\.lines)
        == ["added constraint 'c-new': Title.Width = 80, installed in wC-hC, wR-hC"])
    #expect(report.difference.changes.indices.allSatisfy { !report.sentence(ofChange: $0).isEmpty })
  }
}
