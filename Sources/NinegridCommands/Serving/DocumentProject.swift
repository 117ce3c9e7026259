import HostAccess
import LayoutPreview
import ProjectFiles
import ProjectFolders

/// What a document does not say itself, and its project does: images, colours, texts in other languages.
struct DocumentProject: Sendable {
  /// Whether the document's file is where it was read from: without it nobody knows what lies around it.
  let hasFile: Bool
  let assets: ProjectAssets?
  let languages: DocumentLanguages
  /// Those that show the document; none where nobody knows.
  let apps: [AppDescription]
  /// The only one that the apps have.
  let appearance: PreviewAppearance?
  let context: CommandContext
}
