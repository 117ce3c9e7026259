/// A font that a user brings, to measure text in it.
package protocol UserFont: Sendable {
  /// Such as `Montserrat-Bold`: what documents call it.
  var postScriptName: String { get }
  /// Distances of a line, in em.
  var lineMetrics: FontLineMetrics { get }

  /// The advance of each Unicode scalar of a text, in em, kerning and ligatures included: a glyph of
  /// several scalars stands with the first of them, and the others have none.
  ///
  /// - Returns: as many numbers as the text has scalars; `nil` where the font has no glyph.
  func advances(of text: String) -> [Double?]
}
