package import Diagnostics
package import ElementTree
package import LayoutModel
import PlatformRules

/// A merge of three versions of a document: it contains what both sides changed since their common
/// base.
///
/// Objects are identified by id, and their properties by name and cell. So edits of different
/// properties never disturb each other, wherever they stand in the file. If both sides changed the
/// same property, the result has ours, and ``conflicts`` lists what was left out. The result is
/// always a document that Xcode opens. Values that Xcode derives (frames, versions, canvas points,
/// marks, sizes of images) are never a conflict.
package struct DocumentMerge: Sendable {
  package let base: DocumentTree
  package let ours: DocumentTree
  /// Theirs, with the ids that its objects have in ``tree``.
  package let theirs: DocumentTree
  package let tree: DocumentTree
  package let conflicts: [MergeConflict]
  /// Objects of theirs that have another id in ``tree``, because ours uses it for something else.
  package let renamed: [(theirs: ObjectID, new: ObjectID)]
  /// Changes that could not be applied although there was no conflict, because of faults in the
  /// documents.
  package let diagnostics: [Diagnostic]

  package init(base: DocumentTree, ours: DocumentTree, theirs: DocumentTree) {
    self.base = base
    self.ours = ours
    // If one side is unchanged, the result is exactly the other side, also in the way in which it
    // is written.
    if base == theirs || base == ours || ours == theirs {
      self.theirs = theirs
      tree = base == ours ? theirs : ours
      conflicts = []
      renamed = []
      diagnostics = []
      return
    }
    let tables = (base: ObjectTable(base.root), ours: ObjectTable(ours.root))
    var ids = ObjectIDFactory(avoiding: [base.root, ours.root, theirs.root])
    let joined = JoinedAdditions(
      base: tables.base, ours: tables.ours, theirs: ObjectTable(theirs.root), ids: &ids)
    var aligned = theirs
    aligned.root.rename(joined.names)
    self.theirs = aligned
    renamed = joined.renamed
    var selection = ChangeSelection(
      base: tables.base, ours: tables.ours, theirs: ObjectTable(aligned.root),
      takesTheirVersions: Self.isSaved(aligned, after: ours))
    selection.select()
    let merged = ours.applying(selection.accepted)
    var result = merged.tree.deriving(from: [ours, aligned, base])
    result.envelope = Self.envelope(base, ours, theirs)
    if result.root.child("scenes") != nil {
      var scenes = SceneList(result.root)
      scenes.mergeComments(
        base: SceneList(base.root), ours: SceneList(ours.root), theirs: SceneList(aligned.root))
      scenes.write(to: &result.root)
    }
    tree = result
    conflicts = selection.conflicts.all
    diagnostics = merged.diagnostics
  }

  /// The tree in which these conflicts are settled for theirs.
  package func taking(_ conflicts: [MergeConflict]) -> (
    tree: DocumentTree, diagnostics: [Diagnostic]
  ) {
    tree.applying(conflicts.flatMap(\.leftOut))
  }

  /// Merges the parts outside the root element: line ends, a byte order mark, the name and notes of
  /// a native document. If both sides changed a part, ours is taken.
  private static func envelope(
    _ base: DocumentTree, _ ours: DocumentTree, _ theirs: DocumentTree
  ) -> [DocumentAttribute] {
    guard base.kind == ours.kind, base.kind == theirs.kind, theirs.envelope != base.envelope else {
      return ours.envelope
    }
    if ours.envelope == base.envelope { return theirs.envelope }
    func values(_ tree: DocumentTree, _ name: String) -> [DocumentAttribute] {
      tree.envelope.filter { $0.name == name }
    }
    // Attributes are merged one by one: one side may have changed the name, and the other the
    // notes.
    var seen: Set<String> = []
    let names = (ours.envelope + theirs.envelope).map(\.name).filter { seen.insert($0).inserted }
    return names.flatMap { name in
      let mine = values(ours, name)
      return mine == values(base, name) ? values(theirs, name) : mine
    }
  }

  /// Whether a later Xcode saved a document.
  private static func isSaved(_ a: DocumentTree, after b: DocumentTree) -> Bool {
    let (a, b) = (
      DocumentProperties(a.root).generation.release, DocumentProperties(b.root).generation.release
    )
    return a != b && XcodeRelease.later(a, b) == a
  }
}

extension DocumentTree {
  /// The result of a merge with the lists that follow from its content: the resources that it uses,
  /// and the entries about its objects.
  ///
  /// - Parameter sides: the merged versions, ours first.
  func deriving(from sides: [DocumentTree]) -> DocumentTree {
    let resources = UsedResources(root).changes(from: sides.map { UsedResources($0.root) })
    let lost = DerivedEntries.changes(to: self, from: sides)
    return (resources + lost).isEmpty ? self : applying(resources + lost).tree
  }
}
