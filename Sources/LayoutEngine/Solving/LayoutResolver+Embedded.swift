package import LayoutModel

extension LayoutResolver {
  /// What fills the container views of a scene, each as it is laid out there.
  ///
  /// - Parameter environment: that of the scene around, with the place that it is looked at in.
  /// - Complexity: Each container view takes the solution of the scenes around it, and a picture has so many at most.
  package func embeddedLayouts(
    in scene: Int, _ environment: LayoutEnvironment
  ) -> [EmbeddedLayout] {
    guard isTouch, document.scenes.indices.contains(scene) else { return [] }
    if !environment.texts.isEmpty, environment.texts != texts {
      // The resolver of these texts is there once the scene around was resolved.
      return translated[environment.texts]?.embeddedLayouts(in: scene, environment) ?? []
    }
    var rest = Self.mostEmbedded
    return embedded(in: scene, [environment], around: [scene], &rest)
  }

  /// - Parameters:
  ///   - environments: those of the scenes around, the outermost first.
  ///   - scenes: the scenes around, which do not come again: some lead round in a circle.
  private func embedded(
    in scene: Int, _ environments: [LayoutEnvironment], around scenes: [Int], _ rest: inout Int
  ) -> [EmbeddedLayout] {
    guard let outer = environments.last, scenes.count <= Self.deepestPicture else { return [] }
    var result: [EmbeddedLayout] = []
    for filling in fillings[scene] where !scenes.contains(filling.scene) && rest > 0 {
      rest -= 1
      var own = outer
      if !own.isAsDesigned { own.place = .number(filling.place) }
      own.addedInsets = .zero
      surrounding = environments
      var layout = resolve(scene: filling.scene, in: own)
      surrounding = []
      // A picture says nothing of what is wrong in a scene that has a picture of its own.
      layout.diagnostics = []
      guard !layout.views.isEmpty else { continue }
      let inner = embedded(
        in: filling.scene, environments + [own], around: scenes + [filling.scene], &rest)
      result.append(
        EmbeddedLayout(container: filling.container, layout: layout, inner: inner))
    }
    return result
  }

  /// Scenes in scenes in a scene: what lies deeper is too small to be seen.
  private static let deepestPicture = 3
  /// More than any screen has.
  private static let mostEmbedded = 64
}
