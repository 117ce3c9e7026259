/// Fonts that a user supplies, by name. Two sets are equal if their files are equal.
package struct UserFonts: Sendable {
  /// A text that identifies the content of all files. It is the same in every process.
  package let fingerprint: String
  private let fonts: [String: any UserFont]

  /// - Parameter fingerprint: the fingerprint of the bytes of all files.
  package init(_ fonts: [any UserFont], fingerprint: String) {
    self.fonts = Dictionary(
      fonts.map { ($0.postScriptName, $0) }, uniquingKeysWith: { first, _ in first })
    self.fingerprint = fingerprint
  }

  package subscript(postScriptName: String) -> (any UserFont)? { fonts[postScriptName] }

  /// The names in alphabetical order.
  package var names: [String] { fonts.keys.sorted() }
}

extension UserFonts: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.fingerprint == b.fingerprint }
  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// A font that a user supplies, to measure text in it.
package protocol UserFont: Sendable {
  /// The name that documents use, such as `Montserrat-Bold`.
  var postScriptName: String { get }
  /// The heights of a line, in em.
  var lineMetrics: FontLineMetrics { get }

  /// The advance of each Unicode scalar of a text, in em, with kerning and ligatures. The advance
  /// of a glyph for several scalars belongs to the first of them, and the others have 0.
  ///
  /// - Returns: as many numbers as the text has scalars; `nil` for a scalar without a glyph in the
  ///   font.
  func advances(of text: String) -> [Double?]
}
