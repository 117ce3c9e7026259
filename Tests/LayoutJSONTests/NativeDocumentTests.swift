import Diagnostics
import ElementTree
import LayoutJSON
import LayoutModel
import Testing

@Suite struct NativeDocumentTests {
  private func root(of text: String) throws -> (DocumentElement, [String]) {
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    return (tree.root, diagnostics.map(\.text))
  }

  /// A document around one root view.
  private func document(_ view: String) -> String {
    "{\"format\": \"ninegrid-layout\", \"version\": 1, \"scenes\": [{\"view\": \(view)}]}"
  }

  @Test func `a constraint becomes what Interface Builder writes`() throws {
    let (root, diagnostics) = try root(
      of: document(
        """
        {"name": "Root", "subviews": [{"kind": "view", "name": "Red View"}],
         "constraints": ["Red View.Leading = Superview.LeadingMargin",
           "Superview.Trailing = Red View.Trailing + Standard",
           "Red View.Width = 200% x Red View.Height (Priority 750)"]}
        """))
    #expect(diagnostics.isEmpty)
    var constraints: [DocumentElement] = []
    root.forEach { if $0.name == "constraint" { constraints.append($0) } }
    #expect(
      constraints == [
        DocumentElement(
          "constraint",
          [
            "firstItem": "red-view", "firstAttribute": "leading", "secondItem": "root",
            "secondAttribute": "leadingMargin", "id": "red-view.leading",
          ]),
        DocumentElement(
          "constraint",
          [
            "firstAttribute": "trailing", "secondItem": "red-view", "secondAttribute": "trailing",
            "constant": "20", "symbolic": "YES", "id": "red-view.trailing",
          ]),
        DocumentElement(
          "constraint",
          [
            "firstItem": "red-view", "firstAttribute": "width", "secondItem": "red-view",
            "secondAttribute": "height", "multiplier": "2", "priority": "750",
            "id": "red-view.width",
          ]),
      ])
  }

  @Test(arguments: [
    ("\"retina4_7\"", Size(width: 375, height: 667)),
    ("\"retina6_3\"", Size(width: 402, height: 874)),
    ("\"retina6_7\"", Size(width: 428, height: 926)),
    ("\"ipad7_9\"", Size(width: 744, height: 1133)),
    ("\"ipad7_9\", \"toolsVersion\": \"17156\"", Size(width: 768, height: 1024)),
    ("{\"id\": \"retina6_9\", \"orientation\": \"landscape\"}", Size(width: 956, height: 440)),
    ("null", Size(width: 600, height: 600)),
  ])
  func `a root view without a frame fills the canvas of its device`(
    device: String, size: Size
  ) throws {
    let (tree, diagnostics) = try readNativeDocument(
      Array(
        """
        {"format": "ninegrid-layout", "version": 1, "device": \(device),
         "scenes": [{"view": {"name": "Root"}}]}
        """.utf8))
    #expect(diagnostics.isEmpty)
    #expect(LayoutDocument(tree).views.first?.recordedFrame?.size == size)
    let written = String(decoding: writeNativeDocument(tree), as: UTF8.self)
    #expect(!written.contains("\"frame\""))
  }

  @Test func `a constraint of a cell is installed there only`() throws {
    let (tree, diagnostics) = try readNativeDocument(
      Array(
        document(
          """
          {"name": "Root", "subviews": [{"kind": "view", "name": "A"}],
           "constraints": ["A.Top = Superview.Top", {"id": "w", "constraint": "A.Width = 10"}],
           "cells": {"wC-hR": {"constraints": ["A.Height = 5"], "constants": {"w": 0},
             "uninstall": ["A.Top = Superview.Top"]}}}
          """
        ).utf8))
    #expect(diagnostics.isEmpty)
    let layout = LayoutDocument(tree)
    #expect(layout.diagnostics.isEmpty)
    let names = layout.constraints.map(\.id.text)
    #expect(names == ["a.top", "w", "a.height"])
    let portrait = GridCell(width: .compact, height: .regular)
    let landscape = GridCell(width: .compact, height: .compact)
    #expect(
      layout.constraintInstallations.map { $0.isInstalled(in: portrait) } == [false, true, true])
    #expect(
      layout.constraintInstallations.map { $0.isInstalled(in: landscape) } == [true, true, false])
    #expect(layout.constraints[1].constant(in: portrait) == 0)
    #expect(layout.constraints[1].constant(in: landscape) == 10)
  }

  @Test func `guides that constraints name need not be stated`() throws {
    let (old, _) = try root(
      of: document(
        "{\"subviews\": [{\"name\": \"A\"}], \"constraints\": [\"A.Top = Top Layout Guide.Bottom\"]}"
      ))
    #expect(old["useSafeAreas"] == nil)
    let (new, diagnostics) = try root(
      of: document(
        "{\"subviews\": [{\"name\": \"A\"}], \"constraints\": [\"A.Top = Safe Area.Top + Standard\"]}"
      ))
    #expect(diagnostics.isEmpty)
    #expect(new["useSafeAreas"] == "YES")
    var guides: [String] = []
    for root in [old, new] {
      root.forEach { if $0.name.hasSuffix("LayoutGuide") { guides.append($0["id"] ?? "") } }
    }
    #expect(guides == ["top-layout-guide", "bottom-layout-guide", "safe-area"])
  }

  @Test func `ids are made from names, and are unique`() throws {
    let (root, _) = try root(
      of: document(
        """
        {"name": "Root", "subviews": [{"name": "A"}, {"kind": "label", "text": "Héllo, wörld!"},
          {"name": "A"}, {"id": "a-3"}, {"name": "A"}, {"kind": "button", "title": "Save"}]}
        """))
    var ids: [String] = []
    root.child("scenes")?.forEach { if let id = $0["id"] { ids.append(id) } }
    #expect(
      ids == [
        "view-controller", "root", "a", "héllo-wörld", "a-2", "a-3", "a-4", "save",
        "first-responder",
      ])
  }

  @Test func `a native document has a model without faults`() throws {
    let text = document(
      """
      {"kind": "tableView", "name": "Table", "sections": [{"header": "One", "rows": [
        {"name": "Cell", "contentView": {"subviews": [{"kind": "switch", "name": "Toggle"}],
          "constraints": ["Toggle.CenterY = Superview.CenterY"]}}]}]}
      """)
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    #expect(diagnostics.isEmpty)
    let layout = LayoutDocument(tree)
    #expect(
      layout.views.map(\.kind.rawValue) == [
        "tableView", "tableViewCell", "tableViewCellContentView", "switch",
      ])
    #expect(layout.views[2].element["tableViewCell"] == "cell")
    #expect(layout.constraints[0].second?.item == layout.views[2].id)
  }

  @Test(arguments: [
    ("[1]", "this is JSON, but not a layout document"),
    ("{\"format\": \"other\"}", "the format is 'other', not 'ninegrid-layout'"),
    (
      "{\"format\": \"ninegrid-layout\", \"version\": 2}",
      "the document has version 2 of the format; this program knows 1"
    ),
    ("{", "the file ends inside an object"),
  ])
  func `other files are refused`(text: String, message: String) {
    let error = #expect(throws: NativeDocumentError.self) {
      try readNativeDocument(Array(text.utf8))
    }
    #expect(error?.diagnostic.message == message)
  }

  @Test(arguments: [("20", " + Standard"), ("21", " + 21")])
  func `a standard distance is written as one, if that is what it is`(
    constant: String, text: String
  )
    throws
  {
    var (tree, _) = try readNativeDocument(
      Array(
        document(
          """
          {"name": "Root", "subviews": [{"kind": "view", "name": "A"}],
           "constraints": ["Superview.Trailing = A.Trailing + Standard"]}
          """
        ).utf8))
    tree.root.modify { element in
      if element.name == "constraint" { element["constant"] = constant }
    }
    let written = String(decoding: writeNativeDocument(tree), as: UTF8.self)
    #expect(written.contains("A.Trailing\(text)"), "\(written)")
    let again = try readNativeDocument(Array(written.utf8)).tree
    #expect(again.root == tree.root)
  }
}
