/// A whole document as a tree, with what its format needs to write it back as it was.
package struct DocumentTree: Sendable, Hashable {
  package var kind: DocumentKind
  package var root: DocumentElement
  /// What the format keeps outside the root element: named pieces in order, such as the XML
  /// declaration or the line ending, where they are not the standard ones.
  package var envelope: [DocumentAttribute]

  package init(
    kind: DocumentKind, root: DocumentElement, envelope: [DocumentAttribute] = []
  ) {
    self.kind = kind
    self.root = root
    self.envelope = envelope
  }
}

/// The form in which a document is written.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case storyboard, xib, json

  package var fileExtension: String { rawValue }

  /// The kind that a file name's extension tells; `.json` is a native document.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
