/// A scene of a storyboard that another storyboard shows, and where.
package struct SceneArrival: Hashable, Sendable {
  /// The storyboard identifier of the controller; `nil` for the initial one.
  package var identifier: String?
  /// Its ``Place/referrer`` is the other storyboard.
  package var place: Place

  package init(identifier: String?, place: Place) {
    self.identifier = identifier
    self.place = place
  }
}
