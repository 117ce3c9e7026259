import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Installs or uninstalls a view or a constraint in one cell of the grid, or in all of them.
  package mutating func install(
    _ id: ObjectID, _ isInstalled: Bool, in cell: GridCell?
  ) throws(EditFault) {
    let list = try list(of: id)
    guard let cell else {
      return edit(list.owner) { owner in
        owner.removeMask(of: id, in: nil)
        if !isInstalled {
          owner.addMask(of: id, list: list.name, isInstalled: false, in: .base)
        }
      }
    }
    if installation(of: id).isInstalled(in: cell) == isInstalled { return }
    edit(list.owner) { $0.removeMask(of: id, in: cell) }
    // Without the cell's own entry, a more general cell may say what is wanted already.
    if installation(of: id).isInstalled(in: cell) == isInstalled { return }
    edit(list.owner) { owner in
      owner.addMask(of: id, list: list.name, isInstalled: isInstalled, in: cell)
    }
  }

  /// Removes the statements of a cell about an object: whether it is installed, and its values
  /// there.
  ///
  /// - Parameters:
  ///   - property: the only property to clear; `nil` for all that the cell states.
  ///   - cell: `nil` for all cells except any-any.
  package mutating func clear(
    _ id: ObjectID, _ property: String?, in cell: GridCell?
  ) throws(EditFault) {
    let before = document.tree
    guard let element = element(id) else { throw .unknownObject(name: id.text, nearest: nil) }
    var path: PropertyTarget?
    if let property, property != "installed" {
      path = try PropertyTarget(property, of: element, named: label(of: id), isForced: true)
    }
    if property == nil || property == "installed", let owner = try? list(of: id).owner {
      edit(owner) { $0.removeMask(of: id, in: cell) }
    }
    if property != "installed" {
      let cells = cell.map { [$0] } ?? GridCell.inOrder
      edit(id) { object in
        for cell in cells { object.clearVariation(of: cell, path) }
      }
    }
    if document.tree == before {
      let what = property.map { "\($0) of \(label(of: id))" } ?? label(of: id)
      throw .nothingSaid(name: what, cell: cell)
    }
  }

  private func installation(of id: ObjectID) -> Installation {
    if let view = document.view(id) { return view.installation }
    let index = document.constraints.firstIndex { $0.id == id }
    return index.map { document.constraintInstallations[$0] } ?? Installation()
  }

  /// The view whose masks say where an object is installed, and the list that it stands in.
  private func list(of id: ObjectID) throws(EditFault) -> (owner: ObjectID, name: String) {
    if let view = document.view(id) {
      guard let parent = view.parent, view.placement == .subview || view.placement == .arranged
      else {
        throw .wrongKind(id: id, name: view.name, wanted: "a subview: others are always installed")
      }
      return (document.views[parent].id, "subviews")
    }
    if let constraint = document.constraints.first(where: { $0.id == id }) {
      return (constraint.owner, "constraints")
    }
    throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view or a constraint")
  }
}

extension DocumentElement {
  /// Adds an entry to the mask of a cell.
  mutating func addMask(of id: ObjectID, list: String, isInstalled: Bool, in cell: GridCell) {
    editVariation(of: cell) { variation in
      let entry = DocumentElement(isInstalled ? "include" : "exclude", ["reference": id.text])
      let index = variation.content.firstIndex { item in
        if case .element(let mask) = item {
          mask.name == "mask" && mask["key"] == list
        } else {
          false
        }
      }
      if let index, case .element(var mask) = variation.content[index] {
        mask.append(entry)
        variation.content[index] = .element(mask)
        return
      }
      let mask = DocumentElement("mask", ["key": list], children: [entry])
      // Masks of views stand before those of constraints, and both stand behind other parts.
      let next = variation.content.firstIndex { item in
        guard case .element(let other) = item else { return false }
        return list == "subviews" && other.name == "mask"
      }
      variation.content.insert(.element(mask), at: next ?? variation.content.count)
    }
  }

  /// Removes the entries of a cell's masks for an object; of all cells if the cell is `nil`.
  mutating func removeMask(of id: ObjectID, in cell: GridCell?) {
    for index in content.indices.reversed() {
      guard case .element(var variation) = content[index], variation.name == "variation",
        let own = GridCell(variationKey: variation["key"] ?? ""), cell == nil || own == cell
      else { continue }
      let before = variation
      variation.prune { $0["reference"] == id.text && ["include", "exclude"].contains($0.name) }
      if variation == before { continue }
      if variation.holdsNothing {
        content.remove(at: index)
      } else {
        content[index] = .element(variation)
      }
    }
  }

  /// Removes the statements of a cell's variation, apart from masks; or only one property.
  fileprivate mutating func clearVariation(of cell: GridCell, _ path: PropertyTarget?) {
    let key = cell.variationKey
    guard children.contains(where: { $0.name == "variation" && $0["key"] == key }) else { return }
    editVariation(of: cell) { variation in
      guard let path else {
        variation.attributes.removeAll { $0.name != "key" }
        variation.content.removeAll { item in
          if case .element(let part) = item { part.name != "mask" } else { false }
        }
        return
      }
      guard let first = path.steps.first else {
        variation[path.attribute] = nil
        let key = path.attribute == "font" ? "fontDescription" : path.attribute
        return variation.putPart(key: key, to: nil)
      }
      // A part in a variation replaces the plain part as a whole.
      if let index = variation.index(of: first) { variation.content.remove(at: index) }
    }
  }
}
