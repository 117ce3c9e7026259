/// What a document does not say itself, and its project does: images, colours, texts in other languages.
struct DocumentProject: Sendable {
  /// Whether the document's file is where it was read from: without it nobody knows what lies around it.
  let hasFile: Bool
  let assets: ProjectAssets?
  let languages: DocumentLanguages
  let context: CommandContext
}
