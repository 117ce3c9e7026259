package import LayoutModel

extension LayoutResolver {
  /// The layouts of the scenes that fill the container views of a scene, as they are there.
  ///
  /// - Parameter environment: the environment of the surrounding scene, with its chosen place.
  /// - Complexity: For each container view, the surrounding scenes are solved. There are at most
  ///   ``mostEmbedded`` of them.
  package func embeddedLayouts(
    in scene: Int, _ environment: LayoutEnvironment
  ) -> [EmbeddedLayout] {
    guard isTouch, document.scenes.indices.contains(scene) else { return [] }
    if !environment.texts.isEmpty, environment.texts != texts {
      // The resolver for these texts exists after the surrounding scene was resolved.
      return translated[environment.texts]?.embeddedLayouts(in: scene, environment) ?? []
    }
    var rest = Self.mostEmbedded
    return embedded(in: scene, [environment], around: [scene], &rest)
  }

  /// - Parameters:
  ///   - environments: the environments of the surrounding scenes, the outermost first.
  ///   - scenes: the surrounding scenes, which are not embedded again: some scenes contain each
  ///     other in a circle.
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
      // The diagnostics are left out: they are reported for the embedded scene's own layout.
      layout.diagnostics = []
      guard !layout.views.isEmpty else { continue }
      let inner = embedded(
        in: filling.scene, environments + [own], around: scenes + [filling.scene], &rest)
      result.append(
        EmbeddedLayout(container: filling.container, layout: layout, inner: inner))
    }
    return result
  }

  /// The greatest number of scenes inside each other. A scene that lies deeper is too small to be
  /// seen.
  private static let deepestPicture = 3
  /// The greatest number of embedded scenes. It is more than any screen has.
  private static let mostEmbedded = 64
}
