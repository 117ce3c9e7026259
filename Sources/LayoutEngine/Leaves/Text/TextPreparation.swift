import LayoutModel

/// Measures the characters of a text one after the other, and finds its words.
struct TextPreparation {
  var edges: [Double] = [0]
  var words: [PreparedText.Word] = []
  var runs: [PreparedText.Run] = []
  var isEstimated = false

  private let breaksAnywhere: Bool
  private let tables = GlyphTables.shared
  var word = PreparedText.Word(start: 0, end: 0, next: 0, endsParagraph: false)
  var previous = Previous.start
  /// The glyph with which the next one is kerned.
  var previousGlyph: Int?
  /// The next emoji continues a sequence: a zero-width joiner stands before it.
  private var isJoined = false
  /// The next regional indicator is the second half of a flag.
  private var isFlagOpen = false
  private var hangul = HangulAdvances.system

  /// What stands before the next character.
  enum Previous { case start, space, glyph, hyphen, hangul, ideograph, opening, other }

  init(breaksAnywhere: Bool) { self.breaksAnywhere = breaksAnywhere }

  mutating func append(
    _ text: String, font: ResolvedFont, paragraph: ParagraphStyle, kern: Double
  ) {
    let advances = GlyphAdvances(font.typeface, pointSize: font.pointSize, cuts: font.cuts)
    hangul = font.hangul
    let own = font.provided?.advances(of: text, pointSize: font.pointSize)
    edges.reserveCapacity(edges.count + text.utf8.count)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar.value == 0x0A || scalar.value == 0x2028 || scalar.value == 0x2029 {
        endParagraph()
      } else if let advance = own?[index] {
        append(scalar, advance: advance, kern: kern)
      } else {
        append(scalar, advances, kern: kern)
      }
    }
    if font.isEstimated { isEstimated = true }
    runs.append(PreparedText.Run(end: edges.count - 1, font: font, paragraph: paragraph))
  }

  /// Ends the last paragraph; a text without characters has none.
  mutating func finish(font: ResolvedFont) {
    if edges.count > 1 || !words.isEmpty { endParagraph() }
    if runs.isEmpty {
      runs.append(PreparedText.Run(end: 0, font: font, paragraph: ParagraphStyle()))
    }
  }

  mutating func endParagraph() {
    word.next = edges.count - 1
    word.endsParagraph = true
    words.append(word)
    startWord()
    previous = .start
    previousGlyph = nil
  }

  private mutating func startWord() {
    let start = edges.count - 1
    word = PreparedText.Word(start: start, end: start, next: start, endsParagraph: false)
  }

  /// Ends the word before the next character, which may start a line.
  mutating func breakLine() {
    guard edges.count - 1 > word.start else { return }
    word.next = edges.count - 1
    words.append(word)
    startWord()
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ advances: GlyphAdvances, kern: Double
  ) {
    let glyph =
      scalar.value < GlyphTables.directLimit
      ? tables.glyphs[Int(scalar.value)] : GlyphTables.noGlyph
    guard glyph != GlyphTables.noGlyph else {
      appendForeign(scalar, advances, kern: kern)
      return
    }
    let index = Int(glyph)
    let isSpace = scalar.value == 0x20
    if isSpace, previous == .hangul {
      extend(by: hangul.space * advances.pointSize + kern)
      previous = .space
      previousGlyph = nil
      return
    }
    if breaksBefore(scalar, isSpace: isSpace) { breakLine() }
    if let previousGlyph {
      // The pair moves the second character, and with it the end of the first.
      edges[edges.count - 1] += advances.kerning(previousGlyph, index, tables: tables)
    }
    let advance = advances.advance(ofGlyph: index, tables: tables)
    extend(by: (advance > 0 ? advance : 0.6 * advances.pointSize) + kern)
    if advance == 0 { isEstimated = true }
    previousGlyph = index
    if isSpace {
      previous = .space
    } else {
      previous =
        if CharacterClass.isForbiddenAtLineEnd(scalar) {
          .opening
        } else if CharacterClass.isHyphen(scalar), edges.count - 2 > word.start {
          .hyphen
        } else {
          .glyph
        }
      word.end = edges.count - 1
    }
  }

  /// A character that the tables don't have: another script, an emoji, a mark.
  private mutating func appendForeign(
    _ scalar: Unicode.Scalar, _ advances: GlyphAdvances, kern: Double
  ) {
    if scalar.value == 0x09 {
      extend(by: 1.5 * advances.pointSize)
      previous = .space
      previousGlyph = nil
      return
    }
    let kind = CharacterClass(scalar)
    if case .mark = kind {
      if scalar.value == 0x200D { isJoined = true }
      extend(by: 0)
      word.end = edges.count - 1
      return
    }
    previousGlyph = nil
    let isIndicator = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let isContinuation = isJoined || (isIndicator && isFlagOpen)
    isJoined = false
    isFlagOpen = isIndicator && !isFlagOpen
    if isContinuation {
      extend(by: 0)
      word.end = edges.count - 1
      return
    }
    if breaksBefore(scalar, isSpace: false)
      || (kind.breaksFreely && (previous == .glyph || previous == .hyphen)
        && !CharacterClass.isForbiddenAtLineStart(scalar))
    {
      breakLine()
    }
    extend(by: kind.advance(atPointSize: advances.pointSize, hangul: hangul) + kern)
    word.end = edges.count - 1
    isEstimated = true
    switch kind {
    case .hangul: previous = .hangul
    case .ideograph:
      previous = CharacterClass.isForbiddenAtLineEnd(scalar) ? .opening : .ideograph
    case .mark, .emoji, .other: previous = .other
    }
  }

  /// Whether a line may end before a character that is no mark.
  func breaksBefore(_ scalar: Unicode.Scalar, isSpace: Bool) -> Bool {
    if isSpace { return false }
    if breaksAnywhere { return true }
    return switch previous {
    case .space: true
    case .hangul, .ideograph: !CharacterClass.isForbiddenAtLineStart(scalar)
    // Between the parts of a compound word; not in `-5`, `3-4` and `--`.
    case .hyphen: scalar.properties.isAlphabetic
    case .start, .glyph, .opening, .other: false
    }
  }

  mutating func extend(by advance: Double) {
    edges.append(edges[edges.count - 1] + advance)
  }
}
