import LayoutModel

/// Decides which of their changes can be made to ours, and collects those that can't as conflicts.
struct ChangeSelection {
  let base: ObjectTable
  let ours: SideChanges
  let theirs: SideChanges
  /// Whether versions, and values that depend on them, come from theirs, because a later Xcode
  /// saved it.
  let takesTheirVersions: Bool
  var accepted: [Change] = []
  var conflicts = ConflictList()
  /// Objects whose whole frame is taken from theirs.
  var restoredFrames: Set<ObjectID> = []
  /// Colours that are taken from theirs as a whole.
  var wholeColors: [ObjectID: Set<PropertyPath>] = [:]
  /// Their additions that are left out.
  private var dropped: Set<ObjectID> = []
  /// Their removals that are left out.
  private(set) var kept: Set<ObjectID> = []
  /// The object that follows another one in a list of ours.
  private let followers: [Predecessor: ObjectID]

  init(base: ObjectTable, ours: ObjectTable, theirs: ObjectTable, takesTheirVersions: Bool) {
    self.base = base
    self.ours = SideChanges(from: base, to: ours)
    self.theirs = SideChanges(from: base, to: theirs)
    self.takesTheirVersions = takesTheirVersions
    var followers: [Predecessor: ObjectID] = [:]
    for id in ours.order {
      guard let place = ours[id]?.placement else { continue }
      followers[Predecessor(parent: place.parent, slot: place.slot, id: place.after)] = id
    }
    self.followers = followers
  }

  mutating func select() {
    keepWhatOursNeeds()
    dropWhatOursRemoved()
    for change in theirs.changes {
      switch change.kind {
      case .added: if !dropped.contains(change.object) { takeAddition(change) }
      case .removed:
        if !kept.contains(change.object), !ours.removed.contains(change.object) {
          accepted.append(change)
        }
      case .moved(let from, let to): takeMove(change, from, to)
      case .modified(let path, let old, let new): takeEdit(change, path, old, new)
      }
    }
    leaveOutCircles()
  }

  /// Leaves out moves that would put an object into itself, because ours moved one view into
  /// another, and theirs moved the other into the first.
  private mutating func leaveOutCircles() {
    var parents: [ObjectID: ObjectID] = [:]
    for id in ours.table.order { parents[id] = ours.table[id]?.placement?.parent }
    for change in accepted {
      switch change.kind {
      case .added(_, let place), .moved(_, let place): parents[change.object] = place.parent
      case .removed, .modified: break
      }
    }
    accepted.removeAll { change in
      guard case .moved(_, let to) = change.kind,
        Self.isCircle(from: change.object, parents)
      else { return false }
      parents[change.object] = ours.table[change.object]?.placement?.parent
      conflicts.add(MergeConflict(.move, change.object, other: to.parent, leftOut: [change]))
      return true
    }
  }

  private static func isCircle(from id: ObjectID, _ parents: [ObjectID: ObjectID]) -> Bool {
    var current = parents[id]
    for _ in 0..<parents.count {
      guard let parent = current, parent != id else { break }
      current = parents[parent]
    }
    return current == id
  }

  // MARK: Removals

  /// Leaves out removals of theirs that would remove objects that ours edited, filled or refers to.
  private mutating func keepWhatOursNeeds() {
    let groups = RemovalGroups(base: base, removed: theirs.removed.subtracting(ours.removed))
    guard !groups.removed.isEmpty else { return }
    for (id, cause) in groups.needed(by: ours, in: base) where !kept.contains(id) {
      let group = groups.closure(of: id, in: ours.table).subtracting(kept)
      kept.formUnion(group)
      let changes = theirs.changes.filter { change in
        if case .removed = change.kind { group.contains(change.object) } else { false }
      }
      let outermost = base.outermost(id, in: theirs.removed)
      conflicts.add(
        MergeConflict(
          .removedByTheirs, outermost, other: cause == outermost ? nil : cause, leftOut: changes))
    }
  }

  // MARK: Additions

  /// Leaves out additions of theirs that lie in, or refer to, objects that ours removed, and
  /// additions that depend on these.
  private mutating func dropWhatOursRemoved() {
    let additions = theirs.changes.compactMap { change -> (Change, Placement)? in
      if case .added(_, let place) = change.kind { (change, place) } else { nil }
    }
    var goesOn = true
    while goesOn {
      goesOn = false
      for (change, place) in additions where !dropped.contains(change.object) {
        let id = change.object
        let needed = [place.parent] + (theirs.table[id]?.shell.references ?? [])
        guard let missing = needed.first(where: { isGone($0) && theirs.table[$0] != nil }) else {
          continue
        }
        dropped.insert(id)
        goesOn = true
        leaveOut(change, on: missing, for: id)
      }
    }
  }

