package import Diagnostics
package import ElementTree
package import LayoutComparison
import LayoutModel

/// Merges three versions of a document into one, and collects the messages about it.
package struct MergeRun {
  package let inputs: (base: MergeInput, ours: MergeInput, theirs: MergeInput)
  package let sides: MergeSides
  package let merge: DocumentMerge
  package let bytes: [UInt8]

  /// - Parameter tell: called with errors that the versions already had.
  /// - Throws: a ``DocumentFailure`` if a version can't be read, or the versions can't be merged.
  package init(
    base: MergeInput, ours: MergeInput, theirs: MergeInput, tell: (Diagnostic) throws -> Void
  ) throws {
    inputs = (base, ours, theirs)
    sides = try MergeSides(base: base, ours: ours, theirs: theirs)
    for fault in sides.faults { try tell(fault) }
    merge = DocumentMerge(base: sides.base.tree, ours: sides.ours.tree, theirs: sides.theirs.tree)
    guard merge.diagnostics.isEmpty else {
      throw DocumentFailure.documents(merge.diagnostics.map { $0.inFile(ours.name) })
    }
    bytes = try writeDocument(merge.tree, as: merge.tree.kind, named: ours.name)
  }

  /// Scenes of the result that are worse than on either side.
  package func effects(on tree: DocumentTree? = nil) -> [MergeEffect] {
    MergeEffect.all(
      tree ?? merge.tree, ours: sides.ours.document, theirs: sides.theirs.document)
  }
}

/// A version of a document that takes part in a merge.
package struct MergeInput: Sendable {
  /// The name that the person knows.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
