package import ElementTree
package import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// Where documents go that come beside another one: its folder, or its folder in the store.
package struct DocumentPlace {
  private let reference: DocumentReference
  /// As the person would write it; empty for the working directory.
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

  /// Where a document of that name goes, and how the person would name it.
  package func path(
    of name: String, _ kind: DocumentKind
  ) -> (place: PlannedDocument.Place, shown: String) {
    let start = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    let shown = "\(start)\(name).\(kind.fileExtension)"
    return switch reference {
    // What is changed never comes from standard input; what is made would be a file.
    case .file, .piped: (.file(path: context.absolutePath(shown)), shown)
    case .stored: (.stored(name: FilePaths.normalized(shown)), shown)
    }
  }

  /// The storyboards that are there already: in an app their names are all in one place.
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

  /// What is left to do by hand.
  package func notes(on count: Int) -> [String] {
    guard case .file(let file) = reference, count > 0 else { return [] }
    var notes = [
      "add the new \(count == 1 ? "file" : "files") to the target in Xcode"
    ]
    let own = FilePaths.parent(of: file.path)
    let strings = StoryboardFile.name(of: file.path) + ".strings"
    let languages = AssetFolders.names(in: FilePaths.parent(of: own))
      .filter {
        $0.hasSuffix(".lproj") && FileKind("\(FilePaths.parent(of: own))/\($0)/\(strings)") == .file
      }
    // Elsewhere they go along; see ``TranslationMoves``.
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
