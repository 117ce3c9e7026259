import ElementTree
import LayoutModel

/// Puts views into a plain view of their own.
///
/// Each edge of the new view lies at the edge of one of the views, so all earlier relations still
/// hold. A constraint from that edge to the outside now belongs to the container, and other
/// constraints of views with the same edge lead to the container. The remaining constraints to the
/// outside lead through it.
extension DocumentEditor {
  /// An edge of a container.
  struct ContainerEdge {
    var attribute: LayoutAttribute
    /// The view whose edge is in the same place.
    var view: ObjectID
    /// The anchor that holds the container there, and the distance from it; `nil` if nothing does.
    var hold: (other: LayoutAnchor, offset: Double)?
  }

  mutating func embed(
    inView views: [LayoutView], named name: String?
  ) throws(EditFault) -> (container: ObjectID, edges: [ContainerEdge]) {
    guard let frames = frames(of: views) else {
      throw .unknownFrame(id: views[0].id, name: views[0].name)
    }
    let container = try insert(
      "view", [DocumentAttribute(name: "contentMode", value: "scaleToFill")], around: views,
      named: name)
    var edges: [ContainerEdge] = []
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      edges.append(try moveEdge(edge, of: views, frames, to: container))
    }
    moveCenter(.centerX, between: edges[0], edges[1], of: views, to: container)
    moveCenter(.centerY, between: edges[2], edges[3], of: views, to: container)
    return (container, edges)
  }

  /// A constraint from an edge of one of the views to an item outside.
  private struct Crossing {
    var constraint: LayoutConstraint
    var own: LayoutAnchor
    var other: LayoutAnchor
    /// How far the view's edge lies to the right of the other anchor or below it; `nil` if that is no number.
    var offset: Double?
    /// Whether it always holds exactly.
    var isFirm: Bool
  }

  private func crossings(_ inside: Set<ObjectID>) -> [Crossing] {
    document.constraints.indices.compactMap { index in
      let constraint = document.constraints[index]
      guard let side = ownSide(constraint, inside), side.isOuter, let other = side.other else {
        return nil
      }
      let isPlain = constraint.multiplier.value == 1 && constraint.constants.isEmpty
      let isFirst = constraint.first == side.anchor
      return Crossing(
        constraint: constraint, own: side.anchor, other: other,
        offset: isPlain ? (isFirst ? constraint.constant : -constraint.constant) : nil,
        isFirm: isPlain && constraint.relation == .equal && constraint.priority.isRequired
          && !constraint.isPlaceholder && document.constraintInstallations[index].entries.isEmpty)
    }
  }

  /// Puts an edge of the container at the edge of the view that is held firmly from outside. If
  /// there are several such views, it is the outermost of them; if there is none, it is the
  /// outermost view.
  private mutating func moveEdge(
    _ wanted: LayoutAttribute, of views: [LayoutView], _ frames: [Rect], to container: ObjectID
  ) throws(EditFault) -> ContainerEdge {
    let all = crossings(Set(views.map(\.id)))
    // A view that is held at its left edge stays at the left in languages that run from right to left.
    let physical: LayoutAttribute? = [.leading: .left, .trailing: .right][wanted]
    let firm = all.filter { $0.isFirm && $0.own.attribute == wanted }
    let isPhysical =
      firm.isEmpty && all.contains { $0.isFirm && $0.own.attribute == physical }
    let edge = isPhysical ? physical ?? wanted : wanted
    let found = all.filter { $0.own.attribute == edge }
    let sign: Double = wanted == .leading || wanted == .top ? 1 : -1
    func place(_ view: ObjectID) -> Double {
      guard let index = views.firstIndex(where: { $0.id == view }) else { return 0 }
      return sign * frames[index].position(of: wanted)
    }
    let holding = found.filter(\.isFirm).min { place($0.own.item) < place($1.own.item) }
    let outermost = views.min { place($0.id) < place($1.id) }?.id ?? views[0].id
    let view = holding?.own.item ?? outermost
    let anchor = LayoutAnchor(item: container, attribute: edge)
    for crossing in found {
      if crossing.own.item == view {
        retarget(crossing.constraint.id, from: view, to: container)
      } else if let holding, crossing.other == holding.other, let offset = crossing.offset,
        let base = holding.offset
      {
        hold(crossing.constraint, from: crossing.own, at: anchor, offset - base)
      }
    }
    try add(pin(view, edge, container, 0))
    return ContainerEdge(
      attribute: edge, view: view,
      hold: holding.flatMap { found in found.offset.map { (found.other, $0) } })
  }

  /// If the container has the same centre as a view, constraints of that centre become the
  /// container's. If the container has the same centre as the other item of such a constraint, the
  /// constraint leads to the container.
  private mutating func moveCenter(
    _ center: LayoutAttribute, between start: ContainerEdge, _ end: ContainerEdge,
    of views: [LayoutView], to container: ObjectID
  ) {
    let found = crossings(Set(views.map(\.id))).filter { $0.own.attribute == center }
    for crossing in found {
      if start.view == crossing.own.item, end.view == crossing.own.item {
        retarget(crossing.constraint.id, from: crossing.own.item, to: container)
      } else if let a = start.hold, let b = end.hold, a.other.item == b.other.item,
        crossing.other == LayoutAnchor(item: a.other.item, attribute: center),
        a.other.attribute == start.attribute, b.other.attribute == end.attribute,
        a.offset == -b.offset, let offset = crossing.offset
      {
        let anchor = LayoutAnchor(item: container, attribute: center)
        hold(crossing.constraint, from: crossing.own, at: anchor, offset)
      }
    }
  }

  /// Makes a constraint lead to an anchor of the container instead of to the outside.
  private mutating func hold(
    _ constraint: LayoutConstraint, from own: LayoutAnchor, at anchor: LayoutAnchor,
    _ offset: Double
  ) {
    let isFirst = constraint.first == own
    let draft = ConstraintDraft(
      isFirst ? own : anchor, constraint.relation, isFirst ? anchor : own,
      constant: TidyNumber.nearest(to: isFirst ? offset : -offset), priority: constraint.priority,
      identifier: constraint.identifier)
    let isVaried = document.constraints.firstIndex { $0.id == constraint.id }
      .map { !document.constraintInstallations[$0].entries.isEmpty }
    if isVaried ?? false || constraint.isPlaceholder {
      // Its owner's masks say where it is installed, so it must keep its owner.
      let element = draft.element(id: constraint.id, owner: constraint.owner)
      edit(constraint.id) { old in
        for name in ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant"] {
          old.setInOrder(name, to: element[name])
        }
        old["symbolic"] = nil
      }
    } else {
      let element = draft.element(id: constraint.id, owner: anchor.item)
      remove(constraints: [constraint.id])
      edit(anchor.item) { $0.editList("constraints") { $0.append(element) } }
    }
  }

  /// A constraint between an edge of a view and the same edge of its container.
  func pin(
    _ id: ObjectID, _ edge: LayoutAttribute, _ container: ObjectID, _ distance: Double
  ) -> ConstraintDraft {
    ConstraintDraft(
      edge: LayoutAnchor(item: id, attribute: edge),
      from: LayoutAnchor(item: container, attribute: edge), distance: distance)
  }
}
