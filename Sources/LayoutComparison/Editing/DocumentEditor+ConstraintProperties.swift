import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Sets a property of a constraint, for all size classes or in one cell of the grid.
  mutating func set(
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
      guard let constraint = document.constraints.first(where: { $0.id == id }) else {
        throw .unknownObject(name: id.text, nearest: nil)
      }
      let distance = document.standardDistance(constraint.first.item, constraint.second?.item)
      // Interface Builder writes no constant of 0, but a variation has nothing else to say.
      let isLeftOut = distance == 0 && (cell ?? .base) == .base
      return edit(id) { element in
        element.editConstant(in: cell) {
          $0.setInOrder("constant", to: isLeftOut ? nil : NumberText.shortest(distance))
          $0.setInOrder("symbolic", to: "YES")
        }
      }
    }
    let type = EditableProperty.type(of: name, on: "constraint")
    guard let text = type.text(of: value) else {
      throw .invalidValue(property: name, value: value, wanted: type.wanted)
    }
    if case .reference = type, self.element(ObjectID(text)) == nil {
      throw .unknownObject(name: text, nearest: ObjectFinder(document).nearest(to: text))
    }
    if name == "constant", let number = NumberText.number(text) {
      return edit(id) { $0.setConstant(number, in: cell) }
    }
    let isDefault = cell == nil && EditableProperty.isDefault(name, text, of: "constraint")
    edit(id) { $0.setInOrder(name, to: isDefault ? nil : text) }
  }
}

extension LayoutDocument {
  /// Whether the document contains an object with that id.
  package func contains(_ id: ObjectID) -> Bool { tree.root.descendant(id) != nil }

  /// Interface Builder's standard distance in points: 20 to the superview, 8 to siblings and
  /// guides, 0 to a safe area.
  package func standardDistance(_ a: ObjectID, _ b: ObjectID?) -> Double {
    if isSafeArea(a) || isSafeArea(b) { return 0 }
    guard let b, case .view(let first) = items[a], case .view(let second) = items[b] else {
      return 8
    }
    return views[first].parent == second || views[second].parent == first ? 20 : 8
  }
}
