/// The place of a baseline in a frame, depending on the frame's height.
///
/// Views without text have the top edge of the alignment rectangle as first baseline, and its
/// bottom edge as last baseline (sliders 2 of 2, outside the corpus).
package enum BaselineRule: Hashable, Sendable {
  /// Points below the top edge of the frame, whatever its height: labels and text views.
  case fromTop(Double)
  /// Points above the bottom edge of the frame, whatever its height: labels and text views.
  case fromBottom(Double)
  /// The line box is centred in the frame, and the baseline lies `ascender` below the top of this
  /// box. Text fields and buttons do this.
  case centred(lineHeight: Double, ascender: Double)

  /// The distance of the baseline from the top edge of a frame, in points.
  package func distanceFromTop(inHeight height: Double) -> Double {
    switch self {
    case .fromTop(let distance): distance
    case .fromBottom(let distance): height - distance
    case .centred(let lineHeight, let ascender): (height - lineHeight) / 2 + ascender
    }
  }

  /// Scales the rule to a font that is higher by this factor.
  mutating func scale(by factor: Double) {
    switch self {
    case .fromTop(let distance): self = .fromTop(distance * factor)
    case .fromBottom(let distance): self = .fromBottom(distance * factor)
    case .centred(let lineHeight, let ascender):
      self = .centred(lineHeight: lineHeight * factor, ascender: ascender * factor)
    }
  }

  /// The baseline as a linear function of the frame's height:
  /// distance from the top edge = `multiplier` × height + `constant`.
  package var linear: (multiplier: Double, constant: Double) {
    switch self {
    case .fromTop(let distance): (0, distance)
    case .fromBottom(let distance): (1, -distance)
    case .centred(let lineHeight, let ascender): (0.5, ascender - lineHeight / 2)
    }
  }
}
