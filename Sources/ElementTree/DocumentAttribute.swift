/// A named value of an element.
package struct DocumentAttribute: Hashable, Sendable {
  package var name: String
  package var value: String
  /// How the value is written in its file, where that is not the standard way.
  package var spelling: AttributeSpelling?

  package init(name: String, value: String, spelling: AttributeSpelling? = nil) {
    self.name = name
    self.value = value
    self.spelling = spelling
  }
}
