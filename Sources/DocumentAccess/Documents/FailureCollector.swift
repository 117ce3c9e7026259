package import HostAccess
import LayoutStore
import LayoutWorkbench
import PlainText

/// Collects what could not be done with some of several documents, while the work on the others
/// goes on.
package final class FailureCollector {
  private let context: CommandContext
  package private(set) var count = 0
  /// Arguments that name nothing, and unreadable folders below arguments, in order. They count as
  /// failures, too.
  package private(set) var arguments: [(argument: String, error: any Error)] = []
  /// Folders that were reported already: each is reported once.
  private var folders: Set<CommandFailure> = []

  package init(in context: CommandContext) { self.context = context }

  /// Reports a failure and stores it. An error of the output itself is thrown again, because there
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
    // The sentence of the failure names the document.
    switch error {
    case DocumentFailure.unknownScene, CommandFailure.changedSinceRead,
      StoreError.changedMeanwhile:
      document = nil
    default: break
    }
    try context.note(
      ErrorSentence(error).lines(context.errorStyle, start: document.map { "\($0): " } ?? ""))
  }

  /// Reports an argument that names no document, or a folder that can't be read.
  package func add(_ error: any Error, argument: String) throws {
    try add(error)
    arguments.append((argument, error))
  }
}
