import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Sets a property of an object, for all size classes or in one cell of the grid.
  ///
  /// - Parameters:
  ///   - target: `OBJECT.PROPERTY`; names may contain dots themselves.
  ///   - cell: `nil` and any-any are the plain setting.
  ///   - isForced: whether to allow attributes that no document has on such an object, and values
  ///     that no document has.
  package mutating func set(
    _ target: String, to value: String, in cell: GridCell?, scene: Int? = nil,
    isForced: Bool = false
  ) throws(EditFault) {
    let (id, property) = try split(target, scene: scene)
    try set(property, of: id, to: value, in: cell, isForced: isForced)
  }

  /// Sets a property of an object, for all size classes or in one cell of the grid.
  package mutating func set(
    _ property: String, of id: ObjectID, to value: String, in cell: GridCell? = nil,
    isForced: Bool = false
  ) throws(EditFault) {
    guard let element = element(id) else {
      throw .unknownObject(name: id.text, nearest: nil)
    }
    if let scalar = value.firstScalarNotInFiles {
      throw .unstorableText(property: property, character: scalar)
    }
    let name = label(of: id)
    let cell = cell == .base ? nil : cell
    if try setPart(property, of: id, element, to: value, in: cell) { return }
    let path = try PropertyTarget(property, of: element, named: name, isForced: isForced)
    if ["id", "sceneID", "key"].contains(path.attribute), path.steps.isEmpty {
      throw .wrongKind(id: id, name: name, wanted: "an object whose \(path.attribute) can change")
    }
    if cell != nil, !path.isVaried(on: element.name) {
      throw notVaried(path.attribute, element, name)
    }
    if element.name == "constraint" {
      return try set(path, ofConstraint: id, element, to: value, in: cell)
    }
    if path.steps.isEmpty, path.attribute == "text", element.child("string", key: "text") != nil {
      return edit(id) { $0.setText("text", to: value) }
    }
    let owner = path.steps.last?.name ?? element.name
    let text = try text(of: value, path, on: owner, isForced: isForced)
    let isDefault =
      cell == nil && path.steps.isEmpty
      && EditableProperty.isDefault(path.attribute, text, of: element.name)
      && element[path.attribute] == nil
    if !isDefault { write(text, path, of: id, in: cell, like: element) }
  }

  /// The text of a value in the document.
  private func text(
    of value: String, _ path: PropertyTarget, on owner: String, isForced: Bool
  ) throws(EditFault) -> String {
    let type = EditableProperty.type(of: path.attribute, on: owner)
    guard let text = type.text(of: value) else {
      if isForced { return value }
      throw .invalidValue(property: path.name, value: value, wanted: type.wanted)
    }
    switch type {
    case .reference where element(ObjectID(text)) == nil && !isForced:
      throw .unknownObject(name: text, nearest: ObjectFinder(document).nearest(to: text))
    case .real:
      // Numbers have as many digits as Interface Builder gives them. Only those of constraints have all
      // digits.
      return NumberText.number(text).map(NumberText.ofRectangle) ?? text
    default: return text
    }
  }

  private func notVaried(
    _ property: String, _ element: DocumentElement, _ name: String
  ) -> EditFault {
    .notVaried(
      property: property, object: name, varied: VariedAttributes.names(on: element.name))
  }

  /// Sets a property that is one word for a person, but an element of its own in documents: a colour, a font,
  /// accessibility.
  ///
  /// - Returns: whether the property is such an element.
  private mutating func setPart(
    _ property: String, of id: ObjectID, _ element: DocumentElement, to value: String,
    in cell: GridCell?
  ) throws(EditFault) -> Bool {
    let (steps, last) = PropertyTarget.split(property, of: element)
    let owner = steps.last?.name ?? element.name
    func checkCell(_ key: String) throws(EditFault) {
      guard cell != nil else { return }
      guard steps.isEmpty, VariedAttributes.isVaried(part: key, on: element.name) else {
        throw notVaried(last, element, label(of: id))
      }
    }
    if EditableColor.keys(of: owner).contains(last) {
      try checkCell(last)
      try setColor(last, at: steps, of: id, to: value, in: cell)
    } else if let key = Self.fontKey(last, of: owner) {
      try checkCell(key)
      try setFont(key, at: steps, of: id, to: value, in: cell)
    } else if ["isAccessibilityElement", "accessibilityTraits"].contains(last), steps.isEmpty,
      EditablePart.names(of: element).contains(last)
    {
      try checkCell(last)
      try setAccessibility(last, of: id, to: value)
    } else {
      return false
    }
    return true
  }

  /// The object that `OBJECT` or `OBJECT.PROPERTY` names, with the property.
  package func target(
    _ text: String, scene: Int?
  ) throws(EditFault) -> (id: ObjectID, property: String?) {
    if let id = try ObjectFinder(document, scene: scene).find(text) { return (id, nil) }
    guard text.contains(".") else {
      return (try ObjectFinder(document, scene: scene).object(text), nil)
    }
    let found = try split(text, scene: scene)
    return (found.id, found.property)
  }

  /// Splits `OBJECT.PROPERTY` at the last dot behind an existing object, because ids may contain dots, too.
  func split(
    _ target: String, scene: Int?
  ) throws(EditFault) -> (id: ObjectID, property: String) {
    let finder = ObjectFinder(document, scene: scene)
    for dot in target.indices.reversed() where target[dot] == "." {
      guard let id = try finder.find(String(target[..<dot])) else { continue }
      return (id, String(target[target.index(after: dot)...]))
    }
    guard let dot = target.firstIndex(of: ".") else {
      throw .unknownProperty(name: "", object: "'\(target)'", nearest: nil)
    }
    let name = String(target[..<dot])
    throw .unknownObject(name: name, nearest: finder.nearest(to: name))
  }

  /// An object in a message: `'k3F-q1-Zab' (Name Label)`.
  func label(of id: ObjectID) -> String {
    let name = document.name(of: id)
    return name == id.text ? "'\(id)'" : "'\(id)' (\(name))"
  }

  private mutating func write(
    _ text: String, _ path: PropertyTarget, of id: ObjectID, in cell: GridCell?,
    like element: DocumentElement
  ) {
    edit(id) { object in
      guard let cell else {
        object.write(text, path)
        return
      }
      object.editVariation(of: cell) { variation in
        // A part varies as a whole, so the values of the plain part are copied.
        if let first = path.steps.first, variation.index(of: first) == nil,
          let plain = element.part(at: ElementPath([first]))
        {
          variation.insertInOrder(plain)
        }
        variation.write(text, path)
      }
    }
  }
}

