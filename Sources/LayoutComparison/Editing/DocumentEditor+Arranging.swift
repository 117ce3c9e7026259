import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Puts a view into a stack view, or to another place in it. Constraints for the place of the
  /// view are removed, because the stack view places it now. Constraints for its size stay.
  ///
  /// - Parameter position: the place among the arranged views, from 1; `nil` for the last place.
  package mutating func arrange(
    _ id: ObjectID, in stack: ObjectID, at position: Int?
  ) throws(EditFault) {
    let (view, container) = try movable(id, into: stack)
    guard container.kind == .stackView else {
      throw .wrongKind(id: stack, name: container.name, wanted: "a stack view")
    }
    let count = container.children.count - (view.parent == container.index ? 1 : 0)
    if let position, position < 1 || position > count + 1 {
      throw .invalidValue(
        property: "the place", value: String(position), wanted: "a number from 1 to \(count + 1)")
    }
    if view.parent != container.index { removePlaces(of: [id], keeping: []) }
    try move(id, into: stack, at: position.map { $0 - 1 } ?? count)
    place(byConstraints: id)
  }

  /// Takes a view out of its stack view. It is put into the view around the stack view, behind the
  /// stack view.
  package mutating func takeOut(_ id: ObjectID) throws(EditFault) {
    guard let view = document.view(id), let parent = view.parent,
      document.views[parent].kind == .stackView, view.placement == .arranged,
      let outer = document.views[parent].parent
    else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "arranged by a stack view")
    }
    let stack = document.views[parent]
    let siblings = document.views[outer].children.map { document.views[$0].id }
    let place = siblings.firstIndex(of: stack.id).map { $0 + 1 } ?? siblings.count
    try move(id, into: document.views[outer].id, at: place)
    notes.append("\(label(of: id)) has no constraints of its own that say where it lies; pin it")
  }

  /// Puts copies of a view after it, as code adds entries to a stack view or rows to a table. A
  /// copy has the view's content and the constraints inside, but no constraints to views around it.
  ///
  /// - Parameter count: the number of views, including the view itself.
  package mutating func `repeat`(_ id: ObjectID, _ count: Int) throws(EditFault) {
    guard let view = document.view(id), let element = element(id) else {
      throw .unknownObject(name: id.text, nearest: nil)
    }
    guard view.placement != .root, view.placement != .keyed else {
      throw .wrongKind(id: id, name: view.name, wanted: "an entry of a stack view or a row")
    }
    if count < 2 { return }
    let inside = element.idsInside.sorted()
    var copies: [DocumentContent] = []
    for number in 2...count {
      var copy = element
      var names: [ObjectID: ObjectID] = [:]
      for name in inside { names[ObjectID(name)] = ObjectID("\(name)-\(number)") }
      copy.rename(names)
      copies.append(.element(copy))
    }
    edit { root in root.insert(copies, behind: id) }
  }

  private func movable(
    _ id: ObjectID, into other: ObjectID
  ) throws(EditFault) -> (view: LayoutView, container: LayoutView) {
    guard let view = document.view(id) else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view")
    }
    guard let container = document.view(other) else {
      throw .wrongKind(id: other, name: document.name(of: other), wanted: "a view")
    }
    guard view.placement == .subview || view.placement == .arranged else {
      throw .wrongKind(id: id, name: view.name, wanted: "a subview that can lie elsewhere")
    }
    if document.isView(container.index, inside: view.index) {
      throw .wrongKind(id: other, name: container.name, wanted: "outside of '\(id)'")
    }
    return (view, container)
  }

  /// Moves a view's element into the subviews of another view.
  ///
  /// - Parameter position: the place among the subviews, not counting the view itself.
  mutating func move(_ id: ObjectID, into owner: ObjectID, at position: Int) throws(EditFault) {
    guard let element = element(id) else { throw .unknownObject(name: id.text, nearest: nil) }
    try checkHasElement(owner)
    let masks = document.view(id)?.installation.entries ?? []
    edit { root in
      root.prune { $0["id"] == id.text }
      root.modify(id: owner) { view in
        view.editList("subviews") { list in
          let elements = list.content.indices.filter {
            if case .element = list.content[$0] { true } else { false }
          }
          let index = position < elements.count ? elements[position] : list.content.count
          list.content.insert(.element(element), at: index)
        }
      }
      guard !masks.isEmpty else { return }
      // The masks of the old superview said where it is installed. They move to the new one.
      root.modify { $0.removeMask(of: id, in: nil) }
      root.modify(id: owner) { view in
        for entry in masks {
          view.addMask(of: id, list: "subviews", isInstalled: entry.value, in: entry.cell)
        }
      }
    }
  }

  /// Removes the constraints that state the places of views. Constraints that state only sizes
  /// stay.
  ///
  /// - Parameter keeping: constraints that stay.
  mutating func removePlaces(of ids: Set<ObjectID>, keeping: Set<ObjectID>) {
    let lost = document.constraints.filter { constraint in
      let items = [constraint.first, constraint.second].compactMap { $0 }
      let own = items.filter { ids.contains($0.item) }
      guard !own.isEmpty, !keeping.contains(constraint.id) else { return false }
      // Constraints between views inside of it move along with it.
      if let owner = document.view(constraint.owner),
        ids.contains(where: { id in
          document.view(id).map { document.isView(owner.index, inside: $0.index) } ?? false
        })
      {
        return false
      }
      return own.contains { !$0.attribute.isDimension }
    }
    remove(constraints: Set(lost.map(\.id)))
  }

  /// Removes constraints, with their entries in masks.
  mutating func remove(constraints ids: Set<ObjectID>) {
    if ids.isEmpty { return }
    let texts = Set(ids.map(\.text))
    edit { root in
      root.prune { child in
        if child.name == "constraint" { return texts.contains(child["id"] ?? "") }
        return ["include", "exclude"].contains(child.name)
          && texts.contains(child["reference"] ?? "")
      }
    }
  }
}
