import Diagnostics
import ElementTree
import LayoutModel

/// Finds the changes to ours that undo its part in conflicts.
struct OursUndoing {
  let base: ObjectTable
  let ours: SideChanges
  let theirs: SideChanges

  init(_ merge: DocumentMerge) {
    base = ObjectTable(merge.base.root)
    ours = SideChanges(from: base, to: ObjectTable(merge.ours.root))
    theirs = SideChanges(from: base, to: ObjectTable(merge.theirs.root))
  }

  func changes(for conflicts: [MergeConflict]) -> [Change] {
    var restored: Set<ObjectID> = []
    var doomed: Set<ObjectID> = []
    var result: [Change] = []
    for conflict in conflicts {
      switch conflict.kind {
      case .edit:
        if let path = conflict.property { result += edits(of: path, in: conflict.object) }
      case .move:
        for id in movesInTheWay(of: conflict) {
          guard let move = ours.moves[id] else { continue }
          result.append(Change(id, .moved(from: move.to, to: place(move.from))))
        }
      case .removedByOurs:
        restored.formUnion(
          RemovalGroups(base: base, removed: ours.removed)
            .closure(of: conflict.object, in: theirs.table))
      case .removedByTheirs:
        doomed.formUnion(
          RemovalGroups(base: base, removed: theirs.removed)
            .closure(of: conflict.object, in: ours.table))
      case .addition: break  // Theirs is made at the end.
      }
    }
    return restoring(restored) + removing(doomed) + result
  }

  /// The objects whose moves by ours prevent the move of theirs. It is the object itself. Or, if
  /// ours moved the object's new parent into it, it is that parent or an object around the parent.
  private func movesInTheWay(of conflict: MergeConflict) -> [ObjectID] {
    if ours.moves[conflict.object] != nil { return [conflict.object] }
    guard let other = conflict.other else { return [] }
    return ([other] + ours.table.owners(of: other)).prefix { $0 != conflict.object }
      .filter { ours.moves[$0] != nil }
  }

  /// Undoes changes of ours to a property, to the part around it, and to the parts inside it.
  private func edits(of path: PropertyPath, in id: ObjectID) -> [Change] {
    let slot = PropertySlot(path)
    return ours.changes.compactMap { change in
      guard change.object == id, case .modified(let other, let old, let new) = change.kind else {
        return nil
      }
      let isAround = other.leaf == .whole && path.element.starts(with: other.element)
      let isInside = path.leaf == .whole && other.element.starts(with: path.element)
      let isForm = slot?.holds(other) ?? false
      guard other == path || isAround || isInside || isForm else { return nil }
      return Change(id, .modified(other, old: new, new: old))
    }
  }

  /// Adds objects that ours removed, and restores the references to them.
  private func restoring(_ ids: Set<ObjectID>) -> [Change] {
    guard !ids.isEmpty else { return [] }
    var result: [Change] = []
    for id in base.order where ids.contains(id) {
      guard let record = base[id], let old = record.placement else { continue }
      result.append(Change(id, .added(record.shell.withoutMarks, at: place(old, with: ids))))
    }
    return result + referencesUndone { old, _ in old.contains(where: ids.contains) }
  }

  /// Removes objects that theirs removed, and everything that ours put into them or made dependent
  /// on them.
  private func removing(_ ids: Set<ObjectID>) -> [Change] {
    guard !ids.isEmpty else { return [] }
    var doomed = ids
    var goesOn = true
    while goesOn {
      goesOn = false
      for id in ours.table.order where !doomed.contains(id) {
        guard let record = ours.table[id] else { continue }
        // An object that theirs moved out of it stays where theirs put it.
        let isInside =
          record.placement.map { doomed.contains($0.parent) } ?? false && theirs.table[id] == nil
        let isDependent = ours.added.contains(id) || theirs.removed.contains(id)
        let names = isDependent && record.shell.references.contains(where: doomed.contains)
        if isInside || names { goesOn = doomed.insert(id).inserted || goesOn }
      }
    }
    var result: [Change] = []
    for id in ours.table.order where doomed.contains(id) {
      guard let record = ours.table[id], let place = record.placement else { continue }
      result.append(Change(id, .removed(record.shell.withoutMarks, from: place)))
    }
    for id in ours.table.order where !doomed.contains(id) {
      guard let from = ours.table[id]?.placement, doomed.contains(from.parent),
        let to = theirs.table[id]?.placement
      else { continue }
      result.append(Change(id, .moved(from: from, to: to)))
    }
    return result
      + referencesUndone { _, new in new.contains(where: doomed.contains) }
      .filter { !doomed.contains($0.object) }
  }

  /// Undoes edits of ours that are chosen by the ids in the old and the new value.
  private func referencesUndone(_ isMeant: ([ObjectID], [ObjectID]) -> Bool) -> [Change] {
    ours.changes.compactMap { change in
      guard case .modified(let path, let old, let new) = change.kind else { return nil }
      let names = [old, new].map { value in
        value.map { ChangeSelection.references(path, $0) } ?? []
      }
      guard isMeant(names[0], names[1]) else { return nil }
      return Change(change.object, .modified(path, old: new, new: old))
    }
  }

  /// The place in ours that corresponds to a place in the base: behind the nearest predecessor that
  /// still exists.
  private func place(_ place: Placement, with restored: Set<ObjectID> = []) -> Placement {
    var result = place
    while let anchor = result.after, !restored.contains(anchor) {
      if let there = ours.table[anchor]?.placement, there.parent == place.parent,
        there.slot == place.slot
      {
        break
      }
      result.after = base[anchor]?.placement?.after
    }
    return result
  }
}
