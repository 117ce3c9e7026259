/// A row of ``NamedFontTable``.
struct NamedFontEntry: Sendable {
  /// What PostScript names begin with.
  var prefix: String
  /// A family of ``NamedAdvances``; `nil` for Helvetica and fixed advances.
  var advances: String?
  /// Where the name of the font tells another weight than its family has.
  var weight: Int?
  /// Width in relation to the family of ``advances``, or to Helvetica of the same weight.
  var factor: Double
  /// In em; for monospaced fonts.
  var fixedAdvance: Double?
  /// In em.
  var lineHeight: Double
  /// In em.
  var ascender: Double
  /// Whether widths or heights are those of another font, or guessed.
  var isEstimated: Bool

  /// What a font that is not listed is taken for: Helvetica's widths in the system font's lines.
  static let unknown = NamedFontEntry(
    prefix: "", factor: 1, lineHeight: 1.193, ascender: 0.952, isEstimated: true)

  /// The row of a font: that of its name, else of its family, and where several fit the longest one.
  ///
  /// - Parameter family: as documents write it, with spaces.
  /// - Returns: `nil` for a font that is not listed.
  static func entry(name: String, family: String?) -> NamedFontEntry? {
    all.first { $0.fits(name) }
      ?? family.flatMap { family in
        let compact = family.filter { $0 != " " }
        return all.first { $0.fits(compact) }
      }
  }

  /// Whether a name begins with the prefix, and with whole words: `Interstate` is not Inter.
  private func fits(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first?.isLowercase != true
  }

  /// The longest prefixes first.
  private static let all = [NamedFontTable.system, NamedFontTable.bundled]
    .flatMap { $0.split(separator: "\n") }
    .map { NamedFontEntry(row: $0) }
    .sorted { ($1.prefix.utf8.count, $0.prefix) < ($0.prefix.utf8.count, $1.prefix) }
}

extension NamedFontEntry {
  /// - Precondition: the row is written as ``NamedFontTable`` tells.
  private init(row: Substring) {
    let words = row.split(separator: " ")
    let numbers = words.dropFirst(2).prefix(3).compactMap { Double($0) }
    precondition(words.count == 6 && numbers.count == 3 && words[5].utf8.count == 2, "\(row)")
    let isFixed = words[1] == "fixed"
    let face = words[1].split(separator: "@")
    self.init(
      prefix: String(words[0]),
      advances: isFixed || words[1] == "-" ? nil : String(face[0]),
      weight: face.count > 1 ? Int(face[1]) : nil,
      factor: isFixed ? 1 : numbers[0],
      fixedAdvance: isFixed ? numbers[0] : nil,
      lineHeight: numbers[1],
      ascender: numbers[2],
      isEstimated: words[5].first == "a" || words[5].contains("?"))
    precondition(
      advances.map { !NamedFaces.shared.places(of: $0).isEmpty } ?? true, "no advances: \(row)")
  }
}
