package import Diagnostics

/// An element: a name, attributes in the order of the file, and content.
package struct XMLElement: Sendable {
  package var name: String
  /// - Invariant: no two have the same name.
  package var attributes: [XMLAttribute]
  /// Child elements, text and comments. ``XMLContent`` says which white space is among them.
  package var content: [XMLContent]
  /// The spelling of the tags, or nil if it is standard.
  ///
  /// It is the text of both tags without the element's name, with `@` in place of each attribute
  /// name and `*` in place of each value and its quotes. For `<a b = "1"  c="2"></a>` it reads
  /// ` @ = *  @=*></>`, for `<a />` it is ` />`. The standard is ` @=*/>` without content, and
  /// ` @=*></>` with content.
  ///
  /// Writing ignores it if it does not fit the number of attributes any more. So it may stay when
  /// an element changes.
  package var tagFormatting: String?
  /// Where `<` stands in the file that was read. Not part of equality.
  package var location: SourceLocation

  package init(
    _ name: String, _ attributes: [XMLAttribute] = [], content: [XMLContent] = [],
    tagFormatting: String? = nil, at location: SourceLocation = SourceLocation(line: 1, column: 1)
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content
    self.tagFormatting = tagFormatting
    self.location = location
  }
}

extension XMLElement: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.attributes == b.attributes && a.content == b.content
      && a.tagFormatting == b.tagFormatting
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(attributes)
    hasher.combine(content)
    hasher.combine(tagFormatting)
  }
}

extension XMLElement {
  /// The value of an attribute.
  ///
  /// Setting a value keeps the attribute's place, or adds a new attribute at the end. Setting nil
  /// removes the attribute.
  package subscript(name: String) -> String? {
    get {
      attributes.first { $0.name == name }?.value
    }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?):
        if attributes[index].value != value { attributes[index].value = value }
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(XMLAttribute(name, value))
      case (nil, nil): break
      }
    }
  }

  /// The child elements in order.
  package var children: [XMLElement] { content.compactMap(\.element) }

  /// The first child element with a name.
  package func child(_ name: String) -> XMLElement? {
    for case .element(let element) in content where element.name == name { return element }
    return nil
  }

  /// The text and CDATA of the element itself, without that of its children.
  package var text: String { content.compactMap(\.characters).joined() }

  /// Whether nothing stands between the tags.
  package var isEmpty: Bool { content.allSatisfy { $0.isEmptyText } }
}

extension XMLContent {
  /// Whether it is text without a character, as it stands in a gap that is written as nothing.
  var isEmptyText: Bool {
    if case .text(let value, _) = self { value.isEmpty } else { false }
  }
}
