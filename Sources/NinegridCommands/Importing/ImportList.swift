import LayoutModel

/// The files of an import with their names in the store.
struct ImportList {
  struct Entry: Hashable, Sendable {
    var file: FoundFile
    var name: String
  }
  var entries: [Entry] = []
  /// What can't be found, and what would take another file's name; it has been told.
  var refused: [FailedImport] = []

  var found: Int { entries.count + refused.count }

  init(_ paths: [String], failures: FailureCollector, in context: CommandContext) throws {
    var pathOfName: [String: String] = [:]
    for path in paths {
      do {
        for file in try files(for: path, failures, in: context) {
          let name = DocumentName.name(of: file, workingDirectory: context.workingDirectory)
          switch pathOfName[name] {
          case nil:
            pathOfName[name] = file.path
            entries.append(Entry(file: file, name: name))
          case file.path?: continue
          case let other?:
            let error = CommandFailure.sameName(name: name, path: file.path, other: other)
            try failures.add(error)
            refused.append(FailedImport(path: file.name, document: name, error: error))
          }
        }
      } catch {
        try failures.add(error)
        refused.append(FailedImport(path: path, document: nil, error: error))
      }
    }
  }

  private mutating func files(
    for argument: String, _ failures: FailureCollector, in context: CommandContext
  ) throws -> [FoundFile] {
    let path = context.absolutePath(argument)
    switch FileKind(path) {
    case .directory:
      let finder = try DocumentFinder(in: path, named: argument)
      for folder in finder.unreadable {
        try failures.add(folder.error)
        refused.append(FailedImport(path: folder.name, document: nil, error: folder.error))
      }
      return finder.found
    case .file:
      guard DocumentKind(fileName: argument) != nil else {
        throw CommandFailure.unknownKind(path: argument)
      }
      return [FoundFile(path: path, name: argument, folder: nil)]
    case .other: throw CommandFailure.notAFile(path: argument)
    case nil: throw CommandFailure.noSuchFile(path: argument)
    }
  }
}

/// A file or an argument that could not be imported.
struct FailedImport: Sendable {
  /// As the person named it.
  var path: String
  /// Its name in the store, if it got one.
  var document: String?
  var error: any Error
}
