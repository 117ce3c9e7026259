extension DocumentElement {
  /// The value of an attribute; setting `nil` removes it, setting a new one appends it.
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
          attributes[index] = DocumentAttribute(name: name, value: value)
        }
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(DocumentAttribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// `YES` and `NO` as Interface Builder writes them.
  package func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// A finite number; `nil` when the attribute is missing or says something else.
  package func number(_ name: String) -> Double? {
    self[name].flatMap { NumberText.number($0) }
  }

  /// The child elements in order.
  package var children: some Sequence<DocumentElement> {
    content.lazy.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The first child of that name and, if given, that `key`.
  package func child(_ name: String, key: String? = nil) -> DocumentElement? {
    for case .element(let child) in content
    where child.name == name && (key == nil || child["key"] == key) {
      return child
    }
    return nil
  }

  /// The first child, of whatever name, with that `key`.
  package func child(key: String) -> DocumentElement? {
    for case .element(let child) in content where child["key"] == key { return child }
    return nil
  }

  /// The text between the tags, without the text of child elements. It is decoded if Interface
  /// Builder wrote it as `base64-UTF8`.
  package var text: String {
    var result = ""
    for case .text(let part, _) in content { result += part }
    guard flag("base64-UTF8") ?? false else { return result }
    return decodedBase64(result) ?? result
  }

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
      content[index] = .text("", spelling: nil)  // The only copy is `child`: no copy on write.
      defer { content[index] = .element(child) }
      try child.modify(body)
    }
  }

  /// Calls `body` to change the element with that id.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  package mutating func modify(
    id: ObjectID, _ body: (inout DocumentElement) throws -> Void
  ) rethrows -> Bool {
    if self["id"] == id.text {
      try body(&self)
      return true
    }
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      content[index] = .text("", spelling: nil)
      defer { content[index] = .element(child) }
      if try child.modify(id: id, body) { return true }
    }
    return false
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
