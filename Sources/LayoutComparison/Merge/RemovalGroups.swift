import LayoutModel

/// The objects that one side removed, in groups that belong together: a view takes along its
/// content, and the constraints and connections that name it.
struct RemovalGroups {
  let base: ObjectTable
  let removed: Set<ObjectID>
  /// For each removed object, the removed objects that are inside it or around it, that it refers to, or
  /// that refer to it.
  private var neighbours: [ObjectID: [ObjectID]] = [:]

  init(base: ObjectTable, removed: Set<ObjectID>) {
    self.base = base
    self.removed = removed
    for id in base.order where removed.contains(id) {
      guard let record = base[id] else { continue }
      if let parent = record.placement?.parent, removed.contains(parent) {
        neighbours[id, default: []].append(parent)
        neighbours[parent, default: []].append(id)
      }
      for other in record.shell.references where removed.contains(other) {
        neighbours[id, default: []].append(other)
        neighbours[other, default: []].append(id)
      }
    }
  }

  /// The objects that have to stay if `id` stays, with the views into which the other side has put
  /// such objects, and with the objects that they name there.
  func closure(of id: ObjectID, in side: ObjectTable) -> Set<ObjectID> {
    var result: Set<ObjectID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      var needed = neighbours[next] ?? []
      if let record = side[next] {
        if let parent = record.placement?.parent { needed.append(parent) }
        needed += record.shell.references
      }
      for other in needed where removed.contains(other) && result.insert(other).inserted {
        pending.append(other)
      }
    }
    return result
  }

  /// The removed objects that the other side edited, filled or newly refers to, in document order.
  /// Each has the object that is the cause.
  func needed(by side: SideChanges, in base: ObjectTable) -> [(id: ObjectID, cause: ObjectID)] {
    var result: [(id: ObjectID, cause: ObjectID)] = []
    for id in base.order where removed.contains(id) && side.edited.contains(id) {
      result.append((id, id))
    }
    for id in side.table.order where !removed.contains(id) {
      guard let record = side.table[id], side.added.contains(id) || side.edited.contains(id) else {
        continue
      }
      // Only a side that puts an object into a removed parent needs this parent. An object that
      // stays in its place does not: the side that removed the parent has moved the object away.
      let isPutThere =
        side.added.contains(id) || side.moves[id].map { $0.from.parent != $0.to.parent } ?? false
      if isPutThere, let parent = record.placement?.parent, removed.contains(parent) {
        result.append((parent, id))
      }
      let before = Set(DerivedEntries.needs(of: base[id]))
      for other in DerivedEntries.needs(of: record)
      where removed.contains(other)
        && (!before.contains(other) || side.named[id]?.contains(other) ?? false)
      {
        result.append((other, id))
      }
    }
    return result
  }
}
