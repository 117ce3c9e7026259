import ElementTree
import LayoutModel
import Testing

@Suite struct LocalizationTests {
  /// One object of each kind that has texts.
  private static func tree() -> DocumentTree {
    func string(_ key: String, _ text: String) -> DocumentElement {
      var element = DocumentElement("string", ["key": key])
      element.content = [.text(text, spelling: nil)]
      return element
    }
    let attributed = DocumentElement(
      "attributedString", ["key": "attributedText"],
      children: [
        DocumentElement("fragment", ["content": "one "]),
        DocumentElement("fragment", [:], children: [string("content", "two")]),
      ])
    let views = [
      Sample.view("label", "la", ["text": "Label"]),
      Sample.view("label", "lb", children: [string("text", "Long")]),
      Sample.view("label", "lc", ["usesAttributedText": "YES"], children: [attributed]),
      Sample.view(
        "button", "bu",
        children: [
          DocumentElement("state", ["key": "normal", "title": "Normal"]),
          DocumentElement("state", ["key": "selected", "title": "Selected"]),
        ]),
      Sample.view(
        "button", "bc",
        children: [
          DocumentElement(
            "buttonConfiguration", ["key": "configuration", "title": "Title", "subtitle": "Sub"])
        ]),
      Sample.view("textField", "tf", ["text": "Text", "placeholder": "Hint"]),
      Sample.view("textView", "tv", ["text": "View"]),
      Sample.view(
        "segmentedControl", "sc",
        children: [
          Sample.group(
            "segments",
            [
              DocumentElement("segment", ["title": "First"]),
              DocumentElement("segment", ["image": "i"]),
              DocumentElement("segment", ["title": "Third"]),
            ])
        ]),
      Sample.view(
        "searchBar", "sb", ["placeholder": "Search", "prompt": "Prompt"],
        children: [Sample.group("scopeButtonTitles", [string("", "All"), string("", "Some")])]),
      Sample.view("imageView", "iv", ["title": "none"]),
    ]
    let items = [
      Sample.view("navigationItem", "ni", ["title": "Navigation"]),
      Sample.view("barButtonItem", "bi", ["title": "Done"]),
      Sample.view("tabBarItem", "ti", ["title": "Tab"]),
      Sample.view("tableViewSection", "se", ["headerTitle": "Head", "footerTitle": "Foot"]),
      Sample.view("tableViewController", "co", ["title": "Controller"]),
    ]
    return Sample.tree(
      root: Sample.view(
        "view", "root", ["key": "view"], children: [Sample.group("subviews", views + items)]))
  }

  private static let texts = [
    "la.text": ["Label"], "lb.text": ["Long"], "lc.text": [], "lc.attributedText": ["one ", "two"],
    "bu.normalTitle": ["Normal"], "bc.configuration.title": ["Title"],
    "bc.configuration.subtitle": ["Sub"], "tf.text": ["Text"], "tf.placeholder": ["Hint"],
    "tv.text": ["View"], "sc.segmentTitles[0]": ["First"], "sc.segmentTitles[2]": ["Third"],
    "sb.placeholder": ["Search"], "sb.prompt": ["Prompt"], "sb.scopeButtonTitles[0]": ["All"],
    "sb.scopeButtonTitles[1]": ["Some"], "ni.title": ["Navigation"], "bi.title": ["Done"],
    "ti.title": ["Tab"], "se.headerTitle": ["Head"], "se.footerTitle": ["Foot"],
    "co.title": ["Controller"],
  ]

  @Test func `every text is offered under the key of Interface Builder`() {
    let found = Self.tree().localizableTexts
    #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.pieces) }) == Self.texts)
  }

  @Test func `each key replaces its own text and no other`() throws {
    let tree = Self.tree()
    for key in Self.texts.keys.sorted() where key != "lc.attributedText" {
      let changed = tree.replacingTexts([key: "new"])
      var expected = Self.texts
      expected[key] = ["new"]
      if key == "lc.text" { expected["lc.attributedText"] = nil }
      let found = Dictionary(
        uniqueKeysWithValues: changed.localizableTexts.map { ($0.key, $0.pieces) })
      #expect(found == expected, "\(key)")
    }
    #expect(tree.replacingTexts(["zz.text": "new"]) == tree)
  }

  @Test(arguments: [
    (Pseudolanguage.long, ["Name Name"], ["one ", "two one two"]),
    (.accented, ["Ñåmé"], ["öñé ", "ťŵö"]),
    (.bounded, ["[# Name #]"], ["[# one ", "two #]"]),
    (.rtl, ["\u{202E}Name\u{202C}"], ["\u{202E}one ", "two\u{202C}"]),
  ])
  func `a pseudolanguage changes plain and attributed text`(
    language: Pseudolanguage, plain: [String], attributed: [String]
  ) {
    #expect(language.applied(to: ["Name"]) == plain)
    #expect(language.applied(to: ["one ", "two"]) == attributed)
    #expect(language.applied(to: [""]) == [""])
    #expect(language.applied(to: []) == [])
  }

  @Test func `pseudolanguages apply in order, over a translation`() {
    let tree = Self.tree()
    let texts = tree.texts(in: [.long, .bounded], over: ["la.text": "Eins"], name: "long")
    #expect(texts["la.text"] == "[# Eins Eins #]")
    #expect(texts["sc.segmentTitles[2]"] == "[# Third Third #]")
    #expect(texts["lc.attributedText[1]"] == "two one two #]")
    let changed = tree.replacingTexts(texts)
    #expect(
      changed.localizableTexts.first { $0.key == "lc.attributedText" }?.pieces
        == ["[# one ", "two one two #]"])
  }

  @Test func `equal texts have one fingerprint, other texts another`() {
    let some: TextSubstitutions = ["a.text": "x", "b.text": "y"]
    #expect(some.fingerprint == TextSubstitutions(["b.text": "y", "a.text": "x"]).fingerprint)
    #expect(some.fingerprint.count == 64)
    let others: [TextSubstitutions] = [
      [:], ["a.text": "x"], ["a.text": "y", "b.text": "x"], ["a.textx": "", "b.text": "y"],
    ]
    #expect(Set(others.map(\.fingerprint)).count == others.count)
    #expect(!others.contains(some))
  }
}
