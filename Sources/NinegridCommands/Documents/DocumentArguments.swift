import ArgumentParser
import LayoutStore

/// `DOC...`: documents by path or by name in the store.
struct DocumentArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store ('store:name' is never a file, 'name@3' is revision 3).",
      valueName: "doc"))
  var documents: [String]

  @OptionGroup var store: StoreOptions
}

/// What could not be done with some of several documents, while the others went on.
final class FailureCollector {
  private let context: CommandContext
  private(set) var count = 0
  /// Arguments that stand for nothing, and folders below arguments that can't be read, in order; they count as
  /// failures, too.
  private(set) var arguments: [(argument: String, error: any Error)] = []
  /// Folders that have been told of: what is wrong with one is said once.
  private var folders: Set<CommandFailure> = []

  init(in context: CommandContext) { self.context = context }

  /// Tells of a failure and remembers it. What concerns the output itself is thrown again: there
  /// is no point in going on.
  func add(_ error: any Error, document: String? = nil) throws {
    if error is SinkError || error is ExitCode { throw error }
    count += 1
    if case CommandFailure.folderNotWritable(let path) = error,
      !folders.insert(.folderNotWritable(path: path)).inserted
    {
      return
    }
    if case CommandFailure.documents(let diagnostics) = error {
      return try context.report(diagnostics)
    }
    var document = document
    // Its sentence names the document.
    if case CommandFailure.unknownScene = error { document = nil }
    try context.note(
      ErrorSentence(error).lines(context.errorStyle, start: document.map { "\($0): " } ?? ""))
  }

  /// Tells of an argument that stands for no document, or a folder that can't be read.
  func add(_ error: any Error, argument: String) throws {
    try add(error)
    arguments.append((argument, error))
  }

  /// Ends the command with 2 if anything failed, else with 1 if something was found.
  func finish(hasFindings: Bool = false) throws {
    if count > 0 { throw ExitCode.failed }
    if hasFindings { throw ExitCode.findings }
  }
}

extension DocumentCatalog {
  /// What all arguments stand for; a document that several of them name, or a folder and a file in it, is there
  /// once, as it is named first. What can't be found is told and left out.
  func references(
    for arguments: [String], failures: FailureCollector
  ) throws -> [DocumentReference] {
    try collect(arguments, failures) { try references(for: $0, failures: failures) }
  }

  /// The same for commands that work on the store alone; all its documents where none is named.
  func storedReferences(
    for arguments: [String], failures: FailureCollector
  ) throws -> [DocumentReference] {
    if arguments.isEmpty { return try allStored() }
    return try collect(arguments, failures) { try storedReferences(for: $0) }
  }

  private func collect(
    _ arguments: [String], _ failures: FailureCollector,
    _ find: (String) throws -> [DocumentReference]
  ) throws -> [DocumentReference] {
    var result: [DocumentReference] = []
    var seen: Set<DocumentReference.Identity> = []
    for argument in arguments {
      do {
        for reference in try find(argument) where seen.insert(reference.identity).inserted {
          result.append(reference)
        }
      } catch let error as StoreError {
        throw error
      } catch {
        try failures.add(error, argument: argument)
      }
    }
    return result
  }

  /// The one document that an argument stands for.
  func single(_ argument: String) throws -> LoadedDocument {
    let found = try references(for: argument)
    guard let only = found.first, found.count == 1 else {
      throw CommandFailure.severalDocuments(argument: argument, count: found.count)
    }
    return try load(only)
  }
}
