/// Where on a device a scene was laid out.
package struct ResolvedPlace: Hashable, Sendable {
  /// What became of the place there: sheets fill a phone in landscape.
  package var kind: Place.Kind
  /// The place as the document says it.
  package var stated: Place
  /// On the screen, with bars that lie upon it.
  package var frame: Rect
  /// The bars of controllers, in the coordinates of ``frame``.
  package var bars = Bars()
  /// Which of the scene's places it is, from 0, and how many there are.
  package var number = 0
  package var count = 1
  /// Its numbers are said or inferred, and not recorded.
  package var isEstimated = false

  package struct Bars: Hashable, Sendable {
    package var navigation: Rect?
    /// The part of it that has buttons.
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
  /// The names of the bars, as `--bars` has them.
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
