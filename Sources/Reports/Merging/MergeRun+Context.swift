package import HostAccess
package import LayoutWorkbench

extension MergeRun {
  /// Merges, and notes the errors that the sides had before.
  package init(
    base: MergeInput, ours: MergeInput, theirs: MergeInput, in context: CommandContext
  ) throws {
    try self.init(base: base, ours: ours, theirs: theirs) {
      try context.note(context.errorStyle.lines(of: $0))
    }
  }

  /// What is kept of the merge until its conflicts are settled.
  package func record(of document: String, isOfGit: Bool) -> MergeRecord {
    MergeRecord(
      document: document, isOfGit: isOfGit, base: inputs.base.bytes, ours: inputs.ours.bytes,
      theirs: inputs.theirs.bytes)
  }
}
