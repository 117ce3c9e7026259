/// Fonts that a user brings, by name. Two sets are equal where their files are.
package struct UserFonts: Sendable {
  /// Stands for all files; the same in every process.
  package let fingerprint: String
  private let fonts: [String: any UserFont]

  /// - Parameter fingerprint: of the bytes of all files.
  package init(_ fonts: [any UserFont], fingerprint: String) {
    self.fonts = Dictionary(
      fonts.map { ($0.postScriptName, $0) }, uniquingKeysWith: { first, _ in first })
    self.fingerprint = fingerprint
  }

  package subscript(postScriptName: String) -> (any UserFont)? { fonts[postScriptName] }

  /// In alphabetical order.
  package var names: [String] { fonts.keys.sorted() }
}

extension UserFonts: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.fingerprint == b.fingerprint }
  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// A font that a user brings, to measure text in it.
package protocol UserFont: Sendable {
  /// Such as `Montserrat-Bold`: what documents call it.
  var postScriptName: String { get }
  /// Distances of a line, in em.
  var lineMetrics: FontLineMetrics { get }

  /// The advance of each Unicode scalar of a text, in em, with kerning and ligatures. The advance
  /// of a glyph for several scalars belongs to the first of them, and the others have 0.
  ///
  /// - Returns: as many numbers as the text has scalars; `nil` for a scalar without a glyph in the
  ///   font.
  func advances(of text: String) -> [Double?]
}
