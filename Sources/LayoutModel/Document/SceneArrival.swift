/// A scene of a storyboard that another storyboard or an app extension shows, and where.
package struct SceneArrival: Hashable, Sendable {
  /// The storyboard identifier of the controller; `nil` means the initial controller.
  package var identifier: String?
  /// Its ``Place/referrer`` is the other storyboard, or the extension's property list.
  package var place: Place
  /// The number of segues and relationships from the app's entry to this scene, as far as it is
  /// known.
  package var distance: Int

  package init(identifier: String?, place: Place, distance: Int = 0) {
    self.identifier = identifier
    self.place = place
    self.distance = distance
  }
}
