/// A face of ``NamedAdvances``: one weight of a family.
struct NamedFace: Sendable {
  var family: String
  /// 100 to 900, as in CSS.
  var weight: Int
  /// Its row in ``GlyphTables/advances``.
  var row: Int

  /// Reads the tables of ``NamedAdvances``.
  ///
  /// The faces have the characters of ASCII; the others are as wide as in Helvetica, times the ratio
  /// of both over ASCII. (Letters with accents become as wide as those without: ``GlyphTables``.)
  ///
  /// - Parameters:
  ///   - rows: the rows of the other faces, in em.
  /// - Returns: the faces, and their rows, which follow the others.
  static func parsed(
    rows: [Double], rowLength: Int
  ) -> (faces: [NamedFace], advances: [Double]) {
    let first = GlyphTables.helveticaRow * rowLength
    let helvetica = Array(rows[first..<first + rowLength])
    let ascii = helvetica[..<asciiCount].reduce(0, +)
    var faces: [NamedFace] = []
    var advances: [Double] = []
    var numbers: [Int] = []
    func finish() {
      guard !faces.isEmpty else { return }
      precondition(numbers.count == asciiCount, "\(numbers.count) advances")
      let own = numbers.map { Double($0) / 1000 }
      let ratio = own.reduce(0, +) / ascii
      advances += own
      advances += helvetica[asciiCount...].map { $0 * ratio }
      numbers = []
    }
    let otherRows = rows.count / rowLength
    let tables = [
      NamedAdvances.transcribedFaces, NamedAdvances.faces, NamedAdvances.openFaces,
      NamedAdvances.openSansSerifFaces, NamedAdvances.openSerifFaces, NamedAdvances.publishedFaces,
    ]
    for line in tables.flatMap({ $0.split(separator: "\n") }) {
      let text = line.drop { $0 == " " }
      if text.first?.isLetter == true {
        finish()
        let words = text.split(separator: " ")
        faces.append(
          NamedFace(
            family: String(words[0]), weight: words.count > 1 ? Int(words[1]) ?? 400 : 400,
            row: otherRows + faces.count))
      } else {
        var reader = TableReader(String(text))
        while let number = reader.decimal() { numbers.append(number) }
      }
    }
    finish()
    return (faces, advances)
  }

  /// U+0020 to U+007E, which stand first in ``GlyphList/latin``.
  private static let asciiCount = 95
}

extension NamedFace {
  /// Whether the faces of a family tell how wide a weight is: it lies between two of them, or by one.
  static func tellsWidths(family: String, weight: Int) -> Bool {
    let weights = GlyphTables.shared.namedFaces.filter { $0.family == family }.map(\.weight)
    guard let lightest = weights.first, let heaviest = weights.last else { return false }
    return weight > lightest - 200 && weight < heaviest + 200
  }
}

extension Typeface {
  /// The face of a family at a weight: one that is known, or between the two next to it.
  ///
  /// - Parameter factor: what its advances are multiplied by.
  /// - Returns: `nil` for families without advances.
  static func named(family: String, weight: Int, factor: Double) -> Typeface? {
    let faces = GlyphTables.shared.namedFaces.filter { $0.family == family }
    guard let lightest = faces.first, let heaviest = faces.last else { return nil }
    let lower = faces.last { $0.weight <= weight } ?? lightest
    let upper = faces.first { $0.weight >= weight } ?? heaviest
    guard upper.weight > lower.weight else {
      return .named(lighter: lower.row, heavier: lower.row, share: 0, factor: factor)
    }
    let share = Double(weight - lower.weight) / Double(upper.weight - lower.weight)
    return .named(lighter: lower.row, heavier: upper.row, share: share, factor: factor)
  }
}

extension String {
  /// The weight that a PostScript name of a font tells, 100 to 900: 400 without a mark.
  var weightOfFontName: Int {
    // The longer marks first: `DemiBold` and `ExtraLight` contain others.
    let marks: [(String, Int)] = [
      ("UltraLight", 100), ("Hairline", 100), ("Thin", 100), ("ExtraLight", 200),
      ("SemiLight", 350), ("Light", 300), ("Medium", 500), ("DemiBold", 600), ("SemiBold", 600),
      ("Semibold", 600), ("Demi", 600), ("ExtraBold", 800), ("UltraBold", 800), ("Extrabold", 800),
      ("Heavy", 800), ("Bold", 700), ("Black", 900),
    ]
    return marks.first { contains($0.0) }?.1 ?? 400
  }
}
