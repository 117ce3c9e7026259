import ElementTree
import LayoutModel

extension ChangeSelection {
  /// Takes an edit of theirs, or leaves it out because it is derived or already made, or records a
  /// conflict.
  mutating func takeEdit(
    _ change: Change, _ path: PropertyPath, _ old: PropertyValue?, _ new: PropertyValue?
  ) {
    let id = change.object
    if ours.removed.contains(id) {
      if change.noise == nil { leaveOut(change, on: id, for: nil) }
      return
    }
    if let missing = missingReference(path, new) {
      // A derived value about an object is lost with the object.
      if !Self.isDerived(path, of: id) {
        leaveOut(change, on: missing, for: MaskEntry(path) == nil ? id : nil)
      }
      return
    }
    // The old value is the mask entry or the reference of an object that stays.
    if let old, Self.references(path, old).contains(where: kept.contains) { return }
    let isDerived =
      change.noise != nil || Self.isDerived(path, of: id) || isColumnWidth(path, of: id)
    if let color = Self.color(around: path), !Self.isDerived(path, of: id),
      takeColor(change, color, of: id)
    {
      return
    }
    if !isDerived, old == nil, let new, takeOtherForm(change, path, new, of: id) { return }
    if !isDerived, takeDroppedFrame(path, of: id) { return }
    let touch = ours.touches(path, of: id)
    switch touch {
    case .none where !isRenumbered(path, of: id):
      accepted.append(change)
    default:
      if isDerived {
        if change.noise == .versions, takesTheirVersions { accepted.append(change) }
        return
      }
      let mine: PropertyValue?
      switch touch {
      case .same(let value): mine = value
      // The part at this position in ours is another one.
      case .none: mine = old
      case .overlapping: mine = ours.table.value(path, of: id)
      }
      if saysSame(mine, new, path, of: id) { return }
      if Self.areNearlySame(mine, new, path) || Self.areNearlySame(old, new, path) { return }
      // Ours only rounded the frame.
      if case .same = touch, Self.areNearlySame(old, mine, path) {
        accepted.append(change)
        return
      }
      conflicts.add(
        MergeConflict(
          .edit, id, property: path, base: old,
          ours: mine ?? ours.table.valueInAnyForm(path, of: id),
          theirs: new ?? theirs.table.valueInAnyForm(path, of: id), leftOut: [change]))
    }
  }

  /// The path of the colour that contains a property.
  private static func color(around path: PropertyPath) -> PropertyPath? {
    guard let index = path.element.steps.firstIndex(where: { $0.name == "color" }) else {
      return nil
    }
    return PropertyPath(ElementPath(Array(path.element.steps[...index])), .whole)
  }

  /// Decides about an edit of a colour as a whole. The red of one side with the blue of the other
  /// would be a colour that neither wanted.
  ///
  /// A side that only writes the same colour in another way does not count, and the other side's
  /// edit is taken.
  ///
  /// - Returns: whether it is decided. It is not if ours did not change the colour.
  private mutating func takeColor(
    _ change: Change, _ color: PropertyPath, of id: ObjectID
  ) -> Bool {
    if case .none = ours.touches(color, of: id) { return false }
    func part(_ table: ObjectTable) -> DocumentElement? {
      table[id]?.shell.part(at: color.element)
    }
    let (old, mine, other) = (part(base), part(ours.table), part(theirs.table))
    if mine == nil && other == nil { return true }
    if let mine, let other, mine.isSameColor(as: other) { return true }
    if let old, let other, other.isReencodedColor(of: old) { return true }
    if let old, let mine, mine.isReencodedColor(of: old) {
      if wholeColors[id, default: []].insert(color).inserted {
        accepted.append(
          Change(
            id,
            .modified(
              color, old: .element(mine), new: other.map(PropertyValue.element))))
      }
      return true
    }
    conflicts.add(
      MergeConflict(
        .edit, id, property: color, base: old.map(PropertyValue.element),
        ours: ours.table.valueInAnyForm(color, of: id),
        theirs: theirs.table.valueInAnyForm(color, of: id), leftOut: [change]))
    return true
  }

  /// Records a conflict if theirs writes a property in another form, and ours edited it in its old
  /// form. With both, the object would state the property twice.
  ///
  /// - Returns: whether it is such an edit.
  private mutating func takeOtherForm(
    _ change: Change, _ path: PropertyPath, _ new: PropertyValue, of id: ObjectID
  ) -> Bool {
    for form in PropertySlot(path)?.forms(in: ours.table[id]?.shell) ?? []
    where form != path && theirs.table.value(form, of: id) == nil {
      if case .none = ours.touches(form, of: id) { continue }
      let (old, mine) = (base.value(form, of: id), ours.table.value(form, of: id))
      if case .element(let mine)? = mine, case .element(let old)? = old, mine.name == "color",
        mine.isReencodedColor(of: old)
      {
        continue
      }
      conflicts.add(
        MergeConflict(
          .edit, id, property: form, base: base.valueInAnyForm(form, of: id), ours: mine,
          theirs: new, leftOut: [change]))
      return true
    }
    return false
  }

