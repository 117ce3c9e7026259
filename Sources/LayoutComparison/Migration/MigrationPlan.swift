package import ElementTree
package import Diagnostics
package import LayoutModel

/// What a migration could do with a document, in steps of which each may be left out.
package struct MigrationPlan: Sendable {
  /// In the order in which they are taken.
  package var steps: [Step] = []
  package var diagnostics: [Diagnostic] = []
  /// What the migration could have meant and leaves alone.
  package var untouched: [Migration.Untouched] = []

  /// A change that stands for itself: it does not need any other step.
  package struct Step: Sendable {
    /// Whom it is about; the first one names the step.
    package var objects: [ObjectID]
    /// Position of the scene in which alone something can move; `nil` where that may be anywhere.
    package var scene: Int?
    /// Views that come or go with it, because that is what it is for.
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

  /// What there is to tell of a document that steps have made another.
  package func result(_ tree: DocumentTree, of document: LayoutDocument) -> Migration.Result {
    Migration.Result(
      tree: tree, difference: DocumentDifference(from: document.tree, to: tree),
      diagnostics: diagnostics, untouched: untouched)
  }
}
