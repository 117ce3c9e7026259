package import LayoutModel
import PlatformRules

/// The font that a description means in an environment: its size and the heights of its lines.
package struct ResolvedFont: Hashable, Sendable {
  /// The size, in points.
  package var pointSize: Double
  package var weight: FontWeight
  package var typeface: Typeface
  /// The height of one line before rounding, in points.
  package var lineHeight: Double
  /// The distance from the top of the line to the baseline, in points.
  package var ascender: Double
  /// The distance between the baselines of a text style, in points. `nil` for other fonts: then it
  /// is ``lineHeight``.
  package var leading: Double?
  /// The gap that the font adds between two lines of a text view, in points.
  var lineGap = 0.0
  /// Whether a known font is used in place of one that is not known.
  package var isEstimated: Bool
  /// The drawings of the system font.
  package var cuts: SystemFontCuts
  /// The widths of Korean text.
  package var hangul = HangulAdvances.system

  /// The user's own font. Its advances are used if there is one.
  var provided: ProvidedFont?

  /// The distance from the baseline to the bottom of the line, in points.
  package var descender: Double { lineHeight - ascender }

  /// The distance from one baseline to the next, in points.
  package var lineDistance: Double { leading ?? lineHeight }

  /// The font of a description. Without one, it is the system font at 17 points, as in labels.
  package init(_ description: FontDescription?, in context: MeasurementContext) {
    self.init(description ?? .system(17), in: context)
  }

  package init(_ description: FontDescription, in context: MeasurementContext) {
    switch description.face {
    case .system(let weight, _):
      self.init(system: Self.usable(description.pointSize), weight: weight, in: context)
    case .textStyle(let name):
      let style = TextStyle(name) ?? TextStyle.body
      let size = style.sizes[context.category(ofStyle: style.name).order]
      self.init(system: Double(size.points), weight: style.weight, in: context)
      leading = Double(size.leading)
      isEstimated = TextStyle(name) == nil
    case .named(let name, let family):
      let font = NamedFont(name: name, family: family)
      let size = Self.usable(description.pointSize)
      if let own = context.fonts?[name] {
        self.init(font: font, pointSize: size, cuts: SystemFontCuts(context.rules))
        use(own)
        return
      }
      if case .system(let weight) = font.typeface {
        self.init(system: size, weight: weight, in: context)
      } else {
        self.init(font: font, pointSize: size, cuts: SystemFontCuts(context.rules))
      }
      isEstimated = font.isEstimated
      hangul = font.hangul
    }
  }

  /// The system font: Helvetica Neue before Xcode 7, San Francisco since.
  ///
  /// - Source: digits of Xcode 5 and 6 all have one width (5 of 5 labels), and the widths of 12 of
  ///   15 labels agree to a point; documents of Xcode 7 agree with San Francisco (45 labels).
  private init(system pointSize: Double, weight: FontWeight, in context: MeasurementContext) {
    self.pointSize = pointSize
    self.weight = weight
    typeface =
      context.rules.holds(TextRules.isHelveticaNeue)
      ? .systemHelveticaNeue(isBold: weight >= .semibold) : .system(weight)
    lineHeight = pointSize * Self.systemLineHeight
    ascender = pointSize * Self.systemAscender
    leading = nil
    isEstimated = false
    cuts = SystemFontCuts(context.rules)
  }

  private init(font: NamedFont, pointSize: Double, cuts: SystemFontCuts) {
    self.pointSize = pointSize
    weight = font.isBold ? .bold : .regular
    typeface = font.typeface
    lineHeight = pointSize * font.lineHeight
    ascender = pointSize * font.ascender
    lineGap = pointSize * font.lineGap
    leading = nil
    isEstimated = font.isEstimated
    self.cuts = cuts
  }

  /// A size that can be used: a missing or meaningless size is 17 points, 0 is 12, and the largest
  /// is 10,000.
  ///
  /// - Source: CTFontCreateWithName, "if 0.0, the default font size of 12.0 is used"; labels whose
  ///   document says `pointSize="0.0"` are 14.5 points high. 7 views of a document depend on it,
  ///   and none contradicts it.
  private static func usable(_ pointSize: Double?) -> Double {
    guard let pointSize, pointSize >= 0 else { return 17 }
    return pointSize > 0 ? min(pointSize, 10_000) : 12
  }

  /// The line height in em, also for Helvetica Neue (1.193).
  ///
  /// - Source: 564 one-line labels have the height `ceil(1.19336 × size)` to the pixel.
  private static let systemLineHeight = 1.19336
  /// The ascender of the system font, in em.
  /// - Source: the font's published ascender; 52 baseline constraints hold within a point.
  static let systemAscender = 0.9522
  /// The descender of the system font, in em.
  static let systemDescender = systemLineHeight - systemAscender
}
