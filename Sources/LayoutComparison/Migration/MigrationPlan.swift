package import Diagnostics
package import ElementTree
package import LayoutModel

/// The steps that a migration could take with a document. Each step may be left out.
package struct MigrationPlan: Sendable {
  /// The steps, in the order in which they are taken.
  package var steps: [Step] = []
  package var diagnostics: [Diagnostic] = []
  /// Objects that the migration could mean, but leaves alone.
  package var untouched: [Migration.Untouched] = []

  /// A change that does not need any other step.
  package struct Step: Sendable {
    /// The ids of the objects that change. The first one names the step.
    package var objects: [ObjectID]
    /// The position of the only scene in which something can move; `nil` if it can move in any
    /// scene.
    package var scene: Int?
    /// Views that the step adds or removes on purpose.
    package var substitutes: Set<ObjectID> = []
    var apply: @Sendable (inout DocumentTree, inout ObjectIDFactory) -> Void
  }

  /// The document with some of the steps taken.
  package func tree(
    of document: LayoutDocument, taking chosen: some Sequence<Int>
  ) -> DocumentTree {
    var tree = document.tree
    var ids = ObjectIDFactory(avoiding: tree.root)
    for index in chosen.sorted() { steps[index].apply(&tree, &ids) }
    return tree
  }

  /// The result of a migration: the tree after some steps, with the messages about it.
  package func result(_ tree: DocumentTree, of document: LayoutDocument) -> Migration.Result {
    Migration.Result(
      tree: tree, difference: DocumentDifference(from: document.tree, to: tree),
      diagnostics: diagnostics, untouched: untouched)
  }
}
