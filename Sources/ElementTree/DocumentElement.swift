package import Diagnostics

/// One element of a document's tree. The tree holds everything that the document says.
///
/// Formats read and write the tree, and the store keeps it. Views, constraints and the rest of the
/// model are read from it (``LayoutDocument``), and changed through it. Elements and attributes
/// have Interface Builder's names, also in native documents.
package struct DocumentElement: Sendable {
  package var name: String
  package var attributes: [DocumentAttribute]
  package var content: [DocumentContent]
  /// The place of the element in its file. It is not part of the document's content.
  package var location: SourceLocation?
  /// How the tags are written, if not in the standard way. Only XML uses it.
  package var formatting: TagFormatting?

  package init(
    _ name: String, _ attributes: [DocumentAttribute] = [], content: [DocumentContent] = [],
    location: SourceLocation? = nil, formatting: TagFormatting? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content
    self.location = location
    self.formatting = formatting
  }

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String>,
    children: [DocumentElement] = []
  ) {
    self.init(
      name, attributes.map { DocumentAttribute(name: $0.key, value: $0.value) },
      content: children.map { .element($0) })
  }
}

extension DocumentElement {
  /// Whether a part of the element could not be read.
  package var holdsUnreadParts: Bool {
    content.contains {
      if case .other(DocumentContent.unreadPartKind, _) = $0 { true } else { false }
    }
  }
}

extension DocumentElement: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.attributes == b.attributes && a.content == b.content
      && a.formatting == b.formatting
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(attributes)
    hasher.combine(content.count)
  }
}

/// A named value of an element.
package struct DocumentAttribute: Hashable, Sendable {
  package var name: String
  package var value: String
  /// The spelling of the value in its file, if it is not the standard one.
  package var spelling: AttributeSpelling?

  package init(name: String, value: String, spelling: AttributeSpelling? = nil) {
    self.name = name
    self.value = value
    self.spelling = spelling
  }
}