extension DocumentElement {
  /// Sets an attribute of this element or of a part. A missing part is created.
  fileprivate mutating func write(
    _ text: String, _ path: PropertyTarget
  ) {
    guard let first = path.steps.first else { return setInOrder(path.attribute, to: text) }
    if index(of: first) == nil { insertInOrder(first.emptyElement) }
    edit(at: ElementPath(path.steps), creating: true) { $0.setInOrder(path.attribute, to: text) }
  }

  /// Changes the variation of a cell. A missing variation is created; an empty one is removed.
  mutating func editVariation(of cell: GridCell, _ body: (inout DocumentElement) -> Void) {
    let key = cell.variationKey
    if !children.contains(where: { $0.name == "variation" && $0["key"] == key }) {
      let made = DocumentElement("variation", ["key": key])
      let next = content.firstIndex { item in
        guard case .element(let child) = item, child.name == "variation",
          let other = GridCell(variationKey: child["key"] ?? "")
        else { return false }
        return cell < other
      }
      if let next { content.insert(.element(made), at: next) } else { insertInOrder(made) }
    }
    for index in content.indices {
      guard case .element(var variation) = content[index], variation.name == "variation",
        variation["key"] == key
      else { continue }
      body(&variation)
      if variation.holdsNothing {
        content.remove(at: index)
      } else {
        content[index] = .element(variation)
      }
      return
    }
  }

  /// Sets the text of a `<string>` part.
  fileprivate mutating func setText(_ key: String, to text: String) {
    for index in content.indices {
      guard case .element(var part) = content[index], part.name == "string", part["key"] == key
      else { continue }
      part["base64-UTF8"] = nil
      part.replaceText(with: text)
      content[index] = .element(part)
    }
  }
}
