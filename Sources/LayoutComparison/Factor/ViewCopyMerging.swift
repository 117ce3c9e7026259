import ElementTree
package import LayoutModel

/// A document in which one view replaces all its copies. Each constraint of the copies is installed
/// where it was active.
///
/// It states everything in final cells, and must be factored afterwards.
package struct ViewCopyMerging: Sendable {
  package let copies: ViewCopies
  package private(set) var document: LayoutDocument
  /// The document in each final class before the merge, with the ids of the kept views.
  package let originals: [FinalDrawing]

  /// `nil` if the document has no copies.
  package init?(_ given: LayoutDocument, name: String) {
    let copies = ViewCopies(given)
    if copies.groups.isEmpty { return nil }
    self.copies = copies
    originals = GridCell.finals.map { cell in
      var tree = FinalDrawing(name: name, cell: cell, document: given).flattened
      tree.root.rename(copies.renames)
      return FinalDrawing(name: name, cell: cell, document: LayoutDocument(tree))
    }
    var tree = given.tree
    let gone = Set(copies.groups.flatMap(\.copies).map(\.text))
    tree.root.modify { element in
      element.content.removeAll { item in
        guard case .element(let child) = item else { return false }
        return gone.contains(child["id"] ?? "") && given.view(ObjectID(child["id"] ?? "")) != nil
      }
    }
    tree.root.rename(copies.renames)
    tree.root.modify { element in
      guard let id = element["id"], let more = copies.constraints[ObjectID(id)] else { return }
      element.editList("constraints") { $0.content += more }
    }
    Self.rewriting(of: given, copies).rewrite(&tree.root)
    document = LayoutDocument(tree)
  }

  /// Installs the kept views, and the constraints that touch them, where they or their copies were
  /// installed.
  private static func rewriting(
    of document: LayoutDocument, _ copies: ViewCopies
  ) -> GridRewriting {
    var rewriting = GridRewriting()
    for group in copies.groups {
      guard let parent = document.view(group.kept)?.parent else { continue }
      rewriting.install(
        group.kept, in: GridCell.finals.filter(group.classes.contains), list: "subviews",
        holder: document.views[parent].id)
    }
    let touched = Set(copies.renames.keys).union(copies.renames.values)
    for entry in SharedConstraints(document).entries where !entry.isPlaceholder {
      let views = SharedConstraints.neededViews(of: entry.position, in: document)
      guard views.contains(where: { touched.contains(document.views[$0].id) }) else { continue }
      rewriting.install(
        entry.id, in: entry.classes, list: "constraints",
        holder: copies.renames[entry.owner] ?? entry.owner)
    }
    return rewriting
  }
}
