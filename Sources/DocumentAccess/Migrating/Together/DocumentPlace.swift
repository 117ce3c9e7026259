package import ElementTree
package import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// The place for documents that are added beside another one: its folder, or its folder in the
/// store.
package struct DocumentPlace {
  private let reference: DocumentReference
  /// The folder as the person would write it; empty for the working directory.
  private let folder: String
  private let context: CommandContext

  /// - Parameters:
  ///   - name: the name of the document that the person knows.
  ///   - folder: the target folder as the person gave it, if it is another folder.
  package init(
    _ reference: DocumentReference, named name: String, folder: String?, _ context: CommandContext
  ) {
    self.reference = reference
    self.context = context
    var folder = folder ?? (name.contains("/") ? FilePaths.parent(of: name) : "")
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
  }

  /// The place for a document with that name, and the name for the person.
  package func path(
    of name: String, _ kind: DocumentKind
  ) -> (place: PlannedDocument.Place, shown: String) {
    let start = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    let shown = "\(start)\(name).\(kind.fileExtension)"
    return switch reference {
    // A changed document never comes from standard input. A new one would be a file.
    case .file, .piped: (.file(path: context.absolutePath(shown)), shown)
    case .stored: (.stored(name: FilePaths.normalized(shown)), shown)
    }
  }

  /// The names of the existing storyboards. In an app they all share one place.
  package func names(_ catalog: DocumentCatalog) throws -> [String] {
    switch reference {
    case .file(let file):
      let own = FilePaths.parent(of: file.path)
      return StoryboardFile.names(in: own)
        + StoryboardFile.names(in: context.absolutePath(folder.isEmpty ? "." : folder))
    case .piped: return []
    case .stored: return try catalog.storedNames().map(StoryboardFile.name)
    }
  }

  /// Messages about the work that is left for the person.
  package func notes(on count: Int) -> [String] {
    guard case .file(let file) = reference, count > 0 else { return [] }
    var notes = [
      "add the new \(count == 1 ? "file" : "files") to the target in Xcode"
    ]
    let own = FilePaths.parent(of: file.path)
    let strings = StoryboardFile.name(of: file.path) + ".strings"
    let languages = folderEntriesIfListed(FilePaths.parent(of: own))
      .filter {
        $0.hasSuffix(".lproj") && FileKind("\(FilePaths.parent(of: own))/\($0)/\(strings)") == .file
      }
    // In other cases the translations move along; see ``TranslationMoves``.
    let goAlong =
      FilePaths.lastComponent(of: own) == "Base.lproj"
      && context.absolutePath(folder.isEmpty ? "." : folder) == own
    if !languages.isEmpty, !goAlong {
      notes.append(
        "translations of the scenes stay in '\(strings)' of \(languages.joined(separator: ", "))")
    }
    return notes
  }
}
