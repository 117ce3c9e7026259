package import HostAccess
package import LayoutWorkbench

extension MergeRun {
  /// Merges, and reports the errors that the versions already had.
  package init(
    base: MergeInput, ours: MergeInput, theirs: MergeInput, in context: CommandContext
  ) throws {
    try self.init(base: base, ours: ours, theirs: theirs) {
      try context.note(context.errorStyle.lines(of: $0))
    }
  }

  /// The record of the merge, which is kept until its conflicts are settled.
  package func record(of document: String, isOfGit: Bool) -> MergeRecord {
    MergeRecord(
      document: document, isOfGit: isOfGit, base: inputs.base.bytes, ours: inputs.ours.bytes,
      theirs: inputs.theirs.bytes)
  }
}
