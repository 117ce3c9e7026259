import DataTables
import EmbeddedTables

/// What is known of a font by name: a row of the table of fonts.
struct NamedFontEntry: Sendable {
  /// The beginning of the PostScript names.
  var prefix: String
  /// A family of ``NamedFaces``; `nil` for Helvetica and fixed advances.
  var advances: String?
  /// The weight that the name states, if it differs from the family's.
  var weight: Int?
  /// The width in relation to the family of ``advances``, or to Helvetica of the same weight.
  var factor: Double
  /// The advance of a monospaced font, in em.
  var fixedAdvance: Double?
  /// The height of a line, in em.
  var lineHeight: Double
  /// The ascender, in em.
  var ascender: Double
  /// Whether the widths or heights are guessed, or belong to another font.
  var isEstimated: Bool

  /// The entry for a font that is not listed: the widths of Helvetica in the lines of the system
  /// font.
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

  /// Whether a fitting name belongs to the family itself: only a style and the mark of a foundry
  /// follow.
  ///
  /// Other names belong to related designs with widths of their own, like Merriweather Sans and
  /// condensed faces.
  private func isFamily(of name: String) -> Bool {
    name.dropFirst(prefix.count).split { !$0.isLetter }.allSatisfy {
      Self.foundryMarks.contains(String($0)) || FontNameStyle.isStyle($0)
    }
  }

  private static let foundryMarks: Set = ["MT", "MS", "PS", "PSMT", "LT", "Std", "Pro", "Web"]

  /// Whether the prefix ends at a word of the name: `Interstate` is not Inter.
  private func fits(_ name: String) -> Bool {
    name.dropFirst(prefix.count).first?.isLowercase != true
  }

  /// By prefix.
  private static let rows = EmbeddedTable.fonts.read(read)

  private static let longestPrefix = rows.keys.map(\.count).max() ?? 0
}

extension NamedFontEntry {
  /// The rows of a table by their prefixes. Its head says what the columns are.
  static func read(_ table: DataTable) throws(TableFault) -> [String: NamedFontEntry] {
    var rows = try TableRows(
      table, ["from", "prefix", "faces", "factor", "lineHeight", "ascender", "sources"])
    var result: [String: NamedFontEntry] = [:]
    while rows.next() {
      // Whether it comes with iOS is for people who read the table.
      _ = try rows.value { ["iOS", "app"].contains($0) ? $0 : nil }
      let prefix = try rows.name()
      let faces = try rows.name().split(separator: "@")
      let factor = try rows.number()
      let isFixed = faces[0] == "fixed"
      let entry = NamedFontEntry(
        prefix: prefix,
        advances: isFixed || faces[0] == "-" ? nil : String(faces[0]),
        weight: faces.count > 1 ? Int(faces[1]) : nil,
        factor: isFixed ? 1 : factor,
        fixedAdvance: isFixed ? factor : nil,
        lineHeight: try rows.number(),
        ascender: try rows.number(),
        isEstimated: try rows.value(isEstimated))
      if let family = entry.advances, NamedFaces.shared.places(of: family).isEmpty {
        throw rows.fault("no table has faces of '\(family)'")
      }
      guard result.updateValue(entry, forKey: prefix) == nil else {
        throw rows.fault("'\(prefix)' has a row already")
      }
    }
    return result
  }

  /// Whether widths or heights are those of another font, or guessed; `nil` for what is not two letters of sources.
  private static func isEstimated(_ sources: String) -> Bool? {
    guard sources.count == 2, sources.allSatisfy({ "rtvpcau?".contains($0) }) else { return nil }
    return sources.first == "a" || sources.contains("?")
  }
}
