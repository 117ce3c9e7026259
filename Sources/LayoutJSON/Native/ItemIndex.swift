import Diagnostics
import ElementTree
import LayoutModel

/// The items of a tree that constraints can name: views and guides, with their places and names.
struct ItemIndex {
  struct Item {
    var id: String
    var name: String
    /// The position of the superview, or of the view to which a guide belongs.
    var parent: Int?
    /// The position of the last item inside it.
    var last: Int
    var scene: Int
    var guideKind: String?
  }

  private(set) var items: [Item] = []
  private var byID: [String: Int] = [:]
  /// The positions of items in order, by name and scene.
  private var byName: [NameInScene: [Int]] = [:]
  /// The positions of each view's guides, in order.
  private var guides: [Int: [Int]] = [:]
  /// The ids of controllers and scenes, by the names that a person may use.
  private(set) var objects: [String: [String]] = [:]
  private(set) var objectIDs: Set<String> = []

  init(_ root: DocumentElement) {
    var scene = 0
    add(root, parent: nil, of: nil, scene: &scene)
    for (index, item) in items.enumerated() {
      if byID[item.id] == nil { byID[item.id] = index }
      byName[NameInScene(name: item.name, scene: item.scene), default: []].append(index)
      if item.guideKind != nil, let view = item.parent { guides[view, default: []].append(index) }
    }
  }

  private struct NameInScene: Hashable {
    var name: String
    var scene: Int
  }

  private mutating func add(
    _ element: DocumentElement, parent: Int?, of outer: DocumentElement?, scene: inout Int
  ) {
    if element.name == "scene" { scene += 1 }
    guard element.name != "constraint", element.name != "variation" else { return }
    var parent = parent
    let start = items.count
    // An element without an id can't be named, and is no superview in a constraint.
    if let id = element["id"], id != NativeFormat.withoutID {
      objectIDs.insert(id)
      if Self.isGuide(element) {
        let kind = element["type"] ?? element["key"] ?? ""
        let name = element["userLabel"] ?? Self.guideName(kind)
        items.append(
          Item(id: id, name: name, parent: parent, last: start, scene: scene, guideKind: kind))
      } else if Self.isView(element, in: outer) {
        items.append(
          Item(id: id, name: Self.name(of: element), parent: parent, last: start, scene: scene))
        parent = start
      } else {
        for name in [element["userLabel"], element["title"], element["storyboardIdentifier"]] {
          if let name { objects[name, default: []].append(id) }
        }
      }
    }
    for case .element(let child) in element.content {
      add(child, parent: parent, of: element, scene: &scene)
    }
    if parent == start, start < items.count { items[start].last = items.count - 1 }
  }

  static func isGuide(_ element: DocumentElement) -> Bool {
    ["viewControllerLayoutGuide", "viewLayoutGuide", "keyboardLayoutGuide"].contains(element.name)
  }

  static func isView(_ element: DocumentElement, in outer: DocumentElement?) -> Bool {
    let list = outer?.name ?? ""
    if DocumentElement.listsOfViews.contains(list) { return true }
    return list == "objects" ? element.isKnownView : element.isKeyedView
  }

  static func name(of element: DocumentElement) -> String {
    if let label = element["userLabel"], !label.isEmpty { return label }
    if let text = element["text"] ?? element["title"], !text.isEmpty, text.count <= 40 {
      return text
    }
    for state in element.children where state.name == "state" && state["key"] == "normal" {
      if let title = state["title"], !title.isEmpty, title.count <= 40 { return title }
    }
    return element["customClass"] ?? ViewKind(element.name).displayName
  }

  static func guideName(_ kind: String) -> String {
    (LayoutGuide.Kind(rawValue: kind) ?? .custom).displayName
  }

  static let guideNames: [String] =
    [LayoutGuide.Kind.top, .bottom, .safeArea, .keyboard, .contentLayoutGuide, .frameLayoutGuide]
    .map(\.displayName)
}

extension ItemIndex {
  enum Failure: Error {
    case unknown
    case ambiguous([String])
    case noSuperview
  }

  func position(of id: String) -> Int? { byID[id] }

  /// The item that a name means in a constraint that `owner` holds.
  ///
  /// An id wins over a name. If several items have the name, items inside the owner win over items
  /// elsewhere in its scene.
  func resolve(_ name: String, owner: Int, other: Int?) throws(Failure) -> Int {
    if let index = byID[name] { return index }
    if name == "Superview" {
      guard let other else { return owner }
      // A guide stands for the content of its view, so that view is its container.
      guard let parent = items[other].parent else { throw .noSuperview }
      return parent
    }
    let all = byName[NameInScene(name: name, scene: items[owner].scene)] ?? []
    // The items inside a view follow it. So they are a part of the list, and the search is fast
    // even if many items have the name.
    var found = all[Self.first(all, from: owner)..<Self.first(all, from: items[owner].last + 1)]
    if found.count != 1, let near = nearestGuide(named: name, from: owner) { return near }
    if found.isEmpty { found = all[...] }
    if found.isEmpty, let dot = name.lastIndex(of: ".") {
      let view = try resolve(String(name[..<dot]), owner: owner, other: other)
      let kind = name[name.index(after: dot)...]
      found = (guides[view] ?? []).filter { items[$0].name == kind }[...]
    }
    guard let first = found.first else { throw .unknown }
    guard found.count == 1 else { throw .ambiguous(found.map { items[$0].id }) }
    return first
  }

  /// The position of the first number in a sorted list that is not below `least`.
  private static func first(_ list: [Int], from least: Int) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The most similar name in the owner's scene.
  ///
  /// - Complexity: O(*items*); a caller with many names should limit its searches.
  func nearestName(to name: String, owner: Int) -> String? {
    let scene = items[owner].scene
    return Spelling.nearest(
      to: name, in: items.filter { $0.scene == scene }.map(\.name) + ["Superview"])
  }

  /// A guide with a standard name, which belongs to the owner or to the closest view around it.
  private func nearestGuide(named name: String, from owner: Int) -> Int? {
    guard Self.guideNames.contains(name),
      let candidates = byName[NameInScene(name: name, scene: items[owner].scene)]
    else { return nil }
    var view: Int? = owner
    while let current = view {
      if let found = guides[current]?.first(where: { items[$0].name == name }) { return found }
      view = items[current].parent
    }
    // Top and bottom guides belong to the controller, and so to its scene.
    let inScene = candidates.filter { items[$0].parent == nil && items[$0].guideKind != nil }
    return inScene.count == 1 ? inScene[0] : nil
  }

  /// The ways to write an item in a constraint of `owner`, the most readable one first.
  func names(of item: Int, owner: Int, other: Int?) -> [String] {
    var result: [String] = []
    if let other, items[other].parent == item { result.append("Superview") }
    if other == nil, item == owner { result.append(items[item].name) }
    result.append(items[item].name)
    if items[item].guideKind != nil, let view = items[item].parent {
      result.append(items[view].name + "." + items[item].name)
    }
    result.append(items[item].id)
    return result.filter { name in
      guard let found = try? resolve(name, owner: owner, other: other) else { return false }
      return found == item
    }
  }

  /// The standard distance between two items: 20 to the superview, 8 to siblings and guides, 0 to a safe area.
  func standardDistance(_ a: Int, _ b: Int) -> Double {
    if [a, b].contains(where: { items[$0].guideKind == "safeArea" }) { return 0 }
    guard items[a].guideKind == nil, items[b].guideKind == nil else { return 8 }
    return items[a].parent == b || items[b].parent == a ? 20 : 8
  }
}
