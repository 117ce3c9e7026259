import ElementTree
import LayoutComparison
import LayoutModel
import Testing

/// Parts of a screen that go into a view or a scroll view.
@Suite struct EmbeddingTests {
  /// A title, a text below it, and a button at the bottom.
  private static func document(
    _ constraints: [String: [String: String]] = [:], without left: String = ""
  ) -> LayoutDocument {
    var all: [(String, [String: String])] = [
      (
        "t-top",
        [
          "firstItem": "title", "firstAttribute": "top", "secondItem": "root",
          "secondAttribute": "top", "constant": "20",
        ]
      ),
      (
        "t-lead",
        [
          "firstItem": "title", "firstAttribute": "leading", "secondItem": "root",
          "secondAttribute": "leading", "constant": "16",
        ]
      ),
      ("t-width", ["firstItem": "title", "firstAttribute": "width", "constant": "100"]),
      ("t-height", ["firstItem": "title", "firstAttribute": "height", "constant": "30"]),
      (
        "b-top",
        [
          "firstItem": "body", "firstAttribute": "top", "secondItem": "title",
          "secondAttribute": "bottom", "constant": "8",
        ]
      ),
      (
        "b-lead",
        [
          "firstItem": "body", "firstAttribute": "leading", "secondItem": "root",
          "secondAttribute": "leading", "constant": "24",
        ]
      ),
      ("b-width", ["firstItem": "body", "firstAttribute": "width", "constant": "200"]),
      (
        "f-top",
        [
          "firstItem": "footer", "firstAttribute": "top", "secondItem": "body",
          "secondAttribute": "bottom", "constant": "12",
        ]
      ),
      (
        "f-bottom",
        [
          "firstAttribute": "bottom", "secondItem": "footer", "secondAttribute": "bottom",
          "constant": "10",
        ]
      ),
      (
        "f-lead",
        [
          "firstItem": "footer", "firstAttribute": "leading", "secondItem": "root",
          "secondAttribute": "leading",
        ]
      ),
      ("f-height", ["firstItem": "footer", "firstAttribute": "height", "constant": "44"]),
    ]
    all.removeAll { $0.0 == left }
    all += constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    func view(_ id: String, _ frame: [String]) -> DocumentElement {
      DocumentElement(
        "view", ["translatesAutoresizingMaskIntoConstraints": "NO", "id": id, "userLabel": id],
        children: [rect(frame)])
    }
    func rect(_ frame: [String]) -> DocumentElement {
      DocumentElement(
        "rect",
        ["key": "frame", "x": frame[0], "y": frame[1], "width": frame[2], "height": frame[3]])
    }
    let root = DocumentElement(
      "view", ["key": "view", "id": "root"],
      children: [
        rect(["0", "0", "320", "480"]),
        DocumentElement(
          "subviews", [:],
          children: [
            view("title", ["16", "20", "100", "30"]), view("body", ["24", "58", "200", "356"]),
            view("footer", ["0", "426", "50", "44"]),
          ]),
        DocumentElement(
          "constraints", [:],
          children: all.map { id, attributes in
            var element = DocumentElement("constraint", ["id": id])
            for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
              element[name] = value
            }
            return element
          }),
      ])
    let document = DocumentElement(
      "document",
      ["type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "useAutolayout": "YES"],
      children: [
        DocumentElement(
          "scenes", [:],
          children: [
            DocumentElement(
              "scene", ["sceneID": "scene"],
              children: [
                DocumentElement(
                  "objects", [:],
                  children: [
                    DocumentElement(
                      "viewController", ["id": "vc", "sceneMemberID": "viewController"],
                      children: [root])
                  ])
              ])
          ])
      ])
    return LayoutDocument(DocumentTree(kind: .storyboard, root: document))
  }

  private func equations(_ document: LayoutDocument) -> [String: String] {
    var result: [String: String] = [:]
    for constraint in document.constraints {
      result[constraint.id.text] = document.equation(constraint).text
    }
    return result
  }

  @Test(arguments: [EmbeddingDraft.Container.view, .scroll])
  func `constraints to what lies outside become the container's`(
    kind: EmbeddingDraft.Container
  ) throws {
    var editor = DocumentEditor(Self.document())
    var draft = EmbeddingDraft(kind)
    draft.name = "Box"
    try editor.embed(["title", "body"], in: draft)
    let found = equations(editor.document)
    #expect(found["t-top"] == "Box.Top = Superview.Top + 20")
    #expect(found["t-lead"] == "Box.Leading = Superview.Leading + 16")
    #expect(found["f-top"] == "footer.Top = Box.Bottom + 12")
    #expect(found["b-lead"] == "body.Leading = Superview.Leading + 8")
    #expect(found["b-top"] == "body.Top = title.Bottom + 8")
    // The content is as wide as its views: nothing holds it at the other side, and nothing new does.
    #expect(!found.values.contains("Superview.Trailing = Box.Trailing"))
  }

  @Test func `a priority, a relation and an id go along into the container`() throws {
    let limit = [
      "firstItem": "body", "firstAttribute": "leading", "relation": "greaterThanOrEqual",
      "secondItem": "root", "secondAttribute": "leading", "constant": "20", "priority": "700",
    ]
    var editor = DocumentEditor(Self.document(["limit": limit]))
    var draft = EmbeddingDraft(.view)
    draft.name = "Box"
    try editor.embed(["title", "body"], in: draft)
    #expect(
      equations(editor.document)["limit"]?.hasPrefix("body.Leading >= Superview.Leading + 4")
        == true)
    let constraint = editor.document.constraints.first { $0.id == "limit" }
    #expect(constraint?.priority.value == 700)
    #expect(constraint.map { editor.document.name(of: $0.owner) } == "Box")
  }

  @Test func `a scroll view from whose content a constraint would lead out is refused`() throws {
    let middle = [
      "firstItem": "body", "firstAttribute": "centerY", "secondItem": "root",
      "secondAttribute": "centerY",
    ]
    let document = Self.document(["middle": middle])
    var editor = DocumentEditor(document)
    #expect {
      try editor.embed(["title", "body"], in: EmbeddingDraft(.scroll))
    } throws: { error in
      guard case EditFault.leadsOut(id: "middle", _, _) = error else { return false }
      return true
    }
    var plain = DocumentEditor(document)
    try plain.embed(["title", "body"], in: EmbeddingDraft(.view))
    #expect(equations(plain.document)["middle"] != nil)
  }

  @Test func `a limit holds the scroll view, which goes as far as it may`() throws {
    let limit = [
      "firstItem": "root", "firstAttribute": "bottom", "relation": "greaterThanOrEqual",
      "secondItem": "body", "secondAttribute": "bottom", "constant": "66",
    ]
    var editor = DocumentEditor(Self.document(["limit": limit], without: "f-top"))
    var draft = EmbeddingDraft(.scroll)
    draft.name = "Box"
    try editor.embed(["title", "body"], in: draft)
    let found = equations(editor.document)
    #expect(found["limit"] == "Superview.Bottom >= Box.Bottom + 66")
    #expect(found.values.contains { $0.hasPrefix("Superview.Bottom = Box.Bottom + 66") })
  }
}
