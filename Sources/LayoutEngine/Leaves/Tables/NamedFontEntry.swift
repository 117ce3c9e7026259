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

  /// The row of a font: the row of its name, or else the row of its family. If several fit, it is
  /// the longest one.
  ///
  /// - Parameter family: the family as documents write it, with spaces.
  /// - Returns: `nil` for a font that is not listed.
  static func entry(name: String, family: String?) -> NamedFontEntry? {
    entry(of: name) ?? family.flatMap { entry(of: $0.filter { $0 != " " }) }
  }

  private static func entry(of name: String) -> NamedFontEntry? {
    var start = name.prefix(longestPrefix)
    while !start.isEmpty {
      if var entry = rows[String(start)], entry.fits(name) {
        if !entry.isFamily(of: name) { entry.isEstimated = true }
        return entry
      }
      start.removeLast()
    }
    return nil
  }

  /// Whether a fitting name belongs to the family itself: only a style and a foundry's mark follow.
  ///
  /// Other names belong to related designs with widths of their own, like Merriweather Sans and
  /// condensed faces.
  private func isFamily(of name: String) -> Bool {
    name.dropFirst(prefix.count).split { !$0.isLetter }.allSatisfy {
      Self.foundryMarks.contains(String($0)) || FontNameStyle.isStyle($0)
    }
  }

  private static let foundryMarks: Set = ["MT", "MS", "PS", "PSMT", "LT", "Std", "Pro", "Web"]

  /// Whether a name that begins with the prefix does so with whole words: `Interstate` is not Inter.
  private func fits(_ name: String) -> Bool {
    name.dropFirst(prefix.count).first?.isLowercase != true
  }

  /// By prefix.
  private static let rows = Dictionary(
    uniqueKeysWithValues: [NamedFontTable.system, NamedFontTable.bundled]
      .flatMap { $0.split(separator: "\n") }
      .map { NamedFontEntry(row: $0) }
      .map { ($0.prefix, $0) })

  private static let longestPrefix = rows.keys.map(\.count).max() ?? 0
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
