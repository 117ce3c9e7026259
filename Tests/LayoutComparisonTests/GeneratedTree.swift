import ElementTree
import LayoutModel
import TestSupport

/// Seeded random documents, and random edits of them.
struct GeneratedTree {
  var random: SplitMix64
  private var nextID = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func id() -> String {
    nextID += 1
    return "id\(nextID)"
  }

  mutating func document() -> DocumentTree {
    let count = random.integer(in: 1...3)
    return SampleDocument.storyboard(scenes: (0..<count).map { _ in scene() })
  }

  private mutating func scene() -> DocumentElement {
    var root = view(depth: 3)
    root["key"] = "view"
    return DocumentElement(
      "scene", ["sceneID": id()],
      children: [
        DocumentElement(
          "objects", [:],
          children: [DocumentElement("viewController", ["id": id()], children: [root])])
      ])
  }

  mutating func view(depth: Int) -> DocumentElement {
    let own = id()
    let kinds = ["view", "label", "stackView", "button"]
    var element = DocumentElement(
      kinds[random.integer(in: 0...3)], ["id": own],
      children: [SampleDocument.frame(random.integer(in: 0...9), 0, 10, 10)])
    if random.oneIn(2) { element.append(font()) }
    if random.oneIn(3) {
      element.append(DocumentElement("nil", ["key": "highlightedColor"]))
    }
    if depth > 0, !random.oneIn(4) {
      let count = random.integer(in: 1...4)
      let children = (0..<count).map { _ in view(depth: depth - 1) }
      element.append(DocumentElement("subviews", [:], children: children))
      var list = DocumentElement("constraints")
      for child in children where random.oneIn(2) {
        list.append(constraint(from: child["id"] ?? "", to: own))
      }
      if !list.content.isEmpty { element.append(list) }
      if random.oneIn(3) { element.append(variation(hiding: children[0]["id"] ?? "")) }
    }
    return element
  }

  private mutating func font() -> DocumentElement {
    DocumentElement(
      "fontDescription",
      ["key": "fontDescription", "type": "system", "pointSize": "\(random.integer(in: 10...20))"])
  }

  private mutating func constraint(from first: String, to second: String) -> DocumentElement {
    DocumentElement(
      "constraint",
      [
        "firstItem": first, "firstAttribute": "top", "secondItem": second,
        "secondAttribute": "top", "constant": "\(random.integer(in: 0...30))", "id": id(),
      ])
  }

  private mutating func variation(hiding reference: String) -> DocumentElement {
    let cell = GridCell.inOrder[random.integer(in: 1...8)]
    return DocumentElement(
      "variation", ["key": cell.variationKey],
      children: [
        DocumentElement(
          "mask", ["key": "subviews"],
          children: [DocumentElement("exclude", ["reference": reference])])
      ])
  }

  // MARK: Edits

  /// The tree with some random edits: other values, moved, removed and new views.
  mutating func edited(_ tree: DocumentTree) -> DocumentTree {
    var result = tree
    for _ in 0..<random.integer(in: 1...12) { edit(&result.root) }
    return result
  }

  private mutating func edit(_ root: inout DocumentElement) {
    var views: [String] = []
    root.forEach { element in
      if element["id"] != nil, element.child("rect", key: "frame") != nil, element["key"] == nil {
        views.append(element["id"] ?? "")
      }
    }
    guard !views.isEmpty else { return }
    let one = ObjectID(views[random.integer(in: 0...(views.count - 1))])
    switch random.integer(in: 0...9) {
    case 0: root.modify(id: one) { $0["text"] = "new \(self.random.integer(in: 0...9))" }
    case 1: root.modify(id: one) { $0["hidden"] = $0["hidden"] == nil ? "YES" : nil }
    case 2: root.modify(id: one) { $0.name = "imageView" }
    case 3:
      let new = font()
      root.modify(id: one) { element in
        element.content.removeAll {
          if case .element(let part) = $0 { part.name == "fontDescription" } else { false }
        }
        element.append(new)
      }
    case 4:
      // As Interface Builder does, or by hand with what names it left behind.
      if !random.oneIn(4) { Self.forget(one, in: &root) }
      root.removeDescendants { $0["id"] == one.text }
    case 5:
      let new = view(depth: 1)
      root.modify(id: one) { Self.add(new, to: &$0, at: self.random.integer(in: 0...3)) }
    case 6:
      let target = ObjectID(views[random.integer(in: 0...(views.count - 1))])
      move(one, to: target, in: &root)
    case 7:
      let constraints = Self.ids(of: "constraint", in: root)
      guard !constraints.isEmpty else { return }
      let gone = constraints[random.integer(in: 0...(constraints.count - 1))]
      root.removeDescendants { $0["id"] == gone || $0["reference"] == gone }
      Self.removeEmptyMasks(in: &root)
    case 8: root.modify(id: one) { reinstall(in: &$0) }
    default:
      let new = variation(hiding: views[0])
      root.modify(id: one) { element in
        element.removeDescendants { $0.name == "variation" && $0["key"] == new["key"] }
        element.append(new)
      }
    }
  }

