import LayoutModel

/// Conflicts in the order in which they were found. Those with the same object and the same reason are
/// joined.
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

  /// Adds a change that needs an object of theirs to the conflict because of which the object was left out.
  mutating func join(_ change: Change, leftOutWith object: ObjectID) {
    let position = all.firstIndex { conflict in
      conflict.leftOut.contains { $0.object == object }
    }
    if let position { all[position].leftOut.append(change) }
  }
}
