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
