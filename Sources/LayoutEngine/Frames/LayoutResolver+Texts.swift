import LayoutModel

extension LayoutResolver {
  /// Resolves one scene with the texts of an environment instead of the document's.
  ///
  /// Views keep the names that they have in the document itself, so that people and programs find
  /// them again in every language.
  func resolveTranslated(
    scene index: Int, in environment: LayoutEnvironment
  ) -> ResolvedLayout {
    let texts = environment.texts
    if translated[texts] == nil {
      translated[texts] = LayoutResolver(
        document, measurer: measurer, texts: texts, leafSizes: leafSizes, book: book)
    }
    guard var layout = translated[texts]?.resolve(scene: index, in: environment) else {
      preconditionFailure("the resolver for \(texts.name) was just put there")
    }
    for position in layout.views.indices {
      layout.views[position].name = document.views[layout.views[position].index].name
    }
    return layout
  }
}
