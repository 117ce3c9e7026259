import ElementTree
package import LayoutModel

/// A reference of a storyboard to a scene of another one, and the place in which it shows that
/// scene.
package struct SceneDeparture: Hashable, Sendable {
  /// The name of the other storyboard, without its extension.
  package var storyboard: String
  package var arrival: SceneArrival

  /// The references of a document to others, in document order. Each scene is listed once for each
  /// of its places.
  ///
  /// - Parameter name: the name of the document, for explanations of places.
  /// - Source: `<viewControllerPlaceholder storyboardName="…" referencedIdentifier="…">`; without
  ///   an identifier, it means the initial controller. A storyboard in another bundle is not a file
  ///   of the folder.
  package static func all(of document: LayoutDocument, named name: String) -> [SceneDeparture] {
    let placeholders = document.controllers.filter {
      $0.kind == "viewControllerPlaceholder" && $0.element["storyboardName"] != nil
        && $0.element["bundleIdentifier"] == nil
    }
    if placeholders.isEmpty { return [] }
    let inference = PlaceInference(document, SceneSegues(document))
    return placeholders.flatMap { placeholder -> [SceneDeparture] in
      let scene = document.scenes[placeholder.scene]
      guard scene.controllers.first == placeholder.index,
        inference.isReached(placeholder.index)
      else { return [] }
      return inference.placesByDistance(of: scene).map { found in
        var place = found.place
        place.route = []
        // The size of a container in another document is not known here.
        place.container = nil
        place.referrer = name
        return SceneDeparture(
          storyboard: placeholder.element["storyboardName"] ?? "",
          arrival: SceneArrival(
            identifier: placeholder.element["referencedIdentifier"], place: place,
            distance: found.distance))
      }
    }
  }
}
