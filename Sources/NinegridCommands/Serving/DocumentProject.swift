/// What a document does not say itself, and its project does: images, colours, texts in other languages.
struct DocumentProject: Sendable {
  let assets: ProjectAssets?
  let languages: DocumentLanguages
  let context: CommandContext
}
