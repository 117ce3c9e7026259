import LayoutModel

/// The kerning of one face, from the tables of ``KerningTables``.
///
///     system  = (1 − o) × (text + w × (bold text − text)) + o × (display + w × (bold display − display))
///     by name = (1 − o) × regular + o × bold
///
/// where `o` is the share of the display cut, or of the bold weight, and `w` the system font's weight on a
/// line from regular (0) to bold (1).
struct PairKerning: Hashable, Sendable {
  private let first: KerningTables.Table
  private let second: KerningTables.Table
  /// The share of the second table.
  private let share: Float
  /// The share of the difference between bold and regular.
  ///
  /// - Source: the line on which advances lie, from regular at 0 over bold at 1 to black at 2;
  ///   light weights are assumed to be kerned like regular.
  private let emphasis: Float

  /// The kerning of the system font.
  ///
  /// - Parameter display: the share of the display cut, 0 to 1.
  init(_ weight: FontWeight, display: Double, _ cuts: SystemFontCuts) {
    self.init(weight, display: display, isFirst: cuts.display == .display2015)
  }

  /// The kerning of one drawing of the system font.
  init(_ weight: FontWeight, cut: SystemFontCut) {
    let isDisplay = [.display2015, .display2017, .display2020].contains(cut)
    self.init(weight, display: isDisplay ? 1 : 0, isFirst: cut == .display2015)
  }

  /// - Parameter isFirst: whether the display cut is that of 2015.
  private init(_ weight: FontWeight, display: Double, isFirst: Bool) {
    first = .text
    second = isFirst ? .display2015 : .display
    share = Float(display)
    emphasis =
      switch weight {
      case .ultraLight, .thin, .light, .regular: 0
      case .medium: 0.36
      case .semibold: 0.63
      case .bold: 1
      case .heavy: 1.52
      case .black: 2
      }
  }

  /// The kerning of a family of ``NamedFaces``; `nil` if it is not known.
  ///
  /// - Source: three texts in Montserrat have the width with kerning to half a point, and would be
  ///   1.5 to 4.5 points wider without. "TOTAL" in Roboto has the width with kerning, and would be
  ///   half a point wider without (all outside the corpus).
  init?(family: String, weight: Int) {
    let boldness = min(max(Float(weight - 400) / 300, 0), 1)
    switch family {
    case "HelveticaNeue":
      (first, second, share) = (.helveticaNeue, .helveticaNeueBold, boldness)
    case "Montserrat": (first, second, share) = (.montserrat, .montserratBold, boldness)
    case "Roboto": (first, second, share) = (.roboto, .robotoBold, boldness)
    case "AvenirNext": (first, second, share) = (.avenirNext, .avenirNext, 0)
    case "Barlow": (first, second, share) = (.barlow, .barlow, 0)
    default: return nil
    }
    emphasis = 0
  }

  /// The space between two glyphs, in em.
  func value(_ left: Int, _ right: Int, tables: GlyphTables) -> Double {
    let kerning = tables.kerning
    guard let place = kerning.place(left, right) else { return 0 }
    var result = kerning[first, place]
    if emphasis > 0 { result += emphasis * kerning[.textEmphasis, place] }
    if share > 0 {
      var other = kerning[second, place]
      if emphasis > 0 { other += emphasis * kerning[.displayEmphasis, place] }
      result += share * (other - result)
    }
    return Double(result)
  }
}
