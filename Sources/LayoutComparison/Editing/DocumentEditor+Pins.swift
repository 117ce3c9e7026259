package import LayoutModel

extension DocumentEditor {
  /// Adds the constraints of pins in the direction in which Interface Builder writes them. The item
  /// that lies further right or below comes first, so that constants are not negative.
  package mutating func pin(
    _ id: ObjectID, _ draft: PinDraft, in cell: GridCell?
  ) throws(EditFault) {
    guard let view = document.view(id) else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view")
    }
    for (edge, distance) in draft.edges {
      try add(constraint(edge, distance, of: view, draft), in: cell)
    }
    for (length, attribute) in [(draft.width, LayoutAttribute.width), (draft.height, .height)] {
      guard let length else { continue }
      try add(
        ConstraintDraft(
          LayoutAnchor(item: id, attribute: attribute), draft.relation,
          constant: try points(length, attribute, of: view), priority: draft.priority), in: cell)
    }
    if let ratio = draft.aspectRatio {
      let multiplier: Multiplier
      switch ratio {
      case .ratio(let given): multiplier = given
      case .current: multiplier = try currentRatio(of: view)
      }
      try add(
        ConstraintDraft(
          LayoutAnchor(item: id, attribute: .width), draft.relation,
          LayoutAnchor(item: id, attribute: .height), multiplier: multiplier,
          priority: draft.priority), in: cell)
    }
  }

  private func points(
    _ length: PinnedDistance, _ attribute: LayoutAttribute, of view: LayoutView
  ) throws(EditFault) -> Double {
    switch length {
    case .points(let value): return value
    case .standard, .current:
      guard let frame = frame(of: view) else {
        throw .unknownFrame(id: view.id, name: view.name)
      }
      return attribute == .width ? frame.width : frame.height
    }
  }

  private func currentRatio(of view: LayoutView) throws(EditFault) -> Multiplier {
    guard let frame = frame(of: view), frame.width > 0, frame.height > 0 else {
      throw .unknownFrame(id: view.id, name: view.name)
    }
    let text = "\(NumberText.shortest(frame.width)):\(NumberText.shortest(frame.height))"
    return Multiplier(text) ?? .one
  }

  /// The other side of an edge's pin: an item and its edge.
  private func otherSide(
    _ edge: LayoutAttribute, of view: LayoutView, _ target: PinTarget
  ) throws(EditFault) -> LayoutAnchor {
    guard let parent = view.parent else { throw .noSuperview(item: view.name) }
    let superview = document.views[parent].id
    switch target {
    case .superview: return LayoutAnchor(item: superview, attribute: edge)
    case .margins: return LayoutAnchor(item: superview, attribute: edge.withMargin)
    case .closest, .safeArea:
      if let guide = guide(around: parent, edge, isOwn: target == .closest) { return guide }
      guard target == .closest else {
        throw .unknownObject(name: "Safe Area", nearest: nil)
      }
      return LayoutAnchor(item: superview, attribute: edge)
    case .item(let item):
      if let host = document.host(of: item), document.isView(view.index, inside: host),
        host != view.index
      {
        return LayoutAnchor(item: item, attribute: inner(edge, of: item))
      }
      return LayoutAnchor(item: item, attribute: edge.opposite)
    }
  }

  /// The safe area of a view around, or the layout guide of its controller at that edge.
  private func guide(around view: Int, _ edge: LayoutAttribute, isOwn: Bool) -> LayoutAnchor? {
    for ancestor in isOwn ? [view] : Array(document.viewAndSuperviews(of: view)) {
      let own = document.guides.filter { $0.view == ancestor }
      if let area = own.first(where: { $0.kind == .safeArea }) {
        return LayoutAnchor(item: area.id, attribute: edge)
      }
      let kind: LayoutGuide.Kind? = edge == .top ? .top : edge == .bottom ? .bottom : nil
      if let kind, let bar = own.first(where: { $0.kind == kind }) {
        return LayoutAnchor(item: bar.id, attribute: edge.opposite)
      }
    }
    return nil
  }

  /// The edge of an item around a view that faces the view. A guide of a bar ends where the room
  /// for views begins.
  private func inner(_ edge: LayoutAttribute, of item: ObjectID) -> LayoutAttribute {
    switch document.guide(item)?.kind {
    case .top where edge == .top: .bottom
    case .bottom where edge == .bottom: .top
    default: edge
    }
  }

  private func constraint(
    _ edge: LayoutAttribute, _ distance: PinnedDistance, of view: LayoutView, _ draft: PinDraft
  ) throws(EditFault) -> ConstraintDraft {
    let other = try otherSide(edge, of: view, draft.target)
    let own = LayoutAnchor(item: view.id, attribute: edge)
    let constant: Double
    switch distance {
    case .points(let value): constant = value
    case .standard: constant = document.standardDistance(view.id, other.item)
    case .current: constant = try current(edge, of: view, other)
    }
    return ConstraintDraft(
      edge: own, from: other, draft.relation, distance: constant,
      isSymbolic: distance == .standard, priority: draft.priority)
  }

  /// The present distance, by the known frames.
  private func current(
    _ edge: LayoutAttribute, of view: LayoutView, _ other: LayoutAnchor
  ) throws(EditFault) -> Double {
    guard let host = document.host(of: other.item),
      let common = document.superviews(of: view.index).first(where: {
        document.isView(host, inside: $0)
      }),
      let own = frame(of: view.index, in: common), let outer = frame(of: host, in: common),
      document.guide(other.item) == nil
    else { throw .unknownFrame(id: other.item, name: document.name(of: other.item)) }
    let mine = own.position(of: edge)
    let theirs = outer.position(of: other.attribute.withoutMargin)
    return edge.isStart ? mine - theirs : theirs - mine
  }
}

extension LayoutAttribute {
  /// The edge at the other end of the same axis.
  package var opposite: LayoutAttribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }
}

extension Rect {
  /// The position of an edge or centre, from left to right.
  package func position(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .leading, .left: x
    case .trailing, .right: maxX
    case .top: y
    case .bottom: maxY
    case .centerX: x + width / 2
    case .centerY: y + height / 2
    case .width: width
    case .height: height
    default: 0
    }
  }
}
