import ElementTree
import LayoutModel

/// Puts a content view into a scroll view.
///
/// Across the scrolling direction, the scroll view is as wide as its content, and nothing changes.
/// Along it, the constraints that held the content hold the scroll view, which takes the available
/// room if there are none. The content is as high as it needs to be, so no constraint may lead out
/// of it.
extension DocumentEditor {
  mutating func embed(
    inScrollView content: ObjectID, named name: String?
  ) throws(EditFault) -> ObjectID {
    guard let view = document.view(content) else {
      throw .unknownObject(name: content.text, nearest: nil)
    }
    let outer = document.constraints.filter { constraint in
      [constraint.first, constraint.second].contains { $0?.item == content }
        && leadsOut(constraint, of: content)
    }
    if let through = document.constraints.first(where: { constraint in
      !outer.contains { $0.id == constraint.id } && leadsOut(constraint, of: content)
        && constraint.first.attribute.axis == .vertical
        && !(constraint.first.attribute.isDimension
          && constraint.second?.attribute.isDimension ?? true)
    }) {
      throw .leadsOut(
        id: through.id, text: document.equation(through).text, container: "the scroll view")
    }
    let scroll = try insert(
      "scrollView",
      [
        DocumentAttribute(name: "clipsSubviews", value: "YES"),
        DocumentAttribute(name: "multipleTouchEnabled", value: "YES"),
        DocumentAttribute(name: "contentMode", value: "scaleToFill"),
      ], around: [view], named: name)
    for constraint in outer { retarget(constraint.id, from: content, to: scroll) }
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try add(pin(content, edge, scroll, 0))
    }
    let isHeldAtTop = try hold(.top, of: scroll, by: outer, content)
    let isHeldAtBottom = try hold(.bottom, of: scroll, by: outer, content)
    try add(equal(.width, of: content, and: scroll))
    // Content that filled the available height still does, as long as it fits.
    if isHeldAtTop && isHeldAtBottom {
      try add(equal(.height, of: content, and: scroll, priority: 250))
    }
    return scroll
  }

  /// Whether one side of a constraint lies in a view, and the other side does not.
  private func leadsOut(_ constraint: LayoutConstraint, of id: ObjectID) -> Bool {
    guard let content = document.view(id)?.index, let second = constraint.second else {
      return false
    }
    let isInside = [constraint.first, second].map { anchor in
      document.host(of: anchor.item).map { document.isView($0, inside: content) } ?? false
    }
    return isInside[0] != isInside[1]
  }

  /// Makes sure that a constraint ends a scroll view at an edge, because its content does not
  /// determine its height.
  ///
  /// - Returns: whether a constraint did so already.
  private mutating func hold(
    _ edge: LayoutAttribute, of scroll: ObjectID, by outer: [LayoutConstraint], _ content: ObjectID
  ) throws(EditFault) -> Bool {
    let anchor = LayoutAnchor(item: content, attribute: edge)
    let own = outer.filter { $0.first == anchor || $0.second == anchor }
    if own.contains(where: { $0.relation == .equal }) { return true }
    if let limit = own.first, let second = limit.second {
      // The scroll view reaches as far as the limit allows.
      func moved(_ anchor: LayoutAnchor) -> LayoutAnchor {
        anchor.item == content ? LayoutAnchor(item: scroll, attribute: anchor.attribute) : anchor
      }
      try add(
        ConstraintDraft(
          moved(limit.first), .equal, moved(second), multiplier: limit.multiplier,
          constant: limit.constant, priority: 750))
      return false
    }
    var draft = PinDraft()
    draft.edges = [(edge, .points(0))]
    try pin(scroll, draft, in: nil)
    return false
  }

  private func equal(
    _ attribute: LayoutAttribute, of id: ObjectID, and other: ObjectID,
    priority: LayoutPriority = .required
  ) -> ConstraintDraft {
    ConstraintDraft(
      LayoutAnchor(item: id, attribute: attribute), .equal,
      LayoutAnchor(item: other, attribute: attribute), priority: priority)
  }
}
