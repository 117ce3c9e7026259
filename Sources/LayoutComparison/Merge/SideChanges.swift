import LayoutModel

/// The changes of one side of a merge, by object.
struct SideChanges {
  let table: ObjectTable
  let changes: [Change]
  private(set) var removed: Set<ObjectID> = []
  private(set) var added: Set<ObjectID> = []
  /// The old and new places of objects that changed their list or their place in it.
  private(set) var moves: [ObjectID: (from: Placement, to: Placement)] = [:]
  /// The new values by object and property; `nil` for a removed property.
  private(set) var values: [ObjectID: [PropertyPath: PropertyValue?]] = [:]
  /// Objects with a change that matters, such as the cells in which they are installed.
  private(set) var edited: Set<ObjectID> = []

  /// The objects that an object's edits refer to, also if it referred to them before in another place.
  private(set) var named: [ObjectID: Set<ObjectID>] = [:]

  init(from base: ObjectTable, to side: ObjectTable) {
    table = side
    var comparison = TreeComparison(from: base, to: side)
    comparison.run()
    changes = comparison.changes
    for change in changes {
      let id = change.object
      switch change.kind {
      case .added: added.insert(id)
      case .removed: removed.insert(id)
      case .moved(let from, let to):
        moves[id] = (from, to)
        if from.parent != to.parent || from.slot != to.slot { edited.insert(id) }
      case .modified(let path, _, let new):
        values[id, default: [:]][path] = new
        if let new { named[id, default: []].formUnion(ChangeSelection.references(path, new)) }
        if change.noise == nil {
          edited.insert(id)
          if let entry = MaskEntry(path), entry.installs(new) { edited.insert(entry.object) }
        }
      }
    }
  }

  /// Whether the side changed a property, the part that contains it, or, if it is a part, something
  /// in it.
  ///
  /// - Returns: the side's value if it changed exactly this property.
  func touches(_ path: PropertyPath, of id: ObjectID) -> Touch {
    guard let values = values[id] else { return .none }
    if let value = values[path] { return .same(value) }
    for other in values.keys {
      let isAround = other.leaf == .whole && path.element.starts(with: other.element)
      let isInside = path.leaf == .whole && other.element.starts(with: path.element)
      if isAround || isInside { return .overlapping }
    }
    return .none
  }

  enum Touch {
    case none
    case same(PropertyValue?)
    case overlapping
  }
}

extension ElementPath {
  func starts(with other: ElementPath) -> Bool {
    steps.count >= other.steps.count && steps.prefix(other.steps.count) == other.steps[...]
  }
}
