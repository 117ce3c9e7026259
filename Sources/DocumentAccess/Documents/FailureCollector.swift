package import HostAccess
import LayoutStore
import LayoutWorkbench
import PlainText

/// What could not be done with some of several documents, while the others went on.
package final class FailureCollector {
  private let context: CommandContext
  package private(set) var count = 0
  /// Arguments that stand for nothing, and folders below arguments that can't be read, in order; they count as
  /// failures, too.
  package private(set) var arguments: [(argument: String, error: any Error)] = []
  /// Folders that have been told of: what is wrong with one is said once.
  private var folders: Set<CommandFailure> = []

  package init(in context: CommandContext) { self.context = context }

  /// Tells of a failure and remembers it. What concerns the output itself is thrown again: there
  /// is no point in going on.
  package func add(_ error: any Error, document: String? = nil) throws {
    if error is SinkError || error is any EndOfCommand { throw error }
    count += 1
    if case CommandFailure.folderNotWritable(let path) = error,
      !folders.insert(.folderNotWritable(path: path)).inserted
    {
      return
    }
    if case DocumentFailure.documents(let diagnostics) = error {
      return try context.report(diagnostics)
    }
    var document = document
    // Its sentence names the document.
    switch error {
    case DocumentFailure.unknownScene, CommandFailure.changedSinceRead,
      StoreError.changedMeanwhile:
      document = nil
    default: break
    }
    try context.note(
      ErrorSentence(error).lines(context.errorStyle, start: document.map { "\($0): " } ?? ""))
  }

  /// Tells of an argument that stands for no document, or a folder that can't be read.
  package func add(_ error: any Error, argument: String) throws {
    try add(error)
    arguments.append((argument, error))
  }
}
