import ElementTree
package import LayoutModel

/// The changes in a scene when its size class changes, or when code switches constraints and sets
/// values: constraints that become active or inactive, and values that change.
///
/// Views that appear and disappear are part of the frames, which ``LayoutDifference`` compares.
package struct ClassTransition: Sendable {
  package private(set) var changes: [Change] = []

  package struct Change: Sendable, Hashable {
    package var id: ObjectID
    /// The name of the element.
    package var kind: String
    /// The name of the view for a person; for a constraint, its equation, without the constant if that changes.
    package var name: String
    package var effect: Effect
  }

  package enum Effect: Sendable, Hashable {
    case comes
    case goes
    /// A property changes its value.
    case changes(property: String, old: String, new: String)
  }

  private let from: State
  private let to: State

  /// A document in a cell of the grid, after the changes of code.
  private struct State {
    let document: LayoutDocument
    let side: DocumentSide
    let cell: GridCell

    init(_ document: LayoutDocument, _ cell: GridCell) {
      self.document = document
      side = DocumentSide(document)
      self.cell = cell
    }
  }

  /// - Parameters:
  ///   - scene: the position of the scene in the document.
  ///   - later: the document after the change, with the same objects in the same order.
  package init(
    _ document: LayoutDocument, scene: Int, from: GridCell, to: GridCell,
    later: LayoutDocument? = nil
  ) {
    let isSame = later.map { $0.tree == document.tree } ?? true
    self.from = State(document, from)
    self.to = isSame ? State(document, to) : State(later ?? document, to)
    guard from != to || !isSame, document.scenes.indices.contains(scene) else { return }
    compareConstraints(scene)
    compareValues(scene)
    if !isSame { compareSettings(scene) }
  }

  // MARK: Constraints

  private mutating func compareConstraints(_ scene: Int) {
    let document = from.document
    let own = document.constraints.indices.filter {
      document.views[document.constraintOwners[$0]].scene == scene
        && to.document.constraints.indices.contains($0)
    }
    var gone = own.filter { isActive($0, in: from) && !isActive($0, in: to) }
    var come = own.filter { isActive($0, in: to) && !isActive($0, in: from) }
    for index in own where isActive(index, in: from) && isActive(index, in: to) {
      addConstant(from: index, to: index)
    }
    // Another constraint may say the same, or the same with another constant.
    for index in gone {
      let old = ConstraintMeaning(document.constraints[index], in: from.cell)
      let partner =
        come.first { ConstraintMeaning(to.document.constraints[$0], in: to.cell) == old }
        ?? come.first {
          ConstraintTemplate(to.document.constraints[$0])
            == ConstraintTemplate(document.constraints[index])
        }
      guard let partner else { continue }
      addConstant(from: index, to: partner)
      gone.removeAll { $0 == index }
      come.removeAll { $0 == partner }
    }
    for index in gone { add(index, in: from, .goes) }
    for index in come { add(index, in: to, .comes) }
  }

  private func isActive(_ index: Int, in state: State) -> Bool {
    let document = state.document
    return !document.constraints[index].isPlaceholder
      && document.constraintInstallations[index].isInstalled(in: state.cell)
      && SharedConstraints.neededViews(of: index, in: document).allSatisfy {
        state.document.isInstalledWithSuperviews($0, in: state.cell)
      }
  }

  private mutating func add(_ index: Int, in state: State, _ effect: Effect) {
    let constraint = state.document.constraints[index]
    changes.append(
      Change(
        id: constraint.id, kind: "constraint",
        name: state.side.equation(constraint, in: state.cell).text, effect: effect))
  }

  private mutating func addConstant(from old: Int, to new: Int) {
    let (a, b) = (from.document.constraints[old], to.document.constraints[new])
    let common = ConstraintTemplate(a).form.common(a.constant(in: from.cell))
    let other = ConstraintTemplate(b).form.common(b.constant(in: to.cell))
    addPriority(a, b)
    guard common != other else { return }
    // The constant in the form of the constraint that held before.
    let constant = ConstraintTemplate(a).form.own(other)
    var equation = from.side.equation(a, in: from.cell)
    equation.constant = 0
    changes.append(
      Change(
        id: b.id, kind: "constraint", name: equation.text,
        effect: .changes(
          property: "constant", old: NumberText.shortest(a.constant(in: from.cell)),
          new: NumberText.shortest(constant))))
  }

  private mutating func addPriority(_ old: LayoutConstraint, _ new: LayoutConstraint) {
    guard old.id == new.id, old.priority != new.priority else { return }
    changes.append(
      Change(
        id: new.id, kind: "constraint", name: from.side.equation(old, in: from.cell).text,
        effect: .changes(
          property: "priority", old: NumberText.shortest(old.priority.value),
          new: NumberText.shortest(new.priority.value))))
  }

  // MARK: Values

  private mutating func compareValues(_ scene: Int) {
    let document = from.document
    for setting in GridSettings(document).settings {
      guard let view = document.view(setting.object), view.scene == scene,
        from.document.isInstalledWithSuperviews(view.index, in: from.cell),
        to.document.isInstalledWithSuperviews(view.index, in: to.cell)
      else { continue }
      if case .installed = setting.property { continue }
      let (old, new) = (setting.current.value(in: from.cell), setting.current.value(in: to.cell))
      guard old != new else { continue }
      changes.append(
        Change(
          id: view.id, kind: view.kind.rawValue, name: from.side.uniqueName(of: view.id),
          effect: .changes(
            property: setting.property.name, old: setting.values[old].text,
            new: setting.values[new].text)))
    }
  }

  /// Compares attributes and texts that code has set for all cells.
  private mutating func compareSettings(_ scene: Int) {
    for view in from.document.views where view.scene == scene {
      guard let other = to.document.view(view.id) else { continue }
      for (name, old, new) in Self.differences(view.element, other.element) {
        changes.append(
          Change(
            id: view.id, kind: view.kind.rawValue, name: from.side.uniqueName(of: view.id),
            effect: .changes(property: name, old: old, new: new)))
      }
    }
  }

  /// The differences between the attributes of two elements, and of their own parts, in the order of their
  /// names.
  private static func differences(
    _ old: DocumentElement, _ new: DocumentElement, below path: String = ""
  ) -> [(name: String, old: String, new: String)] {
    let names = Set((old.attributes + new.attributes).map(\.name)).sorted()
    var result = names.filter { old[$0] != new[$0] }.map {
      (path + $0, old[$0] ?? "–", new[$0] ?? "–")
    }
    let parts = old.children.filter {
      $0["id"] == nil && $0["key"] != nil && $0.name != "variation"
    }
    for part in parts {
      let other = new.children.first { $0.name == part.name && $0["key"] == part["key"] }
      guard let other, let key = part["key"] else { continue }
      if part.name == "string", part.text != other.text {
        result.append((path + key, part.text, other.text))
      } else {
        result += differences(part, other, below: path + key + ".")
      }
    }
    return result
  }
}
