/// What a document's font by name is measured with.
package enum FontKnowledge: Hashable, Sendable {
  /// Its own widths and heights, as far as they are published or fitted.
  case known
  /// Widths or heights of another font, or guessed ones.
  case estimated
  /// Nothing is known of it: the widths of Helvetica in the lines of the system font.
  case unknown

  package init(name: String, family: String?) {
    let font = NamedFont(name: name, family: family)
    self = !font.isListed ? .unknown : font.isEstimated ? .estimated : .known
  }
}
