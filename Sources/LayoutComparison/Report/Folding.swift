import ElementTree
import LayoutModel

/// The added and removed objects that are part of another object's sentence.
struct Folding {
  /// For an added object inside another added one, the outermost added object around it.
  private(set) var added: [ObjectID: ObjectID] = [:]
  /// For an added constraint that holds added views but lies outside of them, the first of these
  /// views.
  private(set) var held: [ObjectID: ObjectID] = [:]
  /// For a removed object, the outermost removed object around it, or the removed object to which it
  /// refers.
  private(set) var removed: [ObjectID: ObjectID] = [:]
  private var addedCounts: [ObjectID: Contents] = [:]
  private var removedCounts: [ObjectID: Contents] = [:]
  private var removedObjects: Set<ObjectID> = []
  private var addedObjects: Set<ObjectID> = []
  /// Objects that were created again with another id and are otherwise the same: the old id by the new
  /// one.
  private(set) var recreated: [ObjectID: ObjectID] = [:]

  private struct Contents {
    var views = 0
    var constraints = 0
    var connections = 0
    var others = 0
  }

  init() {}

  init(_ difference: DocumentDifference, _ a: DocumentSide, _ b: DocumentSide) {
    for change in difference.changes {
      if case .added = change.kind { addedObjects.insert(change.object) }
      if case .removed = change.kind { removedObjects.insert(change.object) }
    }
    recreated = Self.recreated(addedObjects, removedObjects, a, b)
    let replaced = Dictionary(
      recreated.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    for change in difference.changes {
      let id = change.object
      switch change.kind {
      case .added:
        let top = b.table.outermost(id, in: addedObjects)
        if top != id {
          added[id] = top
          Self.count(id, b, in: &addedCounts[top, default: Contents()])
        }
      case .removed:
        var top = a.table.outermost(id, in: removedObjects)
        if let new = replaced[id] {
          top = new
        } else if top == id,
          let needed = a.references(of: id).first(where: {
            removedObjects.contains($0) && replaced[$0] == nil
          })
        {
          top = a.table.outermost(needed, in: removedObjects)
        }
        if top != id {
          removed[id] = top
          if replaced[id] == nil { Self.count(id, a, in: &removedCounts[top, default: Contents()]) }
        }
      case .moved, .modified: break
      }
    }
    findHeld(difference, b)
  }

  /// The added object whose sentence contains an added one. It is the object itself if it has a
  /// sentence of its own.
  func holder(of id: ObjectID) -> ObjectID? {
    recreated[id] == nil ? added[id] ?? held[id] ?? id : nil
  }

  /// Finds the constraints that hold added views but lie outside of them.
  private mutating func findHeld(_ difference: DocumentDifference, _ b: DocumentSide) {
    for change in difference.changes {
      let id = change.object
      guard case .added = change.kind, added[id] == nil, recreated[id] == nil,
        b.constraint(id) != nil
      else { continue }
      for item in b.references(of: id) where addedObjects.contains(item) && recreated[item] == nil {
        let top = added[item] ?? item
        guard b.document.view(top) != nil else { continue }
        held[id] = top
        break
      }
    }
  }

  /// Pairs of an added and a removed object in the same list of the same parent that contain no other
  /// objects, and differ only in the id.
  private static func recreated(
    _ added: Set<ObjectID>, _ removed: Set<ObjectID>, _ a: DocumentSide, _ b: DocumentSide
  ) -> [ObjectID: ObjectID] {
    struct Signature: Hashable {
      var parent: ObjectID
      var slot: ElementPath
      var shell: DocumentElement
    }
    func signature(_ id: ObjectID, _ side: DocumentSide) -> Signature? {
      guard let record = side.table[id], let place = record.placement, !record.shell.hasMarks else {
        return nil
      }
      var shell = record.shell
      shell["id"] = nil
      return Signature(parent: place.parent, slot: place.slot, shell: shell)
    }
    var old: [Signature: ObjectID] = [:]
    for id in a.table.order where removed.contains(id) {
      if let signature = signature(id, a) { old[signature] = id }
    }
    var result: [ObjectID: ObjectID] = [:]
    if old.isEmpty { return result }
    for id in b.table.order where added.contains(id) {
      if let signature = signature(id, b), let twin = old.removeValue(forKey: signature) {
        result[id] = twin
      }
    }
    return result
  }

  /// The recreated object, if a change only replaces its old id by the new one.
  func cause(ofReference old: PropertyValue?, _ new: PropertyValue?) -> ObjectID? {
    guard case .text(let old)? = old, case .text(let new)? = new,
      recreated[ObjectID(new)] == ObjectID(old)
    else { return nil }
    return ObjectID(new)
  }

  private static func count(_ id: ObjectID, _ side: DocumentSide, in contents: inout Contents) {
    if side.constraint(id) != nil {
      contents.constraints += 1
    } else if side.document.view(id) != nil {
      contents.views += 1
    } else if side.isConnection(id) {
      contents.connections += 1
    } else {
      contents.others += 1
    }
  }

  func contents(added id: ObjectID) -> String { addedCounts[id].map { Self.text($0, "") } ?? "" }

  /// The content of a removed view in words, including its constraints, wherever they lie.
  func contents(removed id: ObjectID) -> String {
    removedCounts[id].map { Self.text($0, "its ") } ?? ""
  }

  private static func text(_ contents: Contents, _ its: String) -> String {
    func part(_ count: Int, _ word: String) -> String? {
      count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    var parts: [String] = []
    if let views = part(contents.views, "view") { parts.append("\(views) inside") }
    if let constraints = part(contents.constraints, "constraint") {
      parts.append("\(its)\(constraints)")
    }
    if let connections = part(contents.connections, "connection") { parts.append(connections) }
    if let others = part(contents.others, "other object") { parts.append(others) }
    guard let last = parts.popLast() else { return "" }
    return ", with " + (parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last)
  }

  /// The added or removed object to which a mask entry refers. The change of the mask then needs no
  /// sentence of its own.
  func cause(ofMaskEntry path: PropertyPath) -> ObjectID? {
    guard let reference = MaskEntry(path)?.object else { return nil }
    if addedObjects.contains(reference) { return added[reference] ?? reference }
    return removedObjects.contains(reference) ? removed[reference] ?? reference : nil
  }
}
