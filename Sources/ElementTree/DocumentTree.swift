/// A whole document as a tree, with everything that its format needs to write it back as it was.
package struct DocumentTree: Sendable, Hashable {
  package var kind: DocumentKind
  package var root: DocumentElement
  /// The parts of a file outside the root element, as named pieces in order, such as the XML
  /// declaration or the line ending. Standard parts are left out.
  package var envelope: [DocumentAttribute]

  package init(
    kind: DocumentKind, root: DocumentElement, envelope: [DocumentAttribute] = []
  ) {
    self.kind = kind
    self.root = root
    self.envelope = envelope
  }
}
