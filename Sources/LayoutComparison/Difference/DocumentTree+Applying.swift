package import Diagnostics
package import ElementTree
import LayoutModel

extension DocumentTree {
  /// The tree with changes made to it. If a change does not find what it needs, it is left out and
  /// becomes a diagnostic. So a difference can be applied to a tree that has changed since.
  /// `includingNoise` applies design-time changes as well.
  package func applying(
    _ difference: DocumentDifference, includingNoise: Bool = false
  ) -> (tree: DocumentTree, diagnostics: [Diagnostic]) {
    applying(includingNoise ? difference.changes + difference.noise : difference.changes)
  }

  /// The tree with a list of changes made to it, in the order in which ``DocumentDifference`` gives them.
  package func applying(_ changes: [Change]) -> (tree: DocumentTree, diagnostics: [Diagnostic]) {
    var editing = ObjectEditing(table: ObjectTable(root))
    editing.apply(changes)
    editing.reportLosses(changes)
    var result = self
    result.root = editing.table.tree()
    return (result, editing.diagnostics)
  }
}

extension Diagnostic.Code {
  /// A change does not fit the document to which it is applied.
  package static let changeNotApplicable = Self(rawValue: "change-not-applicable")
  /// The removal of an object also removes another object that the change does not know.
  package static let changeDropsObject = Self(rawValue: "change-drops-object")
}
