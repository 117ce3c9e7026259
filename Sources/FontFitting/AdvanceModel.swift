import Foundation
import LayoutEngine
import LayoutModel

/// The width of a line of system text as a linear function of what is fitted.
///
///     width   = Σ ((1 − o) × text(c) + o × display(c) + kern(c, next)) × size + n × tracking(size)
///     text    = start + a(c) + weight part          display = start + a(c) + b(c) + weight part
///     weight part = change of Inter × (1 + s) + offset of the cut + r(c)
///
/// `o` is the share of the display cut, `n` the number of characters. Every parameter is a
/// deviation from the start values, with a standard deviation that says how far they are trusted.
struct AdvanceModel {
  /// Standard deviations in em, found by cross-validation; between half and twice of each the
  /// held-out rates differ by a hundredth at most.
  enum Trust {
    /// Of a character of the regular weight in both cuts.
    static let character = 0.007
    /// Of its difference between the cuts.
    static let display = 0.003
    /// Of a character of another weight, besides what the weight changes in all.
    static let weighted = 0.012
    /// Of all characters of a cut.
    static let cut = 0.01
    /// Of all characters of a weight in a cut; three times that for the extreme weights.
    static let weight = 0.006
    /// Of the factor on what the weight changes in Inter.
    static let weightScale = 0.15
    /// Of the tracking of one size, in points.
    static let tracking = 0.03
  }

  struct TrackingKey: Hashable, Comparable {
    var hasTwoCuts: Bool
    var pointSize: Double

    static func < (a: Self, b: Self) -> Bool {
      (a.hasTwoCuts ? 0 : 1, a.pointSize) < (b.hasTwoCuts ? 0 : 1, b.pointSize)
    }
  }

  let start = StartValues()
  let trackingKeys: [TrackingKey]
  /// Standard deviation of each parameter.
  let trust: [Double]

  private let glyphs: [UInt32: Int]
  private let trackingPlace: [TrackingKey: Int]
  private static let glyphCount = SystemFontGlyphs.codePoints.count
  private static let weightsFrom = 2 * glyphCount + 2
  private static let weightStride = glyphCount + 3
  private static let regular = 3

  /// A model with a tracking parameter for each size that the observations have.
  init(_ observations: [WidthObservation]) {
    let count = Self.glyphCount
    let codes = SystemFontGlyphs.codePoints
    glyphs = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    trackingKeys = Set(observations.map(Self.trackingKey)).sorted()
    var trust = [Double](repeating: Trust.character, count: count)
    trust += [Double](repeating: Trust.display, count: count)
    trust += [Trust.cut, Trust.cut]
    for weight in SystemFontGlyphs.weights {
      let isExtreme = [.ultraLight, .heavy, .black].contains(weight)
      let offset = Trust.weight * (isExtreme ? 3 : 1)
      trust += [Trust.weightScale, offset, offset]
      trust += [Double](repeating: Trust.weighted, count: count)
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
      hasTwoCuts: SystemFontGlyphs.hasTwoCuts(observation.generation),
      pointSize: observation.pointSize)
  }

  /// The width by the start values, and how much each parameter adds to it.
  struct Row {
    var start = 0.0
    /// By parameter, in ascending order.
    var terms: [(parameter: Int, factor: Double)] = []
  }

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
    result.start += count * start.tracking(size, hasTwoCuts: key.hasTwoCuts)
    if let place = trackingPlace[key] { factors[place] = count }
    factors[2 * Self.glyphCount] = count * size * (1 - display)
    factors[2 * Self.glyphCount + 1] = count * size * display
    let own = Self.weightsFrom + weight * Self.weightStride
    if weight != Self.regular {
      factors[own + 1] = count * size * (1 - display)
      factors[own + 2] = count * size * display
    }
    for (position, glyph) in places.enumerated() {
      result.start += size * start.advance(glyph, weight: weight, display: display)
      factors[glyph, default: 0] += size
      factors[Self.glyphCount + glyph, default: 0] += size * display
      if weight != Self.regular {
        factors[own, default: 0] += size * start.change(glyph, weight: weight)
        factors[own + 3 + glyph, default: 0] += size
      }
      if position > 0 {
        result.start += size * SystemFontGlyphs.kerning(places[position - 1], glyph)
      }
    }
    result.terms = factors.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { (parameter: $0.key, factor: $0.value) }
    return result
  }

  /// The fitted advance of a glyph, in em.
  func advance(_ glyph: Int, weight: Int, isDisplay: Bool, _ parameters: [Double]) -> Double {
    let count = Self.glyphCount
    var result = start.advance(glyph, weight: weight, display: isDisplay ? 1 : 0)
    result += parameters[glyph] + parameters[2 * count + (isDisplay ? 1 : 0)]
    if isDisplay { result += parameters[count + glyph] }
    if weight != Self.regular {
      let own = Self.weightsFrom + weight * Self.weightStride
      result += parameters[own] * start.change(glyph, weight: weight)
      result += parameters[own + (isDisplay ? 2 : 1)] + parameters[own + 3 + glyph]
    }
    return result
  }

  /// The fitted tracking of a size, in points; the published one for sizes without observations.
  func tracking(_ pointSize: Double, hasTwoCuts: Bool, _ parameters: [Double]) -> Double {
    let key = TrackingKey(hasTwoCuts: hasTwoCuts, pointSize: pointSize)
    return start.tracking(pointSize, hasTwoCuts: hasTwoCuts)
      + (trackingPlace[key].map { parameters[$0] } ?? 0)
  }
}
