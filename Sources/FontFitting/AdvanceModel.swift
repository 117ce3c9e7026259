import LayoutEngine
import LayoutModel

/// The width of a line of system text, as a linear function of the fitted parameters.
///
///     width = Σ ((1 − o) × text(c) + o × display(c) + kern(c, next)) × size + n × tracking(size)
///     text, display = published + a(cut, c) + b(cut, weight)
///
/// `o` is the share of the display cut, `n` the number of characters. Every parameter is a
/// deviation from the values that the fonts state. Its standard deviation says how far these values
/// are trusted.
struct AdvanceModel {
  /// The standard deviations in em, which were found by cross-validation.
  enum Trust {
    /// For a character whose advance a published face states.
    static let published = 0.0005
    /// For any other character.
    static let character = 0.01
    /// For all characters of a weight in a cut.
    static let weight = 0.0005
    /// For the tracking of one size, in points.
    static let tracking = 0.03
  }

  struct TrackingKey: Hashable, Comparable {
    var hasTwoFonts: Bool
    var pointSize: Double

    static func < (a: Self, b: Self) -> Bool {
      (a.hasTwoFonts ? 0 : 1, a.pointSize) < (b.hasTwoFonts ? 0 : 1, b.pointSize)
    }
  }

  let start = StartValues.published
  let trackingKeys: [TrackingKey]
  /// The standard deviation of each parameter.
  let trust: [Double]

  private let glyphs: [UInt32: Int]
  private let trackingPlace: [TrackingKey: Int]
  private static let glyphCount = SystemFontGlyphs.codePoints.count
  /// The number of parameters of a cut: its characters, then its weights.
  private static let stride = glyphCount + SystemFontGlyphs.weights.count

  /// A model with a tracking parameter for each size that the observations have.
  init(_ observations: [WidthObservation]) {
    glyphs = Dictionary(
      uniqueKeysWithValues: SystemFontGlyphs.codePoints.enumerated().map { ($1, $0) })
    trackingKeys = Set(observations.map(Self.trackingKey)).sorted()
    var trust: [Double] = []
    for cut in SystemFontCut.allCases {
      for glyph in 0..<Self.glyphCount {
        trust.append(start.isKnown(glyph, cut) ? Trust.published : Trust.character)
      }
      trust += SystemFontGlyphs.weights.map { _ in Trust.weight }
    }
    var places: [TrackingKey: Int] = [:]
    for key in trackingKeys {
      places[key] = trust.count
      trust.append(Trust.tracking)
    }
    self.trust = trust
    trackingPlace = places
  }

  static func trackingKey(_ observation: WidthObservation) -> TrackingKey {
    TrackingKey(
      hasTwoFonts: observation.hasTwoFonts,
      pointSize: observation.pointSize)
  }

  /// The width by the published values, and the amount that each parameter adds to it.
  struct Row {
    var start = 0.0
    /// The terms by parameter, in ascending order.
    var terms: [(parameter: Int, factor: Double)] = []
  }

  /// The row of an observation.
  /// - Returns: `nil` for text with characters that are not fitted.
  func row(_ observation: WidthObservation) -> Row? {
    let scalars = observation.text.unicodeScalars
    let places = scalars.compactMap { glyphs[$0.value] }
    guard places.count == scalars.count,
      let weight = SystemFontGlyphs.weights.firstIndex(of: observation.weight)
    else { return nil }
    let size = observation.pointSize
    let display = SystemFontGlyphs.opticalSize(size, observation.generation)
    let count = Double(places.count)
    let key = Self.trackingKey(observation)
    var result = Row()
    var factors: [Int: Double] = [:]
    result.start += count * start.tracking(size, hasTwoFonts: key.hasTwoFonts)
    if let place = trackingPlace[key] { factors[place] = count }
    let cuts = [
      (SystemFontCut.text(observation.generation), 1 - display),
      (SystemFontCut.display(observation.generation), display),
    ]
    for (cut, share) in cuts where share > 0 {
      let own = cut.rawValue * Self.stride
      factors[own + Self.glyphCount + weight] = count * size * share
      for glyph in places {
        result.start += share * size * start.advance(glyph, cut, weight: weight)
        factors[own + glyph, default: 0] += share * size
      }
    }
    for (left, right) in zip(places, places.dropFirst()) {
      result.start +=
        size
        * SystemFontGlyphs.kerning(
          left, right, observation.weight, display: display, observation.generation)
    }
    result.terms = factors.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { (parameter: $0.key, factor: $0.value) }
    return result
  }

  /// The fitted advance of a glyph, in em.
  func advance(
    _ glyph: Int, _ cut: SystemFontCut, weight: Int, _ parameters: [Double]
  ) -> Double {
    let own = cut.rawValue * Self.stride
    return start.advance(glyph, cut, weight: weight)
      + parameters[own + glyph] + parameters[own + Self.glyphCount + weight]
  }

  /// The fitted tracking of a size, in points; the published one for sizes without observations.
  func tracking(_ pointSize: Double, hasTwoFonts: Bool, _ parameters: [Double]) -> Double {
    let key = TrackingKey(hasTwoFonts: hasTwoFonts, pointSize: pointSize)
    return start.tracking(pointSize, hasTwoFonts: hasTwoFonts)
      + (trackingPlace[key].map { parameters[$0] } ?? 0)
  }
}
