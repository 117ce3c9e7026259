import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Takes the views out of a container and puts them in its place. New constraints replace the
  /// container's layout if it is a stack view of distribution Fill or Fill Equally, or a view to
  /// whose edges the views are pinned.
  package mutating func unembed(_ id: ObjectID) throws(EditFault) {
    guard let container = document.view(id) else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view")
    }
    guard let parent = container.parent,
      container.placement == .subview || container.placement == .arranged
    else { throw .noSuperview(item: container.name) }
    let inner = container.children.map { document.views[$0] }.filter {
      $0.placement == .subview || $0.placement == .arranged
    }
    if inner.isEmpty {
      throw .needed(
        id: id, name: container.name, reason: "no view lies in it")
    }
    let connections = document.connections.filter { $0.destination == id }
    if let first = connections.first {
      throw .dangling(
        id: id, name: container.name,
        references: ["\(first.kind) '\(first.detail ?? "")' of \(label(of: first.owner))"])
    }
    let outer = document.constraints.filter {
      $0.owner != id && [$0.first.item, $0.second?.item].contains(id)
    }
    let drafts =
      container.kind == .stackView
      ? chain(container, inner, outer) : edges(container, inner, outer)
    let own = document.constraints.filter { constraint in
      [constraint.first.item, constraint.second?.item].contains(id)
    }
    let kept = document.constraints.filter { constraint in
      constraint.owner == id && ![constraint.first.item, constraint.second?.item].contains(id)
    }
    remove(constraints: Set(own.map(\.id)))
    let elements = kept.compactMap { element($0.id) }
    let owner = document.views[parent].id
    let place =
      document.views[parent].children.map { document.views[$0].id }.firstIndex(of: id) ?? 0
    let origin = frame(of: container)?.origin
    for (position, view) in inner.enumerated() {
      try move(view.id, into: owner, at: place + 1 + position)
      if let origin, let frame = view.recordedFrame {
        edit(view.id) { $0.setFrame(frame.moved(by: Point(x: -origin.x, y: -origin.y))) }
      }
    }
    edit { root in
      root.prune { $0["id"] == id.text || $0["reference"] == id.text }
      root.modify(id: owner) { view in
        if !elements.isEmpty {
          view.editList("constraints") { list in elements.forEach { list.append($0) } }
        }
      }
    }
    let isArranged = document.views.contains { $0.id == owner && $0.kind == .stackView }
    if isArranged { return }
    for draft in drafts { try add(draft) }
  }

  /// The constraints that do what a stack view did.
  private func chain(
    _ stack: LayoutView, _ views: [LayoutView], _ outer: [LayoutConstraint]
  ) -> [ConstraintDraft] {
    let isVertical = stack.element["axis"] == "vertical"
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    let across: [LayoutAttribute] = isVertical ? [.leading, .trailing] : [.top, .bottom]
    let spacing = stack.stackSpacing(in: .base)
    var result: [ConstraintDraft] = []
    for (a, b) in zip(views, views.dropFirst()) {
      result.append(
        ConstraintDraft(
          LayoutAnchor(item: b.id, attribute: start), .equal,
          LayoutAnchor(item: a.id, attribute: end), constant: spacing))
      if stack.element["distribution"] == "fillEqually" {
        let length: LayoutAttribute = isVertical ? .height : .width
        result.append(
          ConstraintDraft(
            LayoutAnchor(item: b.id, attribute: length), .equal,
            LayoutAnchor(item: a.id, attribute: length)))
      }
    }
    if let first = views.first { result += moved(outer, of: stack.id, start, to: first.id) }
    if let last = views.last { result += moved(outer, of: stack.id, end, to: last.id) }
    let alignment = stack.element["alignment"] ?? "fill"
    for view in views {
      for edge in across
      where alignment == "fill" || alignment == edge.rawValue || view.id == views.first?.id {
        let pins = moved(outer, of: stack.id, edge, to: view.id)
        result += pins
        // If no constraint from outside holds an edge, it is aligned with the other views.
        guard pins.isEmpty, alignment == "fill" || alignment == edge.rawValue,
          let first = views.first, first.id != view.id
        else { continue }
        result.append(
          ConstraintDraft(
            LayoutAnchor(item: view.id, attribute: edge), .equal,
            LayoutAnchor(item: first.id, attribute: edge)))
      }
      if alignment == "center", view.id != views.first?.id, let first = views.first {
        let center: LayoutAttribute = isVertical ? .centerX : .centerY
        result.append(
          ConstraintDraft(
            LayoutAnchor(item: view.id, attribute: center), .equal,
            LayoutAnchor(item: first.id, attribute: center)))
      }
    }
    return result
  }

  /// Replaces pins of views to edges of their container by pins to the items to which the container
  /// is pinned.
  private func edges(
    _ container: LayoutView, _ views: [LayoutView], _ outer: [LayoutConstraint]
  ) -> [ConstraintDraft] {
    let inside = Set(views.map(\.id))
    var result: [ConstraintDraft] = []
    for constraint in document.constraints where constraint.owner == container.id {
      guard let second = constraint.second, constraint.multiplier.value == 1,
        constraint.first.attribute == second.attribute, second.attribute.isEdge
      else { continue }
      let isFirst = inside.contains(constraint.first.item)
      let item = isFirst ? constraint.first.item : second.item
      guard inside.contains(item), (isFirst ? second.item : constraint.first.item) == container.id
      else { continue }
      let isStart = second.attribute.isStart
      // The distance from the edge inwards.
      let inset = isFirst == isStart ? constraint.constant : -constraint.constant
      for var draft in moved(outer, of: container.id, second.attribute, to: item) {
        let isInward = (draft.first.item == item) == isStart
        draft.constant = TidyNumber.nearest(to: draft.constant + (isInward ? inset : -inset))
        if inset != 0 { draft.isSymbolic = false }
        if constraint.relation != .equal {
          draft.relation =
            isFirst == (draft.first.item == item)
            ? constraint.relation : constraint.relation.flipped
        }
        result.append(draft)
      }
    }
    return result
  }

  /// Constraints of an edge of one item, rewritten for another item.
  private func moved(
    _ constraints: [LayoutConstraint], of old: ObjectID, _ edge: LayoutAttribute,
    to new: ObjectID
  ) -> [ConstraintDraft] {
    constraints.compactMap { constraint in
      let sides = [constraint.first, constraint.second].compactMap { $0 }
      guard sides.contains(LayoutAnchor(item: old, attribute: edge)) else { return nil }
      var first = constraint.first
      var second = constraint.second
      if first.item == old { first.item = new }
      if second?.item == old { second?.item = new }
      return ConstraintDraft(
        first, constraint.relation, second, multiplier: constraint.multiplier,
        constant: constraint.constant, isSymbolic: constraint.isSymbolic,
        priority: constraint.priority, identifier: constraint.identifier)
    }
  }
}
