import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Adds a constraint to the closest view that contains both items, and makes constraints place
  /// the items.
  ///
  /// - Parameter cell: the only cell in which it is installed; `nil` for all cells.
  /// - Returns: the id of the constraint.
  @discardableResult
  package mutating func add(
    _ draft: ConstraintDraft, in cell: GridCell? = nil
  ) throws(EditFault) -> ObjectID {
    guard document.properties.usesAutoLayout else { throw .noAutoLayout }
    let owner = document.views[try owner(of: draft)].id
    for id in [owner, draft.first.item, draft.second?.item].compactMap({ $0 })
    where document.view(id) != nil {
      try checkHasElement(id)
    }
    let text = self.text(of: draft, owner: owner)
    if let fault = AttributePairFault(draft.first.attribute, draft.second?.attribute) {
      throw .attributePair(text: text, fault: fault)
    }
    if let same = repeated(draft, owner: owner, in: cell) { throw .repeated(text: text, id: same) }
    if let scalar = draft.identifier?.firstScalarNotInFiles {
      throw .unstorableText(property: "identifier", character: scalar)
    }
    let id = ids.make(from: owner, purpose: "constraint \(text) \(cell.map { "\($0)" } ?? "")")
    let element = draft.element(id: id, owner: owner)
    edit(owner) { view in
      view.editList("constraints") { $0.append(element) }
      if let cell, cell != .base {
        view.addMask(of: id, list: "constraints", isInstalled: false, in: .base)
        view.addMask(of: id, list: "constraints", isInstalled: true, in: cell)
      }
    }
    for item in [draft.first.item, draft.second?.item].compactMap({ $0 }) where item != owner {
      place(byConstraints: item)
    }
    added.append(id)
    return id
  }

  /// The closest view that contains both items, or is one of them.
  func owner(of draft: ConstraintDraft) throws(EditFault) -> Int {
    guard let first = document.host(of: draft.first.item) else {
      throw .unknownObject(name: draft.first.item.text, nearest: nil)
    }
    guard let second = draft.second else { return first }
    guard let other = document.host(of: second.item) else {
      throw .unknownObject(name: second.item.text, nearest: nil)
    }
    let around = Set(document.viewAndSuperviews(of: other))
    guard let common = document.viewAndSuperviews(of: first).first(where: around.contains) else {
      throw .noCommonSuperview(
        first: document.name(of: draft.first.item), second: document.name(of: second.item))
    }
    return common
  }

  /// The draft as an equation with the names of its items.
  func text(of draft: ConstraintDraft, owner: ObjectID) -> String {
    document.equation(draft.constraint(id: "", owner: owner)).text
  }

  /// A constraint that says the same in all cells where the draft would be installed.
  private func repeated(
    _ draft: ConstraintDraft, owner: ObjectID, in cell: GridCell?
  ) -> ObjectID? {
    let cells = GridCell.finals.filter { (cell ?? .base).covers($0) }
    let wanted = draft.constraint(id: "", owner: owner)
    return document.constraints.indices.first { index in
      let other = document.constraints[index]
      return other.isPlaceholder == false
        && cells.allSatisfy {
          document.constraintInstallations[index].isInstalled(in: $0)
            && ConstraintMeaning(other, in: $0) == ConstraintMeaning(wanted, in: $0)
        }
    }.map { document.constraints[$0].id }
  }

  /// Makes constraints place a view from now on, instead of its recorded frame.
  mutating func place(byConstraints id: ObjectID) {
    guard let view = document.view(id), view.placement == .subview || view.placement == .arranged,
      view.translatesAutoresizingMask || view.isFixedFrame
    else { return }
    edit(id) { element in
      element["fixedFrame"] = nil
      element.setInOrder("translatesAutoresizingMaskIntoConstraints", to: "NO")
    }
  }
}
