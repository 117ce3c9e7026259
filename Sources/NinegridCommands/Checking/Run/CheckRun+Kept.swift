import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders

/// The store of a check: documents, and results that are kept from earlier checks.
extension CheckRun {
  /// The documents of a store that the person named, if neither documents, nor a configuration, nor a revision of git says
  /// which documents are meant.
  ///
  /// - Returns: `nil` if files are meant, also if the store only contains results.
  func documentsOfStore(_ catalog: DocumentCatalog) throws -> [DocumentReference]? {
    let options = command.selection
    guard command.documents.isEmpty, configuration.name == nil, command.store.store != nil,
      options.since == nil, !options.staged, options.newSince == nil,
      FileKind(command.store.path(in: context)) != nil
    else { return nil }
    let count = try catalog.storedNames().count
    if count == 0 { return nil }
    let documents = count == 1 ? "the document" : "the \(count) documents"
    try context.note(
      "note: this checks \(documents) of '\(command.store.shownPath(in: context))'; 'check .' checks the files of this folder"
    )
    return try catalog.allStored()
  }

  /// The kept results for this command, if the person named a store or a document of one.
  ///
  /// Nothing is kept for runs that change documents, compare revisions, or put texts and states of code into documents.
  func keptOutcomes(
    _ references: [DocumentReference], _ loader: DocumentLoader, _ work: DocumentWork
  ) throws -> KeptOutcomes? {
    let command = self.command
    guard !context.arguments.isEmpty, !command.fixing.fix, work.approved == nil,
      work.oldBytes == nil, work.stagedBytes == nil, work.localization.isEmpty,
      command.runtime.isEmpty, command.environment.views.hidden.isEmpty,
      command.sceneOptions.ids.isEmpty, configuration.languages.isEmpty,
      let store = try openedStore(references)
    else { return nil }
    do {
      return try KeptOutcomes(
        store: store, arguments: argumentsWithoutNames, configuration: configuration,
        loader: loader, projects: work.projects, surroundings: work.surroundings, in: context)
    } catch {
      store.close()
      throw error
    }
  }

  private func openedStore(_ references: [DocumentReference]) throws -> DocumentStore? {
    let hasStored = references.contains { if case .stored = $0 { true } else { false } }
    let isNamed =
      command.store.store != nil || context.environment["NINEGRID_STORE"]?.isEmpty == false
    guard hasStored || isNamed, !references.isEmpty else { return nil }
    let isThere = FileKind(command.store.path(in: context)) != nil
    guard isThere || command.store.store != nil else { return nil }
    do {
      return try command.store.open(isThere ? .keptResults : .readWrite, in: context)
    } catch {
      // The person asked for a check, which does not need a store that can be written.
      if isNamed {
        try context.note("note: results are not kept: \(ErrorSentence(error).message)")
      }
      return nil
    }
  }

  /// The command line without the names of documents, because results are kept for single documents.
  private var argumentsWithoutNames: [String] {
    var arguments = context.arguments
    for name in command.documents {
      if let index = arguments.lastIndex(of: name) { arguments.remove(at: index) }
    }
    if let store = command.store.store {
      arguments.removeAll { $0 == "--store=" + store }
      if let index = arguments.lastIndex(of: "--store"), index + 1 < arguments.count {
        arguments.removeSubrange(index...index + 1)
      }
    }
    return arguments
  }

  /// Reports how many documents were unchanged.
  func tell(_ kept: KeptOutcomes?, of count: Int) throws {
    guard let taken = kept?.finish(), taken > 0 else { return }
    let documents = count == 1 ? "1 document" : "\(count) documents"
    try context.note(
      "note: \(documents), \(taken) as before, with what '\(command.store.shownPath(in: context))' has kept of them"
    )
  }
}
