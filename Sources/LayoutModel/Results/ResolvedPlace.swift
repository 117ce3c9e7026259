/// The place on a device in which a scene was laid out.
package struct ResolvedPlace: Hashable, Sendable {
  /// The kind of the place on that device: a sheet, for example, fills a phone in landscape.
  package var kind: Place.Kind
  /// The place as the document states it.
  package var stated: Place
  /// The scene's rectangle on the screen, including the bars that lie on it.
  package var frame: Rect
  /// The bars of controllers, in the coordinates of ``frame``.
  package var bars = Bars()
  /// The number of this place among the scene's places, from 0. ``count`` is how many there are.
  package var number = 0
  package var count = 1
  /// Whether its numbers are only said or inferred, and not recorded.
  package var isEstimated = false

  package struct Bars: Hashable, Sendable {
    package var navigation: Rect?
    /// The part of the navigation bar that has the buttons.
    package var buttonRow: Rect?
    package var tab: Rect?
    package var toolbar: Rect?

    package init() {}
  }

  package init(_ kind: Place.Kind, stated: Place, frame: Rect) {
    self.kind = kind
    self.stated = stated
    self.frame = frame
  }
}

extension ResolvedPlace {
  /// The names of the bars, as `--bars` writes them.
  package var barNames: [String] {
    var names: [String] = []
    if bars.navigation != nil {
      names.append(bars.navigation == bars.buttonRow ? "navigation" : "large-navigation")
    }
    if bars.tab != nil { names.append("tab") }
    if bars.toolbar != nil { names.append("toolbar") }
    return names
  }
}
