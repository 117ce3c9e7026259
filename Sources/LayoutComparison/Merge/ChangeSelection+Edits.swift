import LayoutModel

extension ChangeSelection {
  /// Makes an edit of theirs, leaves it out as derived or done already, or notes a conflict.
  mutating func takeEdit(
    _ change: Change, _ path: PropertyPath, _ old: PropertyValue?, _ new: PropertyValue?
  ) {
    let id = change.object
    if ours.removed.contains(id) {
      if change.noise == nil { leaveOut(change, on: id, for: nil) }
      return
    }
    if let missing = missingReference(path, new) {
      leaveOut(change, on: missing, for: id)
      return
    }
    // The mask entry or the reference of something that stays.
    if let old, let reference = Self.reference(path, old), kept.contains(reference) { return }
    let isDerived = change.noise != nil || Self.isDerived(path, of: id)
    let touch = ours.touches(path, of: id)
    switch touch {
    case .same(let mine) where mine == new: return
    case .none where !isRenumbered(path, of: id):
      accepted.append(change)
    default:
      if isDerived {
        if change.noise == .versions, takesTheirVersions { accepted.append(change) }
        return
      }
      var mine = old
      if case .same(let value) = touch { mine = value }
      if Self.areNearlySame(mine, new, path) { return }
      conflicts.add(
        MergeConflict(
          .edit, id, property: path, base: old, ours: mine, theirs: new, leftOut: [change]))
    }
  }

  /// Whether two frames differ by less than Interface Builder tells apart.
  private static func areNearlySame(
    _ a: PropertyValue?, _ b: PropertyValue?, _ path: PropertyPath
  ) -> Bool {
    guard path.element.steps.last == ElementStep("rect", "key", "frame"), case .text(let a)? = a,
      case .text(let b)? = b, let a = Double(a), let b = Double(b)
    else { return false }
    return abs(a - b) < 1
  }

  /// Parts of a document that Xcode makes anew from the rest when it saves.
  private static func isDerived(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard id == ObjectTable.document, let first = path.element.steps.first else { return false }
    return [
      "resources", "dependencies", "device", "designables", "classes", "simulatedMetricsContainer",
      "inferredMetricsTieBreakers",
    ].contains(first.name)
  }

  /// The object that an edit of theirs needs, and that ours removed or that is left out.
  private func missingReference(_ path: PropertyPath, _ new: PropertyValue?) -> ObjectID? {
    guard let new, let reference = Self.reference(path, new), isGone(reference) else { return nil }
    return reference
  }

  /// The object that a property names.
  private static func reference(_ path: PropertyPath, _ value: PropertyValue) -> ObjectID? {
    switch (value, path.leaf) {
    case (.element(let element), _): element.references.first
    case (.text(let text), .attribute(let name)):
      DocumentElement.isReference(name) ? ObjectID(text) : nil
    default: nil
    }
  }

  /// Whether a path counts parts that are alike, and ours has another number of them than the base: what is
  /// second in theirs may then be third in ours.
  private func isRenumbered(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard let old = base[id]?.shell, let mine = ours.table[id]?.shell else { return false }
    var parent = ElementPath()
    for step in path.element.steps {
      if step.attribute == nil || step.ordinal > 1 {
        let counts = [old, mine].map { $0.part(at: parent)?.count(of: step) ?? 0 }
        if counts[0] != counts[1], max(counts[0], counts[1]) > 1 { return true }
      }
      parent = parent.appending(step, after: nil)
    }
    return false
  }
}

extension DocumentElement {
  /// How many of the parts are alike but for their number.
  fileprivate func count(of step: ElementStep) -> Int {
    var first = step
    first.ordinal = 1
    return children.count { ElementStep(to: $0) == first }
  }
}
