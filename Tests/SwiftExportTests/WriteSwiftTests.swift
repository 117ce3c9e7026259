import Diagnostics
import ElementTree
import Foundation
import LayoutJSON
import LayoutModel
import SwiftExport
import TestSupport
import Testing

@Suite struct WriteSwiftTests {
  @Test(arguments: [
    "cookbook/08-two-views-with-complex-widths.json",
    "cookbook/16-two-buttons-with-size-class-based-layouts.json", "screens/sign-in.json",
    "size-classes/nine-cells.json",
  ])
  func `code reads as an engineer would write it`(path: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let code = writeSwift(try Documents.sample(path), named: name)
    expectGolden(code.text, named: name.replacing(".json", with: ".swift.txt"))
  }

  /// Segues, bars, rows, cells, gestures, configurations and attributed texts; at the end what code does not say.
  @Test(arguments: [
    "list.storyboard", "rows.storyboard", "card.xib", "odd.storyboard", "roots.xib",
  ])
  func `what is not layout is code too`(name: String) throws {
    let code = writeSwift(try Documents.ownCase(name), named: name)
    let losses = code.losses.flatMap { $0.inFile(name).lines }.map { "// \($0)\n" }.joined()
    expectGolden(code.text + "\n" + losses, named: name + ".swift.txt")
  }

  @Test func `constraints are in the visual format where it has words`() throws {
    let name = "card.xib"
    let code = writeSwift(try Documents.ownCase(name), named: name, style: .vfl)
    expectGolden(code.text, named: "card-vfl.swift.txt")
    let formats = writeVisualFormat(try Documents.ownCase(name), named: name)
    expectGolden(formats.text, named: "card.vfl.txt")
    #expect(formats.losses.allSatisfy { $0.location != nil })
  }

  /// Lines in the visual format, read back, are the constraints that they stand for, and the rest is told.
  @Test func `lines in the visual format say what the document says`() throws {
    var count = 0
    for (name, document) in try Documents.all() where document.properties.isTouch {
      let code = writeVisualFormat(document, named: name)
      let lines = code.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      var said = 0
      for line in lines { said += try readVisualFormat(String(line)).count }
      count += said
      let told = Set(code.losses.flatMap(\.objects)).count
      let installed = document.constraints.indices.filter {
        let cells = document.constraintInstallations[$0]
        return !document.constraints[$0].isPlaceholder
          && (document.properties.usesTraitCollections
            ? !cells.finalCells.isEmpty : cells.isInstalled(in: .base))
      }
      #expect(said + told == installed.count, "\(name): \(said) + \(told) of \(installed.count)")
    }
    #expect(count > 150)
  }

  /// The written list, read back, is the document's: relation, multiplier, constant, items and attributes.
  @Test func `constraints that are written are those of the document`() throws {
    var count = 0
    for (name, document) in try Documents.all() where document.scenes.count == 1 {
      guard document.properties.isTouch, !document.views.contains(where: { $0.placement == .cell })
      else { continue }
      let code = writeSwift(document, named: name)
      let lost = Set(code.losses.flatMap(\.objects))
      let expected = document.constraints.indices.filter { index in
        let constraint = document.constraints[index]
        let isPlain = constraint.multiplier.value == 1 || constraint.first.attribute.isDimension
        return !constraint.isPlaceholder && !lost.contains(constraint.id.text) && isPlain
          && !document.constraintInstallations[index].finalCells.isEmpty
      }.compactMap {
        WrittenConstraint(document.constraints[$0], in: document, code.expressions)
      }
      let written = WrittenConstraint.all(in: code.text)
      let difference = Set(expected).symmetricDifference(written)
      #expect(difference.isEmpty, "\(name): \(difference)")
      #expect(written.count == expected.count, "\(name)")
      count += written.count
    }
    #expect(count > 300)
  }

  @Test func `priorities, identifiers and sets of size classes are written`() throws {
    let grid = writeSwift(
      try Documents.sample("cookbook/16-two-buttons-with-size-class-based-layouts.json"),
      named: "Buttons.json")
    #expect(grid.text.contains("private lazy var compactWidthRegularHeightConstraints"))
    #expect(grid.text.contains("if width == .compact && height != .compact {"))
    #expect(grid.text.contains("    } else {\n"))
    #expect(grid.text.contains("registerForTraitChanges("))
    let widths = writeSwift(
      try Documents.sample("cookbook/08-two-views-with-complex-widths.json"), named: "Widths.json")
    #expect(widths.text.contains(".priority = UILayoutPriority(750)"))
    #expect(widths.losses.isEmpty)
  }

