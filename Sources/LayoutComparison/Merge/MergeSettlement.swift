package import Diagnostics
package import ElementTree
import LayoutModel

/// A merge whose conflicts are settled by choices.
///
/// To settle a conflict for theirs, it undoes the changes of ours there, and merges again. So changes of theirs
/// find the objects that they need, and no reference to a removed object is left.
package struct MergeSettlement: Sendable {
  package let tree: DocumentTree
  package let diagnostics: [Diagnostic]

  /// - Parameter choices: the choices by the names of conflicts. All other conflicts are settled for ours.
  package init(_ merge: DocumentMerge, choices: [String: MergeConflict.Choice]) {
    let chosen = merge.conflicts.filter { conflict in
      switch choices[conflict.name] {
      case .theirs: true
      case .union: conflict.kind == .removedByOurs
      case .ours, nil: false
      }
    }
    guard !chosen.isEmpty else {
      (tree, diagnostics) = (merge.tree, merge.diagnostics)
      return
    }
    let names = Set(merge.conflicts.map(\.name))
    let wanted = Set(chosen.map(\.name))
    let undoing = OursUndoing(merge)
    let (ours, faults) = merge.ours.applying(undoing.changes(for: chosen))
    let again = DocumentMerge(base: merge.base, ours: ours, theirs: merge.theirs)
    // These conflicts are still open: additions, numbered parts, and conflicts that arose because ours was
    // undone.
    let open = again.conflicts.filter { wanted.contains($0.name) || !names.contains($0.name) }
    let (settled, rest) = again.taking(open)
    // The lists of ours belong to its objects before the undoing. So the lists are derived from the three
    // versions as they were.
    tree = settled.deriving(from: [merge.ours, merge.theirs, merge.base])
    diagnostics = faults + again.diagnostics + rest
  }
}
