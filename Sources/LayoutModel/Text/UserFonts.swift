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
