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
  var breaker = LineBreaker()
  /// Whether a following space may be as wide as in the Korean font.
  var isBehindHangul = false
  /// The glyph before, with which the next one is kerned.
  var previousGlyph: Int?
  /// Whether the next emoji continues a sequence, because a zero-width joiner precedes it.
  private var isJoined = false
  /// Whether the next regional indicator is the second half of a flag.
  private var isFlagOpen = false
  private var hangul = HangulAdvances.system

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

  /// Ends the last paragraph. A text without characters has no paragraph.
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
    breaker.reset()
    isBehindHangul = false
    previousGlyph = nil
  }

  private mutating func startWord() {
    let start = edges.count - 1
    word = PreparedText.Word(start: start, end: start, next: start, endsParagraph: false)
  }

  /// Ends the word before the next character, if a line may start with that character.
  mutating func breakLine(before scalar: Unicode.Scalar, isSpace: Bool = false) {
    let isAllowed = breaker.breaks(before: scalar) || breaksAnywhere
    guard isAllowed, !isSpace, edges.count - 1 > word.start else { return }
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
    breakLine(before: scalar, isSpace: isSpace)
    if isSpace, isBehindHangul {
      let korean = hangul.space.map { $0 * advances.pointSize }
      extend(by: (korean ?? advances.advance(ofGlyph: index, tables: tables)) + kern)
      isBehindHangul = false
      previousGlyph = nil
      return
    }
    if let previousGlyph {
      // Kerning moves the second character, and with it the end of the first one.
      edges[edges.count - 1] += advances.kerning(previousGlyph, index, tables: tables)
    }
    let advance = advances.advance(ofGlyph: index, tables: tables)
    extend(by: (advance > 0 ? advance : 0.6 * advances.pointSize) + kern)
    if advance == 0 { isEstimated = true }
    previousGlyph = index
    isBehindHangul = false
    if !isSpace { word.end = edges.count - 1 }
  }

  /// Appends a character that the tables don't have: another script, an emoji, a mark.
  private mutating func appendForeign(
    _ scalar: Unicode.Scalar, _ advances: GlyphAdvances, kern: Double
  ) {
    if scalar.value == 0x09 {
      breakLine(before: scalar, isSpace: true)
      extend(by: 1.5 * advances.pointSize)
      isBehindHangul = false
      previousGlyph = nil
      return
    }
    let kind = CharacterClass(scalar)
    if case .mark = kind {
      if scalar.value == 0x200D { isJoined = true }
      breaker.pass(scalar)
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
      breaker.pass(scalar)
      extend(by: 0)
      word.end = edges.count - 1
      return
    }
    breakLine(before: scalar)
    extend(by: kind.advance(atPointSize: advances.pointSize, hangul: hangul) + kern)
    word.end = edges.count - 1
    isEstimated = true
    isBehindHangul = kind == .hangul
  }

  mutating func extend(by advance: Double) {
    edges.append(edges[edges.count - 1] + advance)
  }
}
