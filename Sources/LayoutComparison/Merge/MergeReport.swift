import ElementTree
import LayoutModel

/// The conflicts of a merge in sentences, and as rows for scripts.
package struct MergeReport: Sendable {
  package var rows: [Row] = []

  package struct Row: Sendable, Hashable {
    /// The id of the scene's root object; `nil` for the document.
    package var scene: String?
    /// The name of the scene for a person.
    package var title: String
    package var id: String
    /// The element name of the object.
    package var element: String
    package var kind: MergeConflict.Kind
    /// The name of the conflict with which a person settles it.
    package var name: String
    package var path: String?
    package var cell: String?
    package var base: String?
    package var ours: String?
    package var theirs: String?
    package var sentence: String
  }

  package init(_ merge: DocumentMerge) {
    guard !merge.conflicts.isEmpty else { return }
    let writer = ConflictWriter(
      base: DocumentSide(LayoutDocument(merge.base)),
      ours: DocumentSide(LayoutDocument(merge.ours)),
      theirs: DocumentSide(LayoutDocument(merge.theirs)))
    rows = merge.conflicts.map(writer.row)
  }
}

private struct ConflictWriter {
  let base: DocumentSide
  let ours: DocumentSide
  let theirs: DocumentSide

  func row(_ conflict: MergeConflict) -> MergeReport.Row {
    let side = self.side(of: conflict.object)
    let scene = side.scene(of: conflict.object)
    let (mine, other) = ValueDescription.pair(conflict.ours, conflict.theirs)
    return MergeReport.Row(
      scene: scene?.id.text, title: scene.map(side.describe) ?? "document",
      id: conflict.object.text, element: side.table[conflict.object]?.shell.name ?? "",
      kind: conflict.kind, name: conflict.name, path: conflict.property?.text,
      cell: conflict.cell?.description,
      base: conflict.base.map(ValueDescription.value), ours: mine, theirs: other,
      sentence: sentence(conflict))
  }

  /// The first of the versions that has the object.
  private func side(of id: ObjectID) -> DocumentSide {
    [ours, base, theirs].first { $0.table[id] != nil } ?? ours
  }

  private func describe(_ id: ObjectID) -> String { side(of: id).describe(id) }

  private func sentence(_ conflict: MergeConflict) -> String {
    let what = describe(conflict.object)
    switch conflict.kind {
    case .edit, .addition: return edit(conflict, what)
    case .removedByOurs:
      return "\(what): ours removed it, theirs \(change(conflict, theirs)). It stays removed"
    case .removedByTheirs:
      return "\(what): theirs removed it, ours \(change(conflict, ours)). It stays"
    case .move:
      func parent(_ side: DocumentSide) -> String {
        side.table[conflict.object]?.placement.map { side.describe($0.parent) } ?? "nothing"
      }
      if let crossing = crossing(conflict) {
        return "\(what): theirs moved it to \(parent(theirs)), and ours moved "
          + "\(ours.describe(crossing)) into it. Ours stays"
      }
      return "\(what): ours moved it to \(parent(ours)), theirs to \(parent(theirs)). Ours stays"
    }
  }

  /// The object that ours moved into an object that theirs moves into it, so that it would contain itself; `nil` if ours
  /// moved the conflict's object itself.
  private func crossing(_ conflict: MergeConflict) -> ObjectID? {
    func parent(_ id: ObjectID, _ side: DocumentSide) -> ObjectID? {
      side.table[id]?.placement?.parent
    }
    guard let goal = conflict.other, parent(conflict.object, base) == parent(conflict.object, ours)
    else { return nil }
    let around = [goal] + ours.ancestors(of: goal)
    return around.first { $0 != conflict.object && parent($0, base) != parent($0, ours) }
  }

  private func edit(_ conflict: MergeConflict, _ what: String) -> String {
    let cell = conflict.cell.map { "\($0): " } ?? ""
    let name = conflict.property?.text ?? ""
    let base = conflict.base.map { "\(ValueDescription.value($0)) in the base, " } ?? ""
    let (mine, other) = Self.values(conflict.ours, conflict.theirs)
    return "\(cell)\(what): \(name) is \(base)\(mine) in ours, \(other) in theirs. Ours stays"
  }

  /// The two values in words. Long texts are cut to the part where they begin to differ.
  private static func values(_ a: PropertyValue?, _ b: PropertyValue?) -> (String, String) {
    if let a, let b, let first = ValueDescription.plainText(a),
      let second = ValueDescription.plainText(b), first.count > 40 || second.count > 40
    {
      return ValueDescription.cut(first, second)
    }
    let (mine, other) = ValueDescription.pair(a, b)
    return (mine ?? "not set", other ?? "not set")
  }

  /// The change that the side which did not remove an object made to it.
  private func change(_ conflict: MergeConflict, _ side: DocumentSide) -> String {
    guard let other = conflict.other else { return "changed it" }
    let isNew = base.table[other] == nil
    let isInside = side.ancestors(of: other).contains(conflict.object)
    let name = side.describe(other)
    if isInside { return isNew ? "added \(name) in it" : "changed \(name) in it" }
    return isNew ? "added \(name), which needs it" : "made \(name) need it"
  }
}
