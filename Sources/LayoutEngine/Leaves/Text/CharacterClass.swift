/// The widths of characters that are not in the tables of advances.
///
/// - Source: widths seen in labels: 1.0205 em per ideograph and full-width mark (7 labels; ℃ and ℉
///   in 2 buttons), less above 19 points, and at 35 the size plus 0.31 points (1 label, outside the
///   corpus); Hangul as ``HangulAdvances`` says; emoji 5 points more
///   than the size of the font (at 38, 45 and 70 points exactly: 6 labels; at 13 and 17 up to a point
///   more: 8 segmented controls and 2 labels; at 34 one less: 1 label). Widths of other scripts are guesses.
enum CharacterClass: Equatable {
  /// Combining marks, joiners and variation selectors, which have no width.
  case mark
  case ideograph
  case hangul
  case emoji
  /// A letter or sign of another script, with its advance in em.
  case other(advance: Double)

  init(_ scalar: Unicode.Scalar) {
    if let advance = DingbatAdvances.advance(of: scalar) {
      self = .other(advance: advance)
      return
    }
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x300...0x36F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x2064, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0000...0xE01EF:
      self = .mark
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
      self = .hangul
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFF:
      self = .ideograph
    // ℃ and ℉ are as wide as ideographs, but no line breaks before them after a number.
    case 0x2103, 0x2109: self = .other(advance: Self.ideographAdvance)
    // The narrow space before AM and PM is 2.3 points wide at 17 (recorded by a simulator of iOS 26).
    case 0x202F: self = .other(advance: 0.135)
    // Private use: the signs of icon fonts.
    case 0xE000...0xF8FF: self = .other(advance: Self.iconAdvance)
    case 0xFF61...0xFF9F: self = .other(advance: 0.51)
    case 0x231A...0x231B, 0x23E9...0x23FA, 0x2600...0x27BF, 0x2B05...0x2B07, 0x2B1B...0x2B1C,
      0x2B50, 0x2B55, 0x1F000...0x1FAFF:
      self = .emoji
    case 0x590...0x5FF: self = Self.letter(scalar, advance: 0.57)
    case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = Self.letter(scalar, advance: 0.5)
    case 0xE00...0xEFF: self = Self.letter(scalar, advance: 0.6)
    default: self = Self.letter(scalar, advance: 0.6)
    }
  }

  /// The advance of an ideograph, in em.
  private static let ideographAdvance = 1.0205

  /// The advance of a sign in a font of icons, in em.
  ///
  /// - Source: labels of 20 points in Font Awesome 5 are 20 wide for 9 of 11 signs (18 and 23 for
  ///   the others; 12 labels in 2 documents). The signs of Material Icons and of IcoMoon are squares.
  private static let iconAdvance = 1.0

  /// The space around an emoji of any size, in points.
  private static let emojiSpace = 5.0

  /// The space around an ideograph of a large size, in points.
  private static func ideographSpace(_ pointSize: Double) -> Double {
    max(0.39 - 0.005 * max(pointSize - 19, 0), 0.31)
  }

  private static func letter(_ scalar: Unicode.Scalar, advance: Double) -> CharacterClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: .mark
    default: .other(advance: advance)
    }
  }

  /// The advance in points at a font size. `hangul` states how wide Hangul is in the font.
  func advance(atPointSize pointSize: Double, hangul: HangulAdvances) -> Double {
    switch self {
    case .mark: 0
    case .ideograph:
      min(Self.ideographAdvance * pointSize, pointSize + Self.ideographSpace(pointSize))
    case .hangul: hangul.syllable * pointSize
    case .emoji: pointSize + Self.emojiSpace
    case .other(let advance): advance * pointSize
    }
  }
}
