import LayoutModel

/// Conflicts in the order in which they were found; what concerns the same object for the same reason is one.
struct ConflictList {
  private(set) var all: [MergeConflict] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    var kind: MergeConflict.Kind
    var object: ObjectID
    var property: PropertyPath?
  }

  mutating func add(_ conflict: MergeConflict) {
    let key = Key(kind: conflict.kind, object: conflict.object, property: conflict.property)
    if let position = positions[key] {
      all[position].leftOut += conflict.leftOut
      if all[position].other == nil { all[position].other = conflict.other }
    } else {
      positions[key] = all.count
      all.append(conflict)
    }
  }

  /// Adds a change to the conflict on whose account an object of theirs was left out, which it needs.
  mutating func join(_ change: Change, leftOutWith object: ObjectID) {
    let position = all.firstIndex { conflict in
      conflict.leftOut.contains { $0.object == object }
    }
    if let position { all[position].leftOut.append(change) }
  }
}
