import Diagnostics
import ElementTree
import LayoutModel
import TestSupport
import Testing

@Suite struct LayoutDocumentTests {
  private func constraint(
    _ id: String, _ first: String, _ second: String? = nil, _ more: [String: String] = [:]
  ) -> DocumentElement {
    var element = DocumentElement(
      "constraint", ["id": id, "firstItem": first, "firstAttribute": "leading"])
    if let second {
      element["secondItem"] = second
      element["secondAttribute"] = "leading"
    }
    for key in more.keys.sorted() { element[key] = more[key] }
    return element
  }

  @Test func `views know their parents, scenes and names`() throws {
    let document = Sample.document()
    #expect(document.views.map(\.id.text) == ["root", "label", "button"])
    #expect(document.views.map(\.parent) == [nil, 0, 0])
    #expect(document.scenes.map(\.id.text) == ["controller"])
    #expect(document.scene("scene")?.id == "controller")
    #expect(document.controllers.first?.view == 0)
    #expect(document.name(of: "label") == "Title")
    #expect(document.name(of: "button") == "Button")
    #expect(document.isView(2, inside: 0))
    #expect(!document.isView(2, inside: 1))
    #expect(findings(in: document) == [])
  }

  @Test func `what a constraint leaves out has its default`() throws {
    let element = DocumentElement("constraint", ["id": "c", "firstAttribute": "width"])
    let document = Sample.document(constraints: [element])
    let constraint = try #require(document.constraints.first)
    #expect(constraint.first == LayoutAnchor(item: "root", attribute: .width))
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == .required)
    #expect(constraint.second == nil)
    #expect(constraint.constant == 0)
  }

  @Test func `constants of cells apply where they cover`() throws {
    var element = constraint("c", "label", "root", ["constant": "8"])
    element.append(
      DocumentElement("variation", ["key": "widthClass=regular", "constant": "20"]))
    let read = try #require(Sample.document(constraints: [element]).constraints.first)
    #expect(read.constant(in: GridCell(width: .regular, height: .compact)) == 20)
    #expect(read.constant(in: GridCell(width: .compact, height: .compact)) == 8)
    #expect(read.constant(in: .base) == 8)
  }

  @Test func `a standard distance to a safe area is none, whatever the number says`() {
    let root = Sample.view(
      "view", "root", ["key": "view"],
      children: [
        Sample.group("subviews", [Sample.view("label", "label"), Sample.view("button", "button")]),
        DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "safe"]),
        Sample.group(
          "constraints",
          [
            constraint("standard", "label", "safe", ["constant": "20", "symbolic": "YES"]),
            constraint("number", "label", "safe", ["constant": "20"]),
            constraint("sibling", "button", "label", ["constant": "8", "symbolic": "YES"]),
          ]),
      ])
    let document = LayoutDocument(Sample.tree(root: root))
    #expect(document.constraints.map(\.id) == ["standard", "number", "sibling"])
    #expect(document.constraints.map(\.constant) == [0, 20, 8])
  }

  @Test func `masks of the containing view install subviews and constraints`() throws {
    let mask = DocumentElement(
      "variation", ["key": "default"],
      children: [
        DocumentElement(
          "mask", ["key": "subviews"],
          children: [DocumentElement("exclude", ["reference": "button"])]),
        DocumentElement(
          "mask", ["key": "constraints"],
          children: [DocumentElement("exclude", ["reference": "c"])]),
      ])
    let again = DocumentElement(
      "variation", ["key": "heightClass=compact"],
      children: [
        DocumentElement(
          "mask", ["key": "subviews"],
          children: [DocumentElement("include", ["reference": "button"])])
      ])
    let document = Sample.document(
      constraints: [constraint("c", "label", "root")], variations: [mask, again])
    let button = try #require(document.view("button"))
    #expect(button.installation.finalCells.allSatisfy { $0.height == .compact })
    #expect(button.installation.finalCells.count == 2)
    #expect(document.constraintInstallations.first?.finalCells == [])
    #expect(document.view("label")?.installation.finalCells == GridCell.finals)
  }

  @Test func `a second object with an id is reported and does not replace the first`() {
    let twin = Sample.view("view", "label", frame: Rect())
    let document = Sample.document(more: [twin])
    #expect(findings(in: document) == ["duplicate-id label"])
    #expect(document.view("label")?.kind == .label)
    #expect(document.views.count == 4)
  }

  @Test func `a constraint to nothing is kept and reported`() {
    let document = Sample.document(constraints: [constraint("c", "label", "ghost")])
    #expect(document.constraints.count == 1)
    #expect(findings(in: document) == ["dangling-reference c ghost"])
  }

  @Test(arguments: [
    ["constant": "nan"], ["constant": "inf"], ["multiplier": "0"], ["multiplier": "nan"],
    ["priority": "0"], ["priority": "1001"], ["priority": "nan"],
  ])
  func `a number that no constraint can have is reported and replaced`(
    attributes: [String: String]
  ) throws {
    let document = Sample.document(constraints: [constraint("c", "label", "root", attributes)])
    let read = try #require(document.constraints.first)
    #expect(findings(in: document) == ["invalid-number c"])
    #expect(read.constant.isFinite)
    #expect(read.multiplier.value == 1)
    #expect(read.priority.value >= 1 && read.priority.value <= 1000)
  }

  @Test func `a frame that is not a number is reported and left out`() {
    var tree = Sample.document().tree
    tree.root.modify { element in
      if element.name == "rect", element["y"] == "40" { element["y"] = "nan" }
    }
    let document = LayoutDocument(tree)
    #expect(findings(in: document) == ["invalid-number label"])
    #expect(document.view("label")?.recordedFrame == nil)
  }

  @Test func `unknown attributes and relations are reported`() {
    let document = Sample.document(constraints: [
      constraint("a", "label", nil, ["firstAttribute": "middle"]),
      constraint("b", "label", "root", ["relation": "about"]),
    ])
    #expect(findings(in: document).contains("unknown-attribute a"))
    #expect(findings(in: document).contains("unknown-attribute b"))
    #expect(document.constraints.map(\.id) == ["b"])
  }

  @Test func `top and bottom guides belong to the controller's view`() {
    let root = Sample.view(
      "view", "root", frame: Rect(width: 375, height: 667), ["key": "view"],
      children: [DocumentElement("viewLayoutGuide", ["key": "safeArea", "id": "safe"])])
    let document = LayoutDocument(
      Sample.tree(
        root: root,
        guides: [DocumentElement("viewControllerLayoutGuide", ["type": "top", "id": "top"])]))
    #expect(document.guide("top")?.kind == .top)
    #expect(document.guide("top")?.view == 0)
    #expect(document.guide("safe")?.kind == .safeArea)
    #expect(document.name(of: "safe") == "Safe Area")
  }

  @Test func `arranged views and cells know how they are placed`() {
    let stack = Sample.view(
      "stackView", "stack", frame: Rect(),
      children: [Sample.group("subviews", [Sample.view("label", "inner")])])
    let content = Sample.view("tableViewCellContentView", "content", ["key": "contentView"])
    let cell = Sample.view("tableViewCell", "cell", children: [content])
    let table = Sample.view(
      "tableView", "table", frame: Rect(), children: [Sample.group("prototypes", [cell])])
    let document = Sample.document(more: [stack, table])
    #expect(document.view("inner")?.placement == .arranged)
    #expect(document.view("cell")?.placement == .cell)
    #expect(document.view("content")?.placement == .keyed)
    #expect(document.view("stack")?.placement == .subview)
    #expect(document.view("root")?.placement == .root)
  }

  @Test func `an empty document has nothing and nothing wrong`() {
    let document = LayoutDocument(
      DocumentTree(kind: .xib, root: DocumentElement("document")))
    #expect(document.views.isEmpty)
    #expect(document.scenes.isEmpty)
    #expect(findings(in: document) == [])
  }

  @Test(arguments: [
    ("leading", "left", "Use leading/trailing for both or neither."),
    ("trailingMargin", "rightMargin", "Use leading/trailing for both or neither."),
    ("width", "leading", "Invalid pairing of layout attributes"),
    ("top", "leading", "Invalid pairing of layout attributes"),
    ("top", nil, "Location attributes must be specified in pairs."),
    ("width", nil, nil), ("width", "height", nil), ("centerX", "left", nil),
    ("baseline", "bottom", nil), ("leadingMargin", "centerX", nil),
  ])
  func `attributes that UIKit refuses to relate are a warning`(
    first: String, second: String?, reason: String?
  ) {
    var element = DocumentElement("constraint", ["id": "c", "firstAttribute": first])
    if let second {
      element["secondItem"] = "label"
      element["secondAttribute"] = second
    }
    let found = Sample.document(constraints: [element]).diagnostics
    #expect(found.map(\.code) == (reason == nil ? [] : [.attributePair]))
    #expect(found.allSatisfy { $0.severity == .warning })
    if let reason { #expect(found.first?.message.hasSuffix(reason) == true) }
  }

  @Test(arguments: [("1e9", true), ("-1e9", true), ("1e308", false), ("-1e10", false)])
  func `a constant has a limit`(text: String, isHeld: Bool) throws {
    let document = Sample.document(constraints: [
      constraint("c", "label", "root", ["constant": text])
    ])
    #expect(document.diagnostics.map(\.code) == (isHeld ? [] : [.invalidNumber]))
    #expect(try #require(document.constraints.first).constant == (isHeld ? Double(text) : 0))
  }

  @Test func `connections, masks and an initial controller name what is there`() throws {
    var tree = Sample.document().tree
    tree.root["initialViewController"] = "nowhere"
    let connections = DocumentElement(
      "connections", [:],
      children: [
        DocumentElement("outlet", ["property": "a", "destination": "label", "id": "o1"]),
        DocumentElement("segue", ["kind": "show", "destination": "gone", "id": "s1"]),
      ])
    let mask = DocumentElement(
      "variation", ["key": "default"],
      children: [
        DocumentElement(
          "mask", ["key": "subviews"],
          children: [DocumentElement("exclude", ["reference": "lost"])])
      ])
    _ = tree.root.modify(id: "root") { view in
      view.append(mask)
      view.append(connections)
    }
    let document = LayoutDocument(tree)
    #expect(document.diagnostics.map(\.code) == Array(repeating: .danglingReference, count: 3))
    #expect(
      Set(document.diagnostics.compactMap(\.objects.last)) == ["nowhere", "gone", "lost"])
  }
}
