import Diagnostics
import ElementTree
import LayoutJSON
import LayoutModel
import Testing

@Suite struct NativeErrorTests {
  @Test func `all errors of a document are reported, in order and with their places`() throws {
    let text = """
      {
        "format": "ninegrid-layout", "version": 1, "devise": "retina4_7",
        "scenes": [{"view": {
          "name": "Root",
          "subviews": [
            {"kind": "lable", "name": "Title", "lines": "two"},
            {"kind": "view", "name": "Box", "hiden": true, "hugging": [1]},
            {"kind": "view", "name": "Box", "font": "sytem 17", "backgroundColor": "redish"}
          ],
          "guides": ["safeAera"],
          "constraints": [
            "Titel.Top = Superview.Top",
            "Box.Top = Superview.Top",
            "Title.Tpo = Superview.Top",
            {"id": "c", "constraint": "Title.Top = Superview.Top + x"},
            {"id": "d"},
            7,
            "Title.Leading = Superview.Leading"
          ],
          "cells": {"compact-regular": {}, "wC-hR": {"install": ["nobody"]}},
          "connections": [{"outlet": "label", "to": "Tilte"}]
        }}]
      }
      """
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    let lines = diagnostics.map { $0.inFile("a.json").text }.joined(separator: "\n")
    #expect(
      lines == """
        a.json:2:46: error: 'devise' is not a key of this object [unknown-key]
          hint: did you mean 'device'?
        a.json:6:16: error: 'lable' is not a kind of view [invalid-value]
          hint: did you mean 'label'?
        a.json:6:51: error: 'lines' should be a whole number, not 'two' [invalid-value]
        a.json:7:39: error: 'hiden' is not a key of this object [unknown-key]
          hint: did you mean 'hidden'?
        a.json:7:65: error: 'hugging' should be an array of 2 numbers, not an array [invalid-value]
        a.json:8:47: error: 'sytem 17' is not a font [invalid-value]
          hint: write a text style such as 'body', 'system 17', 'system bold 17' or 'Georgia 15'
        a.json:8:78: error: 'redish' is not a color [invalid-value]
          hint: write '#RRGGBB', 'white 0.5', 'named Accent' or one such as 'systemBackgroundColor'
        a.json:10:16: error: 'safeAera' is not a kind of guide [invalid-value]
          hint: did you mean 'safeArea'?
        a.json:12:8: error: there is no view or guide 'Titel' in this scene [unknown-item]
          hint: did you mean 'Title'?
        a.json:13:8: error: 'Box' is the name of several items: 'box', 'box-2' [ambiguous-name]
          hint: write the id instead of the name
        a.json:14:14: error: 'Tpo' is not a layout attribute in 'Title.Tpo = Superview.Top' [invalid-constraint]
          hint: did you mean 'Top'?
        a.json:15:60: error: '+ x' is not a constant in 'Title.Top = Superview.Top + x' [invalid-constraint]
          hint: write + or - and a number, or Standard
        a.json:16:7: error: a constraint needs 'constraint', 'visual' or 'first' [missing-key]
          hint: write an equation, such as "constraint": "A.Leading = Superview.Leading"
        a.json:17:7: error: a constraint should be a string or an object, not a number [invalid-constraint]
        a.json:20:15: error: 'compact-regular' is not a cell of the grid [invalid-value]
          hint: did you mean 'wC-hR'?
        a.json:20:60: error: 'nobody' is neither a constraint of this view nor a view in it [unknown-item]
        a.json:21:47: error: there is no object 'Tilte' in this document [unknown-item]
          hint: did you mean 'Title'?
        """)
    #expect(diagnostics[2].objects == ["Title"])
    #expect(diagnostics.first { $0.location?.line == 15 }?.objects == ["c"])
    var constraints: [String] = []
    tree.root.forEach { if $0.name == "constraint" { constraints.append($0["id"] ?? "") } }
    #expect(constraints == ["title.leading"])
    #expect(keepsParts(of: diagnostics, in: tree))
  }

  @Test(arguments: [
    ("A.Leading = B.Left", "Use leading/trailing for both or neither."),
    ("A.LeadingMargin = B.RightMargin", "Use leading/trailing for both or neither."),
    ("A.Width = B.Leading", "Invalid pairing of layout attributes"),
    ("A.Leading = B.Top", "Invalid pairing of layout attributes"),
    ("A.Leading = 20", "Location attributes must be specified in pairs."),
  ])
  func `attributes that UIKit does not relate are refused, in its words`(
    text: String, reason: String
  ) throws {
    let (tree, diagnostics) = try Self.read(constraint: "\"\(text)\"")
    #expect(diagnostics.map(\.code) == [.attributePair])
    #expect(diagnostics.first?.message.hasSuffix(reason) == true)
    #expect(tree.hasKeptParts)
  }

  @Test(arguments: ["A.CenterX = B.Leading", "A.Width = B.Height", "A.Baseline = B.Bottom"])
  func `other attributes are related`(text: String) throws {
    #expect(try Self.read(constraint: "\"\(text)\"").diagnostics.isEmpty)
  }

  @Test func `a factor without its sign is told`() throws {
    let (_, diagnostics) = try Self.read(constraint: #""A.Width = 50% B.Width""#)
    #expect(diagnostics.first?.hint == "write x behind a multiplier: 50% x B.…")
  }

  @Test func `a line of the visual format has one error`() throws {
    for (text, message) in [
      ("HV:|[A]|", "'HV:' is not an orientation of the visual format in 'HV:|[A]|'"),
      ("[A(50%)]", "the visual format has no percentages in '[A(50%)]'"),
    ] {
      let (_, diagnostics) = try Self.read(constraint: #"{"visual": "\#(text)"}"#)
      #expect(diagnostics.map(\.message) == [message])
    }
  }

  private static func read(
    constraint: String
  ) throws -> (tree: DocumentTree, diagnostics: [Diagnostic]) {
    try readNativeDocument(
      Array(
        """
        {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {
          "subviews": [{"name": "A"}, {"name": "B"}], "constraints": [\(constraint)]
        }}]}
        """.utf8))
  }

  @Test func `a cell's constant for a constraint that is not there is told`() throws {
    let text = """
      {
        "format": "ninegrid-layout", "version": 1,
        "scenes": [{"view": {
          "subviews": [{"kind": "label", "name": "Title"}],
          "constraints": [{"id": "top", "constraint": "Title.Top = Superview.Top + 8"}],
          "cells": {"wC-hR": {"constants": {"top": 20, "nobody": 3}}}
        }}]
      }
      """
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    #expect(
      diagnostics.map { $0.inFile("a.json").text } == [
        """
        a.json:6:50: error: there is no constraint 'nobody' [unknown-item]
          hint: give the constraint an id: {"id": …, "constraint": …}
        """
      ])
    // The other one holds, and what is not understood is kept.
    #expect(
      LayoutDocument(tree).constraints.first?.constants == [
        CellValue(cell: GridCell("wC-hR") ?? .base, value: 20)
      ])
    #expect(String(decoding: writeNativeDocument(tree), as: UTF8.self).contains("\"nobody\": 3"))
  }

  @Test(arguments: ["\\u0000", "\\u0001", "\\u001f", "\\uFFFE"])
  func `a character that no file can hold is an error, and is kept`(escape: String) throws {
    let text = """
      {"format": "ninegrid-layout", "version": 1,
       "scenes": [{"view": {"subviews": [{"kind": "label", "id": "t", "text": "a\(escape)b"}]}}]}
      """
    let (tree, diagnostics) = try readNativeDocument(Array(text.utf8))
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.message.contains("which no document can hold") == true)
    #expect(diagnostics.first?.location?.line == 2)
    #expect(LayoutDocument(tree).view("t")?.element["text"] == nil)
    #expect(keepsParts(of: diagnostics, in: tree))
  }
}