  /// Takes away what names a view or something in it: constraints and entries of masks.
  private static func forget(_ id: ObjectID, in root: inout DocumentElement) {
    var gone: Set<String> = []
    root.modify(id: id) { $0.forEach { if let id = $0["id"] { gone.insert(id) } } }
    root.forEach { element in
      let names = ["firstItem", "secondItem"].compactMap { element[$0] }
      if let id = element["id"], names.contains(where: gone.contains) { gone.insert(id) }
    }
    root.removeDescendants { element in
      let isConstraint = element.name == "constraint" && element["id"].map(gone.contains) ?? false
      return isConstraint || element["reference"].map(gone.contains) ?? false
    }
    removeEmptyMasks(in: &root)
  }

  private static func removeEmptyMasks(in root: inout DocumentElement) {
    for name in ["mask", "variation"] {
      root.removeDescendants { $0.name == name && $0.content.isEmpty }
    }
  }

  private static func ids(of name: String, in root: DocumentElement) -> [String] {
    var result: [String] = []
    root.forEach { if $0.name == name, let id = $0["id"] { result.append(id) } }
    return result
  }

  /// Says of a subview or a constraint of a view whether it is installed in one size class or in all, or nothing any more.
  private mutating func reinstall(in view: inout DocumentElement) {
    let list = random.oneIn(2) ? "subviews" : "constraints"
    let own = view.child(list)?.children.compactMap { $0["id"] } ?? []
    guard !own.isEmpty else { return }
    let id = own[random.integer(in: 0...(own.count - 1))]
    let key = GridCell.inOrder[random.integer(in: 0...8)].variationKey
    let entry = DocumentElement(random.oneIn(2) ? "include" : "exclude", ["reference": id])
    let old = view.children.first { $0.name == "variation" && $0["key"] == key }
    var masks = old?.children.map { $0 } ?? []
    var mask =
      masks.first { $0["key"] == list } ?? DocumentElement("mask", ["key": list])
    let had = mask.children.contains { $0["reference"] == id }
    mask.removeDescendants { $0["reference"] == id }
    if !had || random.oneIn(2) { mask.append(entry) }
    masks.removeAll { $0["key"] == list }
    if !mask.content.isEmpty { masks.append(mask) }
    view.content.removeAll {
      if case .element(let part) = $0 {
        part.name == "variation" && part["key"] == key
      } else {
        false
      }
    }
    if !masks.isEmpty {
      view.append(DocumentElement("variation", ["key": key], children: masks))
    }
  }

  private mutating func move(_ id: ObjectID, to target: ObjectID, in root: inout DocumentElement) {
    var moved: DocumentElement?
    root.modify(id: id) { moved = $0 }
    guard let moved else { return }
    var isInside = false
    moved.forEach { if $0["id"] == target.text { isInside = true } }
    if isInside { return }
    root.removeDescendants { $0["id"] == id.text }
    let position = random.integer(in: 0...3)
    root.modify(id: target) { Self.add(moved, to: &$0, at: position) }
  }

  private static func add(
    _ view: DocumentElement, to parent: inout DocumentElement, at position: Int
  ) {
    for index in parent.content.indices {
      guard case .element(var list) = parent.content[index], list.name == "subviews" else {
        continue
      }
      list.content.insert(.element(view), at: min(position, list.content.count))
      parent.content[index] = .element(list)
      return
    }
    parent.append(DocumentElement("subviews", [:], children: [view]))
  }
}
