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

  /// Gives many constraints new constants in one step, as one after the other by ``set(_:of:to:in:)``.
  ///
  /// - Complexity: O(*elements*): the document is read again once, not once for each of them.
  package mutating func setConstants(_ constants: [NewConstant]) {
    if constants.isEmpty { return }
    let values = Dictionary(grouping: constants, by: \.constraint.text)
    edit { root in
      root.modify { element in
        guard element.name == "constraint", let id = element["id"] else { return }
        for constant in values[id] ?? [] { element.setConstant(constant) }
      }
    }
  }
}

extension DocumentElement {
  fileprivate mutating func setConstant(_ constant: DocumentEditor.NewConstant) {
    let text = NumberText.ofConstant(constant.value)
    if let cell = constant.cell, cell != .base {
      editVariation(of: cell) { $0.setInOrder("constant", to: text) }
      return
    }
    setInOrder(
      "constant",
      to: EditableProperty.isDefault("constant", text, of: "constraint") ? nil : text)
    // A number that somebody gives is no standard distance any more.
    self["symbolic"] = nil
  }
}
