import HostAccess
import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

extension DocumentCatalog {
  /// The documents that all arguments mean. A document that is named twice, or by a folder and a file in it, is
  /// listed once, under its first name. Arguments that name nothing are reported and left out.
  package func references(
    for arguments: [String], failures: FailureCollector
  ) throws -> [DocumentReference] {
    try collect(arguments, failures) { try references(for: $0, failures: failures) }
  }

  /// The same for commands that only work on the store. Without arguments, all its documents.
  package func storedReferences(
    for arguments: [String], failures: FailureCollector
  ) throws -> [DocumentReference] {
    if arguments.isEmpty { return try allStored() }
    return try collect(arguments, failures) { try storedReferences(for: $0) }
  }

  /// The documents of the store that arguments name. For other arguments, files and folders.
  package func storedReferences(
    for arguments: [String], elseFiles failures: FailureCollector
  ) throws -> [DocumentReference] {
    try collect(arguments, failures) { argument in
      if argument == PipedDocument.argument { return try references(for: argument) }
      do {
        return try storedReferences(for: argument)
      } catch CommandFailure.unknownDocument where FileKind(context.absolutePath(argument)) != nil {
        return try references(for: argument, failures: failures)
      }
    }
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

  /// The only document that an argument means.
  package func single(_ argument: String) throws -> LoadedDocument {
    let found = try references(for: argument)
    guard let only = found.first, found.count == 1 else {
      throw CommandFailure.severalDocuments(argument: argument, count: found.count)
    }
    return try load(only, findsPlaces: true)
  }

  /// The only document that an argument means, which will be changed: the latest revision of its name.
  package func singleReference(_ argument: String) throws -> DocumentReference {
    let found = try references(for: argument)
    guard let only = found.first, found.count == 1 else {
      throw CommandFailure.severalDocuments(argument: argument, count: found.count)
    }
    guard case .stored(let name, let revision?) = only else { return only }
    let latest = try openedStore().log(name).first?.number ?? revision
    if latest != revision {
      throw CommandFailure.oldRevision(document: name, revision: revision, latest: latest)
    }
    return .stored(name: name, revision: nil)
  }
}
