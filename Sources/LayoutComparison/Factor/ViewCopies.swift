import ElementTree
package import LayoutModel

/// Views that were drawn several times. Each is installed in final size classes of its own, and
/// otherwise they are the same. One view could replace them.
///
/// Siblings are the same if their elements differ only in ids, frames, constraints and
/// installation. At most one of them may have references other than constraints. A view that was in
/// front of a copy must not come to lie behind the view that stays.
package struct ViewCopies: Sendable {
  /// The groups of copies, in document order.
  package private(set) var groups: [Group] = []
  /// For each object in a copy, the id of the same object in the view that is kept.
  package private(set) var renames: [ObjectID: ObjectID] = [:]
  /// The constraints in copies, by the id of the kept view that will own them.
  private(set) var constraints: [ObjectID: [DocumentContent]] = [:]

  package struct Group: Sendable, Hashable {
    package var kept: ObjectID
    /// The ids of the copies, in document order.
    package var copies: [ObjectID]
    /// The classes in which the view or one of its copies is installed.
    package var classes: Set<GridCell>
  }

  package init(_ document: LayoutDocument) {
    let presence = document.views.map { SharedConstraints.presence(of: $0.index, in: document) }
    guard presence.contains(where: { $0.count < GridCell.finals.count }) else { return }
    let referred = Self.referredObjects(document.tree.root)
    let whole = Self.wholeElements(document)
    // Views inside of copies, and inside of the kept views, are paired already.
    var paired: Set<ObjectID> = []
    for parent in document.views where !paired.contains(parent.id) {
      let children = parent.children.filter {
        document.views[$0].placement == .subview || document.views[$0].placement == .arranged
      }
      var family = SiblingCopies(children: children, presence: presence)
      for alike in Self.alike(children, presence, whole) {
        family.merge(alike) { index in
          var isReferred = false
          whole[index]?.forEach { element in
            if let id = element["id"], referred.contains(id) { isReferred = true }
          }
          return isReferred
        }
      }
      for (kept, copies) in family.groups {
        groups.append(
          Group(
            kept: document.views[kept].id, copies: copies.map { document.views[$0].id },
            classes: family.classes(of: kept)))
        for copy in copies {
          if let one = whole[kept], let other = whole[copy] { pair(one, other) }
        }
      }
      paired = Set(renames.keys).union(renames.values)
    }
  }

  /// The elements of all views with everything inside. The model keeps the views inside separately.
  private static func wholeElements(_ document: LayoutDocument) -> [Int: DocumentElement] {
    var result: [Int: DocumentElement] = [:]
    document.tree.root.forEach { element in
      guard let id = element["id"], case .view(let index) = document.items[ObjectID(id)] else {
        return
      }
      if result[index] == nil { result[index] = element }
    }
    return result
  }

  /// Ids to which anything but a mask or a constraint refers.
  private static func referredObjects(_ root: DocumentElement) -> Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      if ["include", "exclude", "constraint"].contains(element.name) { return }
      for attribute in element.attributes where DocumentElement.isReference(attribute.name) {
        result.insert(attribute.value)
      }
    }
    return result
  }

  /// Groups of at least two equal siblings, none of which is installed in all classes.
  private static func alike(
    _ children: [Int], _ presence: [Set<GridCell>], _ whole: [Int: DocumentElement]
  ) -> [[Int]] {
    let partial = children.filter {
      !presence[$0].isEmpty && presence[$0].count < GridCell.finals.count
    }
    if partial.count < 2 { return [] }
    var order: [DocumentElement] = []
    var members: [DocumentElement: [Int]] = [:]
    for index in partial {
      guard let plain = whole[index]?.withoutPlace else { continue }
      if members[plain] == nil { order.append(plain) }
      members[plain, default: []].append(index)
    }
    return order.compactMap { members[$0] }.filter { $0.count > 1 }
  }

  /// Records which object of a copy is which object of the kept view.
  private mutating func pair(_ kept: DocumentElement, _ copy: DocumentElement) {
    if let old = copy["id"], let new = kept["id"] { renames[ObjectID(old)] = ObjectID(new) }
    if let list = copy.child("constraints"), let owner = kept["id"] {
      constraints[ObjectID(owner), default: []] += list.content
    }
    for (first, second) in zip(kept.lastingParts, copy.lastingParts) { pair(first, second) }
  }
}

/// Siblings of which some are joined, as long as the order of the views stays the same in each
/// class.
private struct SiblingCopies {
  let children: [Int]
  let presence: [Set<GridCell>]
  /// The children that are kept, in their order.
  private var slots: [Int]
  private var classes: [Int: Set<GridCell>] = [:]
  /// For each child, the child that replaces it.
  private var places: [Int: Int] = [:]

  init(children: [Int], presence: [Set<GridCell>]) {
    self.children = children
    self.presence = presence
    slots = children
    for child in children {
      classes[child] = presence[child]
      places[child] = child
    }
  }

  /// The kept views, each with its copies.
  var groups: [(kept: Int, copies: [Int])] {
    slots.compactMap { slot in
      let copies = children.filter { $0 != slot && places[$0] == slot }
      return copies.isEmpty ? nil : (slot, copies)
    }
  }

  func classes(of slot: Int) -> Set<GridCell> { classes[slot] ?? [] }

  /// Replaces equal siblings by the first one, or by the one to which something refers.
  mutating func merge(_ alike: [Int], isReferred: (Int) -> Bool) {
    let fixed = alike.filter(isReferred)
    guard let kept = fixed.first ?? alike.first else { return }
    for copy in alike where copy != kept && !fixed.contains(copy) {
      guard classes(of: kept).isDisjoint(with: presence[copy]) else { continue }
      var next = self
      next.slots.removeAll { $0 == copy }
      next.places[copy] = kept
      next.classes[kept]?.formUnion(presence[copy])
      if next.keepsOrder { self = next }
    }
  }

  private var keepsOrder: Bool {
    GridCell.finals.allSatisfy { cell in
      children.filter { presence[$0].contains(cell) }.map { places[$0] ?? $0 }
        == slots.filter { classes(of: $0).contains(cell) }
    }
  }
}

extension DocumentElement {
  /// The element without ids, frames, constraints, and statements of cells about constraints, at
  /// all depths.
  fileprivate var withoutPlace: DocumentElement {
    var result = DocumentElement(name)
    result.attributes = attributes.filter { attribute in
      attribute.name != "id" && !GridSettings.noise.subtracting(["key"]).contains(attribute.name)
    }
    result.content = content.compactMap { item in
      switch item {
      case .element(let child): child.isLasting ? .element(child.withoutPlace) : nil
      case .text(let text, _): text.allSatisfy(\.isWhitespace) ? nil : .text(text, spelling: nil)
      default: nil
      }
    }
    return result
  }

  /// The children that distinguish one view from another.
  fileprivate var lastingParts: [DocumentElement] { children.filter(\.isLasting) }

  private var isLasting: Bool {
    switch name {
    case "constraints": false
    case "rect", "autoresizingMask": !["frame", "autoresizingMask"].contains(self["key"] ?? "")
    case "variation": !saysOnlyConstraints
    default: true
    }
  }

  private var saysOnlyConstraints: Bool {
    attributes.allSatisfy { GridSettings.noise.contains($0.name) }
      && children.allSatisfy { $0.name == "mask" && $0["key"] == "constraints" }
  }
}
