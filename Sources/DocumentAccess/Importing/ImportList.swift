import ElementTree
package import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
package import PlainText
import ProjectFolders

/// The files of an import with their names in the store.
package struct ImportList {
  package struct Entry: Hashable, Sendable {
    package var file: FoundFile
    package var name: String
    /// The path of the file, as the store keeps it.
    package var path: String

    package init(file: FoundFile, name: String, path: String) {
      self.file = file
      self.name = name
      self.path = path
    }
  }
  /// All files that were found.
  package private(set) var files: [FoundFile] = []
  /// The files that have a name.
  package var entries: [Entry] = []
  /// Files that can't be found, or that would take the name of another file. They have been
  /// reported.
  package var refused: [FailedImport] = []

  package var found: Int { entries.count + refused.count }

  /// Finds the files.
  ///
  /// - Parameter isForPruning: whether a folder may have no documents any more, which is the reason
  ///   for pruning.
  package init(
    _ paths: [String], isForPruning: Bool, failures: FailureCollector, in context: CommandContext
  ) throws {
    for path in paths {
      do {
        files += try files(for: path, failures, in: context)
      } catch CommandFailure.noDocuments where isForPruning {
        continue
      } catch {
        try failures.add(error)
        refused.append(FailedImport(path: path, document: nil, error: error))
      }
    }
  }

  /// Gives the files their names in the store.
  ///
  /// - Parameters:
  ///   - root: the folder to which names are relative.
  ///   - stored: the documents of the store. A known file keeps its name, and no file gets the name
  ///     of another file that still exists.
  package mutating func nameFiles(
    root: StoreRoot, stored: [StoredDocument], failures: FailureCollector,
    in context: CommandContext
  ) throws {
    var nameOfPath: [String: String] = [:]
    var pathOfName: [String: String] = [:]
    for document in stored {
      guard let path = document.path else { continue }
      nameOfPath[path] = document.name
      let absolute = root.absolutePath(of: path)
      if FileKind(absolute) == .file { pathOfName[document.name] = resolvedFolder(of: absolute) }
    }
    var seen: Set<String> = []
    for file in files {
      let path = root.recordedPath(of: file.path)
      let name =
        nameOfPath[path] ?? root.name(of: file, workingDirectory: context.workingDirectory)
      let place = resolvedFolder(of: file.path)
      guard seen.insert(place).inserted else { continue }
      if let other = pathOfName[name], other != place {
        let error = CommandFailure.sameName(name: name, path: file.path, other: other)
        try failures.add(error)
        refused.append(FailedImport(path: file.name, document: name, error: error))
        continue
      }
      pathOfName[name] = place
      nameOfPath[path] = name
      entries.append(Entry(file: file, name: name, path: path))
    }
  }

  /// Keeps only some entries; other runs import the rest.
  package mutating func keep(_ isAsked: (String) -> Bool) {
    entries.removeAll { !isAsked($0.name) }
    refused.removeAll { $0.document.map { !isAsked($0) } ?? false }
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
