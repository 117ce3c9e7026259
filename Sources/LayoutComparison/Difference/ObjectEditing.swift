package import Diagnostics
import ElementTree
package import LayoutModel

/// Makes changes to an object table.
struct ObjectEditing {
  var table: ObjectTable
  var diagnostics: [Diagnostic] = []

  /// Objects leave their places first. So a place to which a change puts an object is free, and a
  /// removed object does not take along objects that move out of it.
  mutating func apply(_ changes: [Change]) {
    for change in changes {
      switch change.kind {
      case .removed(_, let place): detach(change.object, from: place.parent)
      case .moved(let from, _): detach(change.object, from: from.parent)
      case .added, .modified: break
      }
    }
    for change in changes {
      if case .modified(let path, _, let new) = change.kind, path.leaf != .whole || new != nil {
        modify(change.object, path, new)
      }
    }
    // In reverse order: equal parts are numbered, so the last one must be removed first.
    for change in changes.reversed() {
      if case .modified(let path, _, nil) = change.kind, path.leaf == .whole {
        modify(change.object, path, nil)
      }
    }
    for change in changes {
      switch change.kind {
      case .added(let element, let place):
        if table[change.object] == nil {
          table[change.object] = .init(id: change.object, shell: element, placement: place)
          insert(change.object, at: place)
        } else {
          report(.present(change.object))
        }
      case .moved(_, let place):
        guard let record = table[change.object] else { continue }
        if table.isObject(place.parent, inside: change.object) {
          report(.intoItself(change.object, parent: place.parent))
          if let old = record.placement { insert(change.object, at: old) }
        } else {
          insert(change.object, at: place)
        }
      case .removed, .modified: break
      }
    }
  }

  mutating func report(_ fault: ChangeFault) { diagnostics.append(Diagnostic(fault)) }

  // MARK: Structure

  private mutating func detach(_ id: ObjectID, from parent: ObjectID) {
    guard let record = table[id] else {
      report(.absent(id))
      return
    }
    let actual = record.placement?.parent ?? parent
    table[actual]?.shell.removeMark(of: id)
  }

  private mutating func insert(_ id: ObjectID, at place: Placement) {
    guard var parent = table[place.parent] else {
      report(.absentParent(place.parent, of: id))
      return
    }
    parent.shell.edit(at: place.slot, creating: true) { list in
      list.insert(.mark(id), after: place.after, near: place.near)
    }
    table[place.parent] = parent
    table[id]?.placement = place
  }

  /// Reports objects that no change removes, but that stand inside a removed object. Only a tree
  /// that is not the base of the difference has such objects.
  mutating func reportLosses(_ changes: [Change]) {
    var removed: Set<ObjectID> = []
    for change in changes {
      if case .removed = change.kind { removed.insert(change.object) }
    }
    guard !removed.isEmpty else { return }
    for id in table.order where !removed.contains(id) {
      guard let parent = table[id]?.placement?.parent, removed.contains(parent) else { continue }
      report(.dropped(id, with: parent))
    }
  }

  // MARK: Properties

  private mutating func modify(
    _ id: ObjectID, _ path: PropertyPath, _ new: PropertyValue?
  ) {
    guard var record = table[id] else {
      report(.absentOwner(id, of: path))
      return
    }
    var isDone = false
    switch path.leaf {
    case .kind:
      if case .text(let name)? = new { record.shell.name = name }
      isDone = true
    case .attribute(let name):
      isDone = record.shell.edit(at: path.element, creating: new != nil) { element in
        if case .text(let value)? = new {
          element.setAttribute(name, to: value, after: path.after)
        } else {
          element[name] = nil
        }
      }
    case .text:
      isDone = record.shell.edit(at: path.element, creating: new != nil) { element in
        if case .text(let text)? = new {
          element.replaceText(with: text)
        } else {
          element.replaceText(with: "")
        }
      }
    case .whole:
      isDone = record.shell.setPart(at: path.element, to: new)
    }
    if new == nil { record.shell.prune(along: path.element) }
    // Removing something that is gone already is no fault.
    if !isDone && new != nil {
      report(.absentProperty(path, of: id))
    }
    table[id] = record
  }
}

/// Why a change can't be made in a document that is not the base of the difference.
package enum ChangeFault: DiagnosticFault {
  case present(ObjectID)
  case absent(ObjectID)
  case intoItself(ObjectID, parent: ObjectID)
  case absentParent(ObjectID, of: ObjectID)
  case dropped(ObjectID, with: ObjectID)
  case absentOwner(ObjectID, of: PropertyPath)
  case absentProperty(PropertyPath, of: ObjectID)

  package var statement: Diagnostic.Statement {
    .init(code, .error, message, objects: objects.map(\.text))
  }

  private var code: Diagnostic.Code {
    if case .dropped = self { .changeDropsObject } else { .changeNotApplicable }
  }

  private var message: String {
    switch self {
    case .present(let id): "'\(id)' is in this document already"
    case .absent(let id): "'\(id)' is not in this document"
    case .intoItself(let id, _): "'\(id)' cannot move into itself"
    case .absentParent(let parent, let id):
      "'\(id)' belongs in '\(parent)', which is not in this document"
    case .dropped(let id, let parent): "'\(id)' goes with '\(parent)', which is removed"
    case .absentOwner(let id, let path): "'\(id)' is not in this document; its \(path.text) stays"
    case .absentProperty(let path, let id): "'\(id)' has no \(path.text) to change"
    }
  }

  private var objects: [ObjectID] {
    switch self {
    case .present(let id), .absent(let id), .absentOwner(let id, _), .absentProperty(_, let id):
      [id]
    case .intoItself(let id, let parent), .absentParent(let parent, let id),
      .dropped(let id, let parent):
      [id, parent]
    }
  }
}
