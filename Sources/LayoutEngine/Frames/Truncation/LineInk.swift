import LayoutModel

/// The room above and below the letters of a line in the system font.
///
/// A line is as high as its font, whatever letters it has. Digits leave a fifth of the line free at
/// the top and at the bottom. A frame that cuts no more than that cuts nothing visible. Labels,
/// buttons and text fields draw their text in the middle.
///
/// - Source: capitals of the system font are 0.705 em high, see ``SymbolMetrics``. It is an
///   estimate on the safe side that ascenders reach 0.74 em and descenders 0.21 em. A fixed share
///   of the line's height would call 19 lines in public documents cut; by this rule, 15 of them are
///   completely visible.
struct LineInk: Sendable {
  /// The distance in points from the top of the line to the top of its highest letter.
  let above: Double
  /// The distance in points from the bottom of its lowest letter to the bottom of the line.
  let below: Double

  /// - Returns: `nil` for other fonts, and for texts with letters whose heights are not known.
  init?(_ content: TextContent, font: ResolvedFont) {
    guard case .plain(let text) = content, case .system = font.typeface, font.leading == nil else {
      return nil
    }
    var ascends = false
    var descends = false
    for byte in text.utf8 {
      // Accented letters are higher, and letters of other scripts may have any height.
      guard byte < 0x80 else { return nil }
      ascends = ascends || !Self.low.contains(byte)
      descends = descends || Self.descending.contains(byte)
    }
    above = font.ascender - (ascends ? Self.ascenders : Self.lowLetters) * font.pointSize
    below = font.descender - (descends ? Self.descenders * font.pointSize : 0)
  }

  /// How much lower than its lines a frame may be, in points: the smaller distance on both sides,
  /// and one more point on each that nobody misses.
  var spare: Double { 2 * (max(0, min(above, below)) + 1) }

  /// The heights of letters in em.
  private static let ascenders = 0.74
  private static let lowLetters = 0.54
  private static let descenders = 0.21

  private static let low = Set(" -+=~.,:;_acegmnopqrsuvwxyz".utf8)
  private static let descending = Set("gjpqyQ,;()[]{}|@$_/\\".utf8)
}
