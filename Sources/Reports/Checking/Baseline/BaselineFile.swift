package import HostAccess
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// The file of a baseline, and the names of documents in it.
package struct BaselineFile: Sendable {
  /// The name that the person used.
  package let name: String
  private let path: String
  /// The folder of the file, with links resolved. Paths in the file start here.
  private let folder: String

  package init(_ name: String, in context: CommandContext) {
    self.name = name
    path = context.absolutePath(name)
    folder = resolvedLink(FilePaths.parent(of: path))
  }

  package func read() throws -> CheckBaseline {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, named: name)
    } catch CommandFailure.noSuchFile {
      throw CommandFailure.noBaseline(path: name)
    }
    return try CheckBaseline(reading: bytes, named: name)
  }

  /// Refuses a path where no baseline can be written, and one of a layout, whose content would be
  /// lost.
  package func checkTarget() throws {
    switch FileKind(path) {
    case .directory: throw CommandFailure.isDirectory(path: name)
    case .file where DocumentFinder.isDocument(path): throw CommandFailure.isDocument(path: name)
    // A device is simply written to.
    case .other: return
    case .file, nil: break
    }
    try checkFolder(
      FilePaths.parent(of: resolvedLink(path)), named: FilePaths.parent(of: name))
  }

  package func write(_ baseline: CheckBaseline) throws {
    try writeFileAtomically(baseline.bytes, to: path, named: name)
  }

  /// The name of a document in the baseline.
  package func document(_ reference: DocumentReference) -> String {
    switch reference {
    case .file(let file): FilePaths.path(resolvedFolder(of: file.path), from: folder)
    case .stored(let name, _): name
    case .piped(let document): document.name
    }
  }

  /// The path of a folder, as the names of its documents begin with it.
  package func folder(_ path: String) -> String { FilePaths.path(resolvedLink(path), from: folder) }

  /// Whether a file with that name exists now.
  package func exists(_ document: String) -> Bool {
    FileKind(FilePaths.normalized(folder + "/" + document)) != nil
  }
}
