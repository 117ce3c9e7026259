package import HostAccess
package import LayoutPreview
package import ProjectFiles
package import ProjectFolders

/// What a document does not say itself, and its project does: images, colours, texts in other languages.
package struct DocumentProject: Sendable {
  /// Whether the document's file is where it was read from: without it nobody knows what lies around it.
  package let hasFile: Bool
  package let assets: ProjectAssets?
  package let languages: DocumentLanguages
  /// Those that show the document; none where nobody knows.
  package let apps: [AppDescription]
  /// The only one that the apps have.
  package let appearance: PreviewAppearance?
  package let context: CommandContext

  package init(
    hasFile: Bool,
    assets: ProjectAssets?,
    languages: DocumentLanguages,
    apps: [AppDescription],
    appearance: PreviewAppearance?,
    context: CommandContext
  ) {
    self.hasFile = hasFile
    self.assets = assets
    self.languages = languages
    self.apps = apps
    self.appearance = appearance
    self.context = context
  }
}
