/// What is known about a font that a document names.
package enum FontKnowledge: Hashable, Sendable {
  /// Its own widths and heights are known, as far as they are published or fitted.
  case known
  /// Its widths or heights are guessed, or those of another font.
  case estimated
  /// Nothing is known. It gets the widths of Helvetica in the lines of the system font.
  case unknown

  package init(name: String, family: String?) {
    let font = NamedFont(name: name, family: family)
    self = !font.isListed ? .unknown : font.isEstimated ? .estimated : .known
  }
}