  func isGone(_ id: ObjectID) -> Bool { ours.removed.contains(id) || dropped.contains(id) }

  /// Records the conflict for a change that needs an object that ours removed.
  mutating func leaveOut(_ change: Change, on missing: ObjectID, for id: ObjectID?) {
    guard ours.removed.contains(missing) else {
      conflicts.join(change, leftOutWith: missing)
      return
    }
    let outermost = base.outermost(missing, in: ours.removed)
    let other = id ?? (missing == outermost ? nil : missing)
    conflicts.add(MergeConflict(.removedByOurs, outermost, other: other, leftOut: [change]))
  }

  private mutating func takeAddition(_ change: Change) {
    guard case .added(let element, let place) = change.kind else { return }
    guard let mine = ours.table[change.object] else {
      let found = self.place(place, of: change.object)
      accepted.append(Change(change.object, .added(element, at: found), noise: change.noise))
      return
    }
    // Both sides added it. Properties that only theirs states are taken.
    var comparison = TreeComparison(from: ours.table, to: theirs.table)
    comparison.compare(
      mine.shell, theirs.table[change.object]?.shell ?? element, of: change.object,
      at: ElementPath())
    for difference in comparison.changes {
      guard case .modified(let path, let old, let new?) = difference.kind else { continue }
      if old == nil {
        accepted.append(difference)
      } else if difference.noise == nil {
        conflicts.add(
          MergeConflict(
            .addition, change.object, property: path, ours: old, theirs: new,
            leftOut: [difference]))
      }
    }
  }

  // MARK: Moves

  private mutating func takeMove(_ change: Change, _ from: Placement, _ to: Placement) {
    let id = change.object
    let changesList = from.parent != to.parent || from.slot != to.slot
    if ours.removed.contains(id) {
      if changesList { leaveOut(change, on: id, for: nil) }
      return
    }
    if isGone(to.parent) {
      leaveOut(change, on: to.parent, for: id)
      return
    }
    if let mine = ours.moves[id] {
      if mine.to.parent == to.parent, mine.to.slot == to.slot { return }
      let oursChangesList = mine.from.parent != mine.to.parent || mine.from.slot != mine.to.slot
      guard oursChangesList else {
        accepted.append(Change(id, .moved(from: mine.to, to: place(to, of: id))))
        return
      }
      if changesList {
        conflicts.add(MergeConflict(.move, id, other: to.parent, leftOut: [change]))
      }
      return
    }
    accepted.append(Change(id, .moved(from: from, to: place(to, of: id)), noise: change.noise))
  }

  /// Converts a place in their list to a place in ours. It is after the nearest of their
  /// predecessors that is still in the list at the end, and after the objects that ours put there.
  private func place(_ place: Placement, of id: ObjectID) -> Placement {
    func isIn(_ table: ObjectTable, _ id: ObjectID) -> Bool {
      table[id]?.placement.map { $0.parent == place.parent && $0.slot == place.slot } ?? false
    }
    var result = place
    while let anchor = result.after {
      let comesFirst = theirs.added.contains(anchor) && !dropped.contains(anchor)
      let stays =
        isIn(ours.table, anchor) && (!theirs.removed.contains(anchor) || kept.contains(anchor))
      if comesFirst && ours.table[anchor] == nil { return result }
      if stays || theirs.moves[anchor] != nil && !isGone(anchor) { break }
      result.after = theirs.table[anchor]?.placement?.after
    }
    // Objects that ours put there come first.
    var anchor = result.after
    while let next = follower(of: anchor, in: place),
      ours.added.contains(next), theirs.table[next] == nil
    {
      anchor = next
    }
    result.after = anchor
    return result
  }

  func follower(of anchor: ObjectID?, in place: Placement) -> ObjectID? {
    followers[Predecessor(parent: place.parent, slot: place.slot, id: anchor)]
  }
}

/// A place in a list: behind an object, or at the start.
private struct Predecessor: Hashable {
  var parent: ObjectID
  var slot: ElementPath
  var id: ObjectID?
}
