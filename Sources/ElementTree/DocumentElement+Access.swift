extension DocumentElement {
  /// The value of an attribute. Setting `nil` removes the attribute, and setting a new one appends
  /// it. An existing attribute keeps its place and its quotes.
  package subscript(name: String) -> String? {
    get {
      for attribute in attributes where attribute.name == name { return attribute.value }
      return nil
    }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?):
        if attributes[index].value != value {
          let quote = attributes[index].spelling?.quote
          attributes[index] = DocumentAttribute(
            name: name, value: value,
            spelling: quote == .single ? AttributeSpelling(quote: .single, raw: nil) : nil)
        }
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(DocumentAttribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The child elements in order.
  package var children: some Sequence<DocumentElement> {
    content.lazy.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The first child with that name and, if given, with that `key`.
  package func child(_ name: String, key: String? = nil) -> DocumentElement? {
    for case .element(let child) in content
    where child.name == name && (key == nil || child["key"] == key) {
      return child
    }
    return nil
  }

  /// The first child with that `key`, whatever its name is.
  package func child(key: String) -> DocumentElement? {
    for case .element(let child) in content where child["key"] == key { return child }
    return nil
  }

  /// The text and CDATA between the tags, as they stand there, without those of child elements.
  package var characters: String { content.compactMap(\.characters).joined() }

  package mutating func append(_ child: DocumentElement) {
    content.append(.element(child))
  }

  /// Calls `body` with this element and all below it, parents first.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    for case .element(let child) in content { child.forEach(body) }
  }

  /// Calls `body` to change this element and all elements below it, parents first. It also visits
  /// children that `body` adds.
  package mutating func modify(_ body: (inout DocumentElement) throws -> Void) rethrows {
    try body(&self)
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      // Now `child` is the only copy, so that changing it copies nothing.
      content[index] = .text("", spelling: nil)
      defer { content[index] = .element(child) }
      try child.modify(body)
    }
  }

  /// Removes the child elements for which `condition` holds, at any depth.
  package mutating func removeDescendants(where condition: (DocumentElement) -> Bool) {
    content.removeAll { if case .element(let child) = $0 { condition(child) } else { false } }
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      content[index] = .text("", spelling: nil)
      child.removeDescendants(where: condition)
      content[index] = .element(child)
    }
  }
}
