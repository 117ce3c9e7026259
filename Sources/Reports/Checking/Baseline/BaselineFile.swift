package import HostAccess
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// The file of a baseline, and what it calls documents.
package struct BaselineFile: Sendable {
  /// As the person named it.
  package let name: String
  private let path: String
  /// Without links: paths in the file start here.
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

  /// Refuses a place where a baseline can't be made, and a layout: what it says would be lost.
  package func checkTarget() throws {
    switch FileKind(path) {
    case .directory: throw CommandFailure.isDirectory(path: name)
    case .file where DocumentFinder.isDocument(path): throw CommandFailure.isDocument(path: name)
    // A device is written as it is.
    case .other: return
    case .file, nil: break
    }
    try checkFolder(
      FilePaths.parent(of: resolvedLink(path)), named: FilePaths.parent(of: name))
  }

  package func write(_ baseline: CheckBaseline) throws {
    try writeFileAtomically(baseline.bytes, to: path, named: name)
  }

  /// What the baseline calls a document.
  package func document(_ reference: DocumentReference) -> String {
    switch reference {
    case .file(let file): FilePaths.path(resolvedFolder(of: file.path), from: folder)
    case .stored(let name, _): name
    case .piped(let document): document.name
    }
  }

  /// The path of a folder, as those of its documents begin.
  package func folder(_ path: String) -> String { FilePaths.path(resolvedLink(path), from: folder) }

  /// Whether there is a file of that name today.
  package func exists(_ document: String) -> Bool {
    FileKind(FilePaths.normalized(folder + "/" + document)) != nil
  }
}
