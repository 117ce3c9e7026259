package import LayoutModel

extension DocumentEditor {
  /// Sets a property of an object, for all size classes or in one cell of the grid.
  ///
  /// - Parameters:
  ///   - target: `OBJECT.PROPERTY`; names may hold dots themselves.
  ///   - cell: `nil` and any-any are the plain setting.
  package mutating func set(
    _ target: String, to value: String, in cell: GridCell?, scene: Int? = nil
  ) throws(EditFault) {
    let (id, property) = try split(target, scene: scene)
    try set(property, of: id, to: value, in: cell)
  }

  /// Sets a property of an object, for all size classes or in one cell of the grid.
  package mutating func set(
    _ property: String, of id: ObjectID, to value: String, in cell: GridCell? = nil
  ) throws(EditFault) {
    guard let element = element(id) else {
      throw .unknownObject(name: id.text, nearest: nil)
    }
    let name = label(of: id)
    let path = try PropertyTarget(property, of: element, named: name)
    if ["id", "sceneID", "key"].contains(path.attribute), path.steps.isEmpty {
      throw .wrongKind(id: id, name: name, wanted: "an object whose \(path.attribute) can change")
    }
    let cell = cell == .base ? nil : cell
    if cell != nil, element.name == "constraint", path.attribute != "constant" {
      throw .notVaried(property: path.attribute, object: name)
    }
    if cell != nil, Self.plainProperties.contains(path.attribute), path.steps.isEmpty {
      throw .notVaried(property: path.attribute, object: name)
    }
    if element.name == "constraint" {
      return try set(path, ofConstraint: id, element, to: value, in: cell)
    }
    if path.steps.isEmpty, path.attribute == "text", element.child("string", key: "text") != nil {
      return edit(id) { $0.setText("text", to: value) }
    }
    let type = EditableProperty.type(of: path.attribute)
    guard var text = type.text(of: value) else {
      throw .invalidValue(property: path.name, value: value, wanted: type.wanted)
    }
    if path.steps.first?.name == "rect", let number = Double(text) {
      text = NumberText.ofRectangle(number)
    }
    let isDefault =
      cell == nil && path.steps.isEmpty
      && EditableProperty.isDefault(path.attribute, text, of: element.name)
      && element[path.attribute] == nil
    if !isDefault { write(text, path, of: id, in: cell, like: element) }
  }

  /// Properties that say what an object is, and not how it looks.
  private static let plainProperties: Set<String> = [
    "userLabel", "customClass", "customModule", "customModuleProvider", "tag",
    "restorationIdentifier", "storyboardIdentifier", "reuseIdentifier", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// What `OBJECT` or `OBJECT.PROPERTY` names.
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

  /// Takes `OBJECT.PROPERTY` apart at the last dot before which an object stands: ids may hold dots, too.
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
        // A part varies as a whole: what the plain one says goes along.
        if let first = path.steps.first, variation.index(of: first) == nil,
          let plain = element.part(at: ElementPath([first]))
        {
          variation.insertInOrder(plain)
        }
        variation.write(text, path)
      }
    }
  }

  // MARK: Constraints

  private mutating func set(
    _ path: PropertyTarget, ofConstraint id: ObjectID, _ element: DocumentElement, to value: String,
    in cell: GridCell?
  ) throws(EditFault) {
    let name = path.attribute
    if name == "firstItem" || name == "secondItem" {
      throw .wrongKind(
        id: id, name: document.name(of: id), wanted: "given other items: remove it, and add another"
      )
    }
    if name == "firstAttribute" || name == "secondAttribute" {
      guard let attribute = LayoutAttribute(equationName: value) else {
        throw .invalidValue(property: name, value: value, wanted: "a layout attribute")
      }
      var changed = element
      changed[name] = attribute.rawValue
      let first = changed["firstAttribute"].flatMap(LayoutAttribute.init(name:))
      let second = changed["secondAttribute"].flatMap(LayoutAttribute.init(name:))
      if let first, let fault = AttributePairFault(first, second) {
        throw .attributePair(
          text: "\(first.rawValue) and \(second?.rawValue ?? "no attribute")", fault: fault)
      }
      return edit(id) { $0.setInOrder(name, to: attribute.rawValue) }
    }
    if name == "constant", value.lowercased() == "standard" {
      guard let constraint = document.constraints.first(where: { $0.id == id }), cell == nil else {
        throw .invalidValue(property: name, value: value, wanted: "a number in a size class")
      }
      let distance = document.standardDistance(constraint.first.item, constraint.second?.item)
      return edit(id) {
        $0.setInOrder("constant", to: NumberText.shortest(distance))
        $0.setInOrder("symbolic", to: "YES")
      }
    }
    let type = EditableProperty.type(of: name)
    guard let text = type.text(of: value) else {
      throw .invalidValue(property: name, value: value, wanted: type.wanted)
    }
    let isDefault = cell == nil && EditableProperty.isDefault(name, text, of: "constraint")
    edit(id) { constraint in
      if let cell {
        constraint.editVariation(of: cell) { $0.setInOrder(name, to: text) }
        return
      }
      constraint.setInOrder(name, to: isDefault ? nil : text)
      // A number that somebody gives is no standard distance any more.
      if name == "constant" { constraint["symbolic"] = nil }
    }
  }
}

extension DocumentElement {
  /// Sets an attribute of this element or of a part, which is made where it is missing.
  fileprivate mutating func write(
    _ text: String, _ path: PropertyTarget
  ) {
    guard let first = path.steps.first else { return setInOrder(path.attribute, to: text) }
    if index(of: first) == nil { insertInOrder(first.emptyElement) }
    edit(at: ElementPath(path.steps), creating: true) { $0.setInOrder(path.attribute, to: text) }
  }

  /// Changes the variation of a cell, which is made where it is missing and goes where it has nothing to say.
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

  /// The text of a `<string>` part.
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

extension LayoutDocument {
  /// Whether an object of that id is in the document.
  package func contains(_ id: ObjectID) -> Bool { tree.root.descendant(id) != nil }

  /// Interface Builder's standard distance: 20 to the superview, 8 to siblings and guides.
  package func standardDistance(_ a: ObjectID, _ b: ObjectID?) -> Double {
    guard let b, case .view(let first) = items[a], case .view(let second) = items[b] else {
      return 8
    }
    return views[first].parent == second || views[second].parent == first ? 20 : 8
  }
}