  /// Takes theirs' frame if ours has no frame any more. Some versions of Xcode leave frames out
  /// without any meaning.
  ///
  /// - Returns: whether it is such a frame.
  private mutating func takeDroppedFrame(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard path.element.steps == [ElementStep("rect", "key", "frame")],
      ours.table[id]?.shell.part(at: path.element) == nil,
      base[id]?.shell.part(at: path.element) != nil,
      let frame = theirs.table[id]?.shell.part(at: path.element)
    else { return false }
    let whole = PropertyPath(path.element, .whole)
    if restoredFrames.insert(id).inserted {
      accepted.append(Change(id, .modified(whole, old: nil, new: .element(frame))))
    }
    return true
  }

  /// Whether both sides state the same value, however they write it.
  private func saysSame(
    _ mine: PropertyValue?, _ new: PropertyValue?, _ path: PropertyPath, of id: ObjectID
  ) -> Bool {
    guard mine != new, let mine, let new else { return mine == new }
    switch (mine, new) {
    case (.text(let mine), .text(let new)):
      return path.leaf != .kind && NoiseClassifier.areSameNumber(mine, new)
    case (.element(let mine), .element(let new)):
      var comparison = TreeComparison(from: ours.table, to: theirs.table)
      comparison.compare(mine, new, of: id, at: path.element)
      return comparison.changes.allSatisfy { $0.noise != nil }
    default: return false
    }
  }

  /// Whether two frames differ by less than Interface Builder notices.
  private static func areNearlySame(
    _ a: PropertyValue?, _ b: PropertyValue?, _ path: PropertyPath
  ) -> Bool {
    guard path.element.steps.last == ElementStep("rect", "key", "frame"), case .text(let a)? = a,
      case .text(let b)? = b, let a = Double(a), let b = Double(b)
    else { return false }
    return abs(a - b) < 1
  }

  /// Whether a path belongs to a part of a document that Xcode derives from the rest when it saves.
  private static func isDerived(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard id == ObjectTable.document, let first = path.element.steps.first else { return false }
    return [
      "resources", "dependencies", "device", "designables", "classes", "simulatedMetricsContainer",
      "inferredMetricsTieBreakers",
    ].contains(first.name)
  }

  /// Whether it is the width of a column in a macOS table that fits its columns to the available
  /// room, in Interface Builder and at run time.
  ///
  /// - Source: `NSTableView.columnAutoresizingStyle`, whose default is all columns.
  private func isColumnWidth(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard path.element.steps.isEmpty, path.leaf == .attribute("width"),
      let column = ours.table[id], column.shell.name == "tableColumn",
      let place = column.placement, let table = ours.table[place.parent]
    else { return false }
    switch table.shell["columnAutoresizingStyle"] {
    case "none": return false
    case "firstColumnOnly": return place.after == nil
    case "lastColumnOnly": return follower(of: id, in: place) == nil
    default: return true
    }
  }

  /// The object that an edit of theirs needs, and that ours removed or that is left out. An object
  /// that theirs names but does not contain does not count.
  private func missingReference(_ path: PropertyPath, _ new: PropertyValue?) -> ObjectID? {
    let named: [ObjectID] =
      if let new {
        Self.references(path, new)
      } else if let entry = MaskEntry(path), entry.installs(new) {
        // An object that is no longer excluded is installed there.
        [entry.object]
      } else {
        []
      }
    return named.first { isGone($0) && theirs.table[$0] != nil }
  }

  /// The objects to which a property refers.
  static func references(_ path: PropertyPath, _ value: PropertyValue) -> [ObjectID] {
    switch (value, path.leaf) {
    case (.element(let element), _): element.references
    case (.text(let text), .attribute(let name)):
      DocumentElement.isReference(name) ? [ObjectID(text)] : []
    default: []
    }
  }

  /// Whether a path identifies a part by counting similar parts, and in ours both the number of
  /// such parts and the part at this position differ from the base. The second part in theirs may
  /// then be the third in ours.
  private func isRenumbered(_ path: PropertyPath, of id: ObjectID) -> Bool {
    guard let old = base[id]?.shell, let mine = ours.table[id]?.shell else { return false }
    var parent = ElementPath()
    for step in path.element.steps {
      if step.attribute == nil || step.ordinal > 1 {
        let counts = [old, mine].map { $0.part(at: parent)?.count(of: step) ?? 0 }
        let part = parent.appending(step, after: nil)
        if counts[0] != counts[1], max(counts[0], counts[1]) > 1,
          old.part(at: part) != mine.part(at: part)
        {
          return true
        }
      }
      parent = parent.appending(step, after: nil)
    }
    return false
  }
}

extension DocumentElement {
  /// How many parts differ from a step only in their number.
  fileprivate func count(of step: ElementStep) -> Int {
    var first = step
    first.ordinal = 1
    return children.count { ElementStep(to: $0) == first }
  }
}