  /// Nothing is left out silently: each attribute of a view has code, is for the canvas alone, or is told.
  @Test func `what code does not say is told with its place`() throws {
    let root = DocumentElement(
      "document", ["targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES"],
      children: [
        DocumentElement(
          "objects", [:],
          children: [
            DocumentElement(
              "view", ["id": "root", "contentMode": "scaleToFill", "fancyNewAttribute": "7"],
              children: [
                DocumentElement(
                  "rect", ["key": "frame", "x": "0", "y": "0", "width": "10", "height": "10"])
              ])
          ])
      ])
    let document = LayoutDocument(DocumentTree(kind: .xib, root: root))
    let code = writeSwift(document, named: "a.xib")
    #expect(code.losses.map(\.message) == ["no code says fancyNewAttribute '7' of 'root' (View)"])
  }

  /// A size that a document states for the canvas is no loss where the view measures itself.
  @Test(arguments: [
    ("label", nil, true), ("view", "MeterView", true), ("view", nil, false),
    ("scrollView", nil, false),
  ])
  func `a stated intrinsic size is a note, or a loss of a view that measures nothing`(
    kind: String, author: String?, isNote: Bool
  ) {
    var view = DocumentElement(
      kind, ["id": "v-1", "intrinsicWidth": "40", "intrinsicHeight": "20"])
    if let author { view["customClass"] = author }
    let root = DocumentElement(
      "document", ["targetRuntime": "iOS.CocoaTouch"],
      children: [
        DocumentElement(
          "objects", [:],
          children: [
            DocumentElement(
              "view", ["id": "root"], children: [DocumentElement("subviews", [:], children: [view])]
            )
          ])
      ])
    let code = writeSwift(LayoutDocument(DocumentTree(kind: .xib, root: root)), named: "a.xib")
    #expect(code.losses.count == (isNote ? 0 : 2))
    #expect(
      code.notes.map(\.message)
        == (isNote
          ? ["'v-1' has a stated intrinsic size; code leaves it to the view to measure itself"]
          : []))
    #expect(code.notes.allSatisfy { $0.severity == .note })
  }

  /// A class of UIKit's own that a document names can't be declared again.
  @Test(arguments: [
    ("tableViewCell", "UITableViewCell", "class RowCell: UITableViewCell {"),
    ("tableViewCell", "RowView", "class RowView: UITableViewCell {"),
    ("tableViewCell", "UISwitch", "class LayoutUISwitchCell: UITableViewCell {"),
    (
      "collectionReusableView", "UICollectionReusableView",
      "class RowView: UICollectionReusableView {"
    ),
  ])
  func `a cell has a class of its own`(kind: String, author: String, line: String) throws {
    let cell = DocumentElement(
      kind,
      ["id": "c-1", "userLabel": author == "UISwitch" ? author : "Row", "customClass": author])
    let list = DocumentElement(
      kind == "tableViewCell" ? "tableView" : "collectionView",
      ["id": "t-1", "dataMode": "prototypes"],
      children: [
        DocumentElement(kind == "tableViewCell" ? "prototypes" : "cells", [:], children: [cell])
      ])
    let root = DocumentElement(
      "document", ["targetRuntime": "iOS.CocoaTouch"],
      children: [DocumentElement("objects", [:], children: [list])])
    let code = writeSwift(
      LayoutDocument(DocumentTree(kind: .xib, root: root)), named: "a.xib")
    #expect(code.text.contains(line), "\(code.text)")
  }

  @Test func `texts are literals whatever is in them`() throws {
    let label = DocumentElement(
      "label",
      ["text": "a \"b\" \\(c)\n\u{202E}d", "id": "l-1", "userLabel": "for"], children: [])
    let view = DocumentElement(
      "view", ["id": "root"], children: [DocumentElement("subviews", [:], children: [label])])
    let root = DocumentElement(
      "document", ["targetRuntime": "iOS.CocoaTouch"],
      children: [DocumentElement("objects", [:], children: [view])])
    let code = writeSwift(
      LayoutDocument(DocumentTree(kind: .xib, root: root)), named: "a.xib")
    #expect(code.text.contains(#"value: "a \"b\" \\(c)\n\u{202E}d""#))
    #expect(code.text.contains("let for2 = UILabel()"))
  }
}
