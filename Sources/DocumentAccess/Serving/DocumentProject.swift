package import HostAccess
package import LayoutPreview
package import ProjectFiles
package import ProjectFolders

/// The parts of a document that come from its project: images, colours, texts in other languages.
package struct DocumentProject: Sendable {
  /// Whether the document's file still exists. Without it nobody knows the project around it.
  package let hasFile: Bool
  package let assets: ProjectAssets?
  package let languages: DocumentLanguages
  /// The apps that show the document; empty if they are not known.
  package let apps: [AppDescription]
  /// The appearance, if the apps have only one.
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
