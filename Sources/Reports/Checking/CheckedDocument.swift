package import HostAccess
package import LayoutWorkbench
import PlainText

/// A document, with the names that outputs use for it.
package struct CheckedDocument: Sendable {
  package let reference: DocumentReference
  /// The name that the person used.
  package let name: String
  /// The path of the file relative to the root of the repository or the working directory, or
  /// absolute if it lies elsewhere. For a document of the store, its name there, without revision.
  package let path: String
  /// The number of environments in which it was resolved.
  package let environmentCount: Int

  package init(_ reference: DocumentReference, environmentCount: Int, in context: CommandContext) {
    self.reference = reference
    name = reference.shownName
    self.environmentCount = environmentCount
    path = reference.path(in: context)
  }
}

extension DocumentReference {
  /// The path of the document, as in ``CheckedDocument/path``.
  package func path(in context: CommandContext) -> String {
    switch self {
    case .file(let file): context.pathFromHere(file.path)
    case .stored(let name, _): name
    case .piped(let document): document.name
    }
  }
}

extension CommandContext {
  /// A path relative to the root of the repository if services need it, or else to the working directory,
  /// which itself is `.`. A path elsewhere stays absolute.
  ///
  /// - Parameter path: an absolute path.
  package func pathFromHere(_ path: String) -> String {
    let root = reportRoot ?? workingDirectory
    return path == root ? "." : DocumentName.path(path, below: root) ?? path
  }

  /// The path that an argument means, or could mean, as in ``pathFromHere(_:)``.
  package func path(ofArgument argument: String) -> String { pathFromHere(absolutePath(argument)) }
}

extension CommandContext {
  /// The same context with paths for services: they start at the root of the repository around the working
  /// directory.
  package func reporting() -> CommandContext {
    var copy = self
    var folder = workingDirectory
    while folder.count > 1 {
      // In a second working tree '.git' is a file.
      if FileKind(folder + "/.git") != nil {
        copy.reportRoot = folder
        break
      }
      folder = FilePaths.parent(of: folder)
    }
    return copy
  }
}
