import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// A constant of a constraint, for all size classes or in one cell of the grid; in points.
  package struct NewConstant: Sendable {
    package var constraint: ObjectID
    package var value: Double
    package var cell: GridCell?

    package init(of constraint: ObjectID, _ value: Double, in cell: GridCell?) {
      self.constraint = constraint
      self.value = value
      self.cell = cell
    }
  }

  /// Gives many constraints new constants in one step, with the same outcome as
  /// ``set(_:of:to:in:)`` for one after the other.
  ///
  /// - Complexity: O(*elements*): the document is read again once, not once for each of them.
  package mutating func setConstants(_ constants: [NewConstant]) {
    if constants.isEmpty { return }
    let values = Dictionary(grouping: constants, by: \.constraint.text)
    edit { root in
      root.modify { element in
        guard element.name == "constraint", let id = element["id"] else { return }
        for constant in values[id] ?? [] { element.setConstant(constant.value, in: constant.cell) }
      }
    }
  }
}

extension DocumentElement {
  /// Gives a constraint a number that somebody has stated. It is then no longer a standard
  /// distance, neither in the base nor in a cell that stated one.
  mutating func setConstant(_ value: Double, in cell: GridCell?) {
    let text = NumberText.ofConstant(value)
    let isDefault =
      (cell ?? .base) == .base && EditableProperty.isDefault("constant", text, of: "constraint")
    editConstant(in: cell) { place in
      place.setInOrder("constant", to: isDefault ? nil : text)
      place["symbolic"] = nil
    }
    self["symbolic"] = nil
  }

  /// Changes the element that states the constant: the constraint, or its variation for a cell.
  mutating func editConstant(in cell: GridCell?, _ body: (inout DocumentElement) -> Void) {
    if let cell, cell != .base { editVariation(of: cell, body) } else { body(&self) }
  }
}
