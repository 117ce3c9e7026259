package import ElementTree
package import Diagnostics
import LayoutModel

/// A merge with choices made in its conflicts.
///
/// To settle a conflict for theirs, it undoes what ours did there, and merges again. So theirs
/// finds what it needs, and no reference to a removed object is left.
package struct MergeSettlement: Sendable {
  package let tree: DocumentTree
  package let diagnostics: [Diagnostic]

  /// - Parameter choices: by the names of conflicts; ours stays in all others.
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
    // What is still in conflict: additions, parts that are counted. And what only came up because ours gave way.
    let open = again.conflicts.filter { wanted.contains($0.name) || !names.contains($0.name) }
    let (settled, rest) = again.taking(open)
    // What ours lists it lists for what it had: so the lists follow from the three as they were.
    tree = settled.deriving(from: [merge.ours, merge.theirs, merge.base])
    diagnostics = faults + again.diagnostics + rest
  }
}
