/// The situation in which a question is asked: the platform, and the facts that are known.
///
/// It is a small value. A fact that the rule does not ask for may be left out.
package struct Situation: Hashable, Sendable {
  package var platform: Platform
  package var idiom: Idiom
  package var orientation: Orientation
  /// The width in points of the thing that the rule's question names, mostly of the device.
  package var width: Double
  /// The height in points of the same thing.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  package var facts: FactSet

  package init(
    _ platform: Platform, idiom: Idiom = .phone, orientation: Orientation = .portrait,
    width: Double = 0, height: Double = 0, scale: Double = 2, facts: FactSet = []
  ) {
    self.platform = platform
    self.idiom = idiom
    self.orientation = orientation
    self.width = width
    self.height = height
    self.scale = scale
    self.facts = facts
  }

  package enum Platform: Hashable, Sendable {
    /// Interface Builder's canvas, including the faults of its releases.
    case canvas(XcodeRelease)
    /// An app on a device.
    case device(SystemRelease)
  }

  package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone, pad
  }

  package enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }
}
