package import LayoutModel

/// What changes in a scene when its size class does: constraints that come and go, and values that are others then.
///
/// Views that come and go show in the frames, as ``LayoutDifference`` tells them.
package struct ClassTransition: Sendable {
  package private(set) var changes: [Change] = []

  package struct Change: Sendable, Hashable {
    package var id: ObjectID
    /// The element's name.
    package var kind: String
    /// What a person calls the view; a constraint's equation, without a constant that changes.
    package var name: String
    package var effect: Effect
  }

  package enum Effect: Sendable, Hashable {
    case comes
    case goes
    /// A property has another value.
    case changes(property: String, old: String, new: String)
  }

  private let document: LayoutDocument
  private let side: DocumentSide
  private let from: GridCell
  private let to: GridCell

  /// - Parameter scene: the position of the scene.
  package init(_ document: LayoutDocument, scene: Int, from: GridCell, to: GridCell) {
    self.document = document
    self.from = from
    self.to = to
    side = DocumentSide(document)
    guard from != to, document.scenes.indices.contains(scene) else { return }
    compareConstraints(scene)
    compareValues(scene)
  }

  // MARK: Constraints

  private mutating func compareConstraints(_ scene: Int) {
    let own = document.constraints.indices.filter {
      document.views[document.constraintOwners[$0]].scene == scene
    }
    var gone = own.filter { isActive($0, in: from) && !isActive($0, in: to) }
    var come = own.filter { isActive($0, in: to) && !isActive($0, in: from) }
    for index in own where isActive(index, in: from) && isActive(index, in: to) {
      addConstant(from: index, to: index)
    }
    // Another one may say the same, or the same with another constant.
    for index in gone {
      let old = ConstraintMeaning(document.constraints[index], in: from)
      let partner =
        come.first { ConstraintMeaning(document.constraints[$0], in: to) == old }
        ?? come.first {
          ConstraintTemplate(document.constraints[$0])
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

  private func isActive(_ index: Int, in cell: GridCell) -> Bool {
    !document.constraints[index].isPlaceholder
      && document.constraintInstallations[index].isInstalled(in: cell)
      && SharedConstraints.neededViews(of: index, in: document).allSatisfy { isThere($0, in: cell) }
  }

  private func isThere(_ view: Int, in cell: GridCell) -> Bool {
    var current: Int? = view
    while let index = current {
      if !document.views[index].installation.isInstalled(in: cell) { return false }
      current = document.views[index].parent
    }
    return true
  }

  private mutating func add(_ index: Int, in cell: GridCell, _ effect: Effect) {
    let constraint = document.constraints[index]
    changes.append(
      Change(
        id: constraint.id, kind: "constraint", name: side.equation(constraint, in: cell).text,
        effect: effect))
  }

  private mutating func addConstant(from old: Int, to new: Int) {
    let (a, b) = (document.constraints[old], document.constraints[new])
    let common = ConstraintTemplate(a).form.common(a.constant(in: from))
    let other = ConstraintTemplate(b).form.common(b.constant(in: to))
    guard common != other else { return }
    // In the words of the constraint that holds before.
    let constant = ConstraintTemplate(a).form.own(other)
    var equation = side.equation(a, in: from)
    equation.constant = 0
    changes.append(
      Change(
        id: b.id, kind: "constraint", name: equation.text,
        effect: .changes(
          property: "constant", old: NumberText.shortest(a.constant(in: from)),
          new: NumberText.shortest(constant))))
  }

  // MARK: Values

  private mutating func compareValues(_ scene: Int) {
    for setting in GridSettings(document).settings {
      guard let view = document.view(setting.object), view.scene == scene,
        isThere(view.index, in: from), isThere(view.index, in: to)
      else { continue }
      if case .installed = setting.property { continue }
      let (old, new) = (setting.current.value(in: from), setting.current.value(in: to))
      guard old != new else { continue }
      changes.append(
        Change(
          id: view.id, kind: view.kind.rawValue, name: side.uniqueName(of: view.id),
          effect: .changes(
            property: setting.property.name, old: setting.values[old].text,
            new: setting.values[new].text)))
    }
  }
}
