import ElementTree
import InterfaceBuilder
import LayoutModel

/// What the classes of a document made when they ran: for each cell of the grid, the element of each root.
struct RecordedClasses {
  var roots: [GridCell: [ObjectID: DocumentElement]] = [:]
  /// What UIKit would not have allowed, or a class did not take back.
  var faults: [String] = []

  /// Reads what the stubs print, by the number of the document.
  static func read(_ output: String) throws -> [Int: RecordedClasses] {
    var result: [Int: RecordedClasses] = [:]
    var head: [Substring] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let mark = words.first else { continue }
      if mark == "===" {
        head = words
      } else if mark == "!!!", let number = words.dropFirst().first.flatMap({ Int($0) }) {
        result[number, default: RecordedClasses()].faults.append(
          words.dropFirst(2).joined(separator: " "))
      } else if head.count == 4, let number = Int(head[1]), let cell = GridCell(String(head[3])) {
        let tree = try readInterfaceBuilder(Array(line.utf8), kind: .xib)
        let root = tree.root.child("objects")?.children.first { _ in true }
        let id = ObjectID(String(head[2]))
        result[number, default: RecordedClasses()].roots[cell, default: [:]][id] = root
      } else {
        throw CompiledCode.Failure(text: "the stubs print '\(line.prefix(200))'")
      }
    }
    return result
  }

  /// The document with what the classes made in place of its views.
  ///
  /// What surrounds a class stays: controllers, segues and their bars, the sizes of images, the frame of the root and of
  /// rows, which tell where headers are. So do the prototypes of tables and collections, and sizes that a view's own
  /// code tells, which nobody can write from the document.
  func document(like original: LayoutDocument, in cell: GridCell) -> LayoutDocument {
    var tree = original.tree
    let elements = Dictionary(
      uniqueKeysWithValues: original.views.map { ($0.id, $0.element) })
    var lists: [ObjectID: [DocumentElement]] = [:]
    // The family of a font stands beside its name in documents alone.
    var families: [String: String] = [:]
    tree.root.forEach { element in
      if let name = element["name"], let family = element["family"] { families[name] = family }
      guard let id = element["id"] else { return }
      let kept = element.children.filter {
        ["prototypes", "cells", "connections"].contains($0.name)
          || ["sectionHeaderView", "sectionFooterView"].contains($0["key"])
          || $0["key"]?.hasPrefix("simulated") ?? false
      }
      if !kept.isEmpty { lists[ObjectID(id)] = kept }
    }
    let made = roots[cell] ?? [:]
    func complete(_ element: inout DocumentElement) {
      if element["family"] != nil, let name = element["name"] { element["family"] = families[name] }
      guard let id = element["id"].map({ ObjectID($0) }), let old = elements[id] else { return }
      // What a container shows has a class and a scene of its own.
      if old.name == "containerView" { element.removeDescendants { $0.name == "subviews" } }
      for name in Self.keptAttributes where element[name] == nil { element[name] = old[name] }
      if made[id] != nil { element["key"] = old["key"] }
      // So does the picture that a cell of a built-in style has on the canvas.
      let isBuiltIn = original.view(id).flatMap { original.builtInPlace(of: $0) } != nil
      if made[id] != nil || old.name == "tableViewCell" || isBuiltIn,
        element.child(key: "frame") == nil, let frame = old.child(key: "frame")
      {
        element.append(frame)
      }
      // The size of a cell on the canvas; on devices its layout has it.
      if let size = old.child(key: "customSize") { element.append(size) }
      for list in lists[id] ?? [] { element.append(list) }
    }
    tree.root.modify { element in
      guard let id = element["id"].map({ ObjectID($0) }), var new = made[id] else { return }
      new.modify(complete)
      // Cells inside are replaced when the walk comes to them.
      element = new
    }
    return LayoutDocument(tree)
  }

  private static let keptAttributes = [
    "customClass", "userLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "intrinsicWidth", "intrinsicHeight", "reuseIdentifier", "rowHeight",
  ]
}
