import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Puts views that lie in one superview into a new container in their place.
  ///
  /// Constraints to items outside become constraints of the container. In a stack view, constraints
  /// between the views are removed, because the stack view says the same. In a plain view, the
  /// views keep their distances to the edges, which do not move. In a scroll view, the views lie in
  /// a content view that is as wide as the visible part.
  ///
  /// - Returns: the id of the container.
  @discardableResult
  package mutating func embed(
    _ ids: [ObjectID], in draft: EmbeddingDraft
  ) throws(EditFault) -> ObjectID {
    let views = try siblings(ids)
    let constraints = document.constraints
    let container: ObjectID
    switch draft.container {
    case .stack: container = try embed(inStack: views, draft)
    case .view: container = try embed(inView: views, named: draft.name).container
    case .scroll:
      let content = try embed(inView: views, named: nil).container
      container = try embed(inScrollView: content, named: draft.name)
    }
    try checkConnections(to: constraints)
    return container
  }

  /// - Throws: ``EditFault/dangling(id:name:references:)`` if an outlet leads to a removed constraint.
  private func checkConnections(to constraints: [LayoutConstraint]) throws(EditFault) {
    let left = Set(document.constraints.map(\.id))
    for constraint in constraints where !left.contains(constraint.id) {
      let found = document.connections.filter { $0.destination == constraint.id }
      guard !found.isEmpty else { continue }
      throw .dangling(
        id: constraint.id, name: "constraint", references: found.map(text))
    }
  }

  /// The views in the order in which their superview has them.
  private func siblings(_ ids: [ObjectID]) throws(EditFault) -> [LayoutView] {
    var views: [LayoutView] = []
    for id in ids {
      guard let view = document.view(id) else {
        throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view")
      }
      guard view.placement == .subview || view.placement == .arranged else {
        throw .wrongKind(id: id, name: view.name, wanted: "a subview that can lie elsewhere")
      }
      if let first = views.first, first.parent != view.parent {
        throw .notSiblings(first: first.name, second: view.name)
      }
      if !views.contains(where: { $0.id == id }) { views.append(view) }
    }
    return views.sorted { $0.index < $1.index }
  }

  /// The frames of all views; `nil` if one is not known.
  func frames(of views: [LayoutView]) -> [Rect]? {
    let found = views.compactMap(frame(of:))
    return found.count == views.count ? found : nil
  }

  // MARK: Stack views

  private mutating func embed(
    inStack views: [LayoutView], _ draft: EmbeddingDraft
  ) throws(EditFault) -> ObjectID {
    let places = frames(of: views)
    let axis = draft.axis ?? places.map(Self.axis) ?? .vertical
    var ordered = views
    if let places {
      let starts = Dictionary(
        uniqueKeysWithValues: zip(views.map(\.id), places.map { axis == .vertical ? $0.y : $0.x }))
      ordered.sort { (starts[$0.id] ?? 0, $0.index) < (starts[$1.id] ?? 0, $1.index) }
    }
    var attributes = [
      DocumentAttribute(name: "opaque", value: "NO"),
      DocumentAttribute(name: "contentMode", value: "scaleToFill"),
    ]
    func add(_ name: String, _ value: String?, unless plain: String) {
      if let value, value != plain {
        attributes.append(DocumentAttribute(name: name, value: value))
      }
    }
    let alignment = draft.alignment ?? places.map { Self.alignment($0, along: axis) } ?? "fill"
    let spacing = draft.spacing ?? places.map { Self.spacing($0, along: axis) } ?? 8
    add("axis", axis.rawValue, unless: "horizontal")
    add("distribution", draft.distribution, unless: "fill")
    add("alignment", alignment, unless: "fill")
    add("spacing", NumberText.shortest(spacing), unless: "0")
    let stack = try insert("stackView", attributes, around: ordered, named: draft.name)
    try take(ordered.map(\.id), into: stack, along: axis)
    return stack
  }

  /// The axis along which views lie.
  private static func axis(_ frames: [Rect]) -> LayoutAxis {
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let across = spread(frames.map { $0.x + $0.width / 2 })
    return across > spread(frames.map { $0.y + $0.height / 2 }) ? .horizontal : .vertical
  }

  /// How the views lie across the axis: with equal lengths, or with a common edge or centre.
  private static func alignment(_ frames: [Rect], along axis: LayoutAxis) -> String {
    let starts = frames.map { axis == .vertical ? $0.x : $0.y }
    let ends = frames.map { axis == .vertical ? $0.maxX : $0.maxY }
    func agree(_ values: [Double]) -> Bool {
      (values.max() ?? 0) - (values.min() ?? 0) < 1
    }
    if agree(starts) && agree(ends) { return "fill" }
    if agree(starts) { return axis == .vertical ? "leading" : "top" }
    if agree(ends) { return axis == .vertical ? "trailing" : "bottom" }
    return agree(zip(starts, ends).map { ($0 + $1) / 2 }) ? "center" : "fill"
  }

  /// The most frequent distance between neighbours; the smaller one if two are equally frequent.
  private static func spacing(_ frames: [Rect], along axis: LayoutAxis) -> Double {
    let sorted = frames.sorted { axis == .vertical ? $0.y < $1.y : $0.x < $1.x }
    let gaps = zip(sorted, sorted.dropFirst()).map { a, b in
      max(0, ((axis == .vertical ? b.y - a.maxY : b.x - a.maxX) * 2).rounded() / 2)
    }
    let counts = Dictionary(grouping: gaps, by: { $0 }).mapValues(\.count)
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
  }

  /// Gives the stack view the constraints that lead from arranged views to items outside, once for
  /// each kind of edge. The other constraints for the places of arranged views are removed.
  private mutating func take(
    _ ids: [ObjectID], into stack: ObjectID, along axis: LayoutAxis
  ) throws(EditFault) {
    let inside = Set(ids)
    var kept: Set<ObjectID> = []
    var seen: Set<String> = []
    for constraint in document.constraints {
      guard let own = ownSide(constraint, inside), own.isOuter else { continue }
      let edge = own.anchor.attribute.withoutMargin
      guard edge.isEdge else { continue }
      if edge.axis == axis, own.anchor.item != (edge.isStart ? ids.first : ids.last) { continue }
      let key =
        "\(edge) \(own.other?.item.text ?? "") \(own.other?.attribute.rawValue ?? "") "
        + "\(constraint.relation) \(constraint.priority.value)"
      guard seen.insert(key).inserted else { continue }
      kept.insert(constraint.id)
      retarget(constraint.id, from: own.anchor.item, to: stack)
    }
    removePlaces(of: inside, keeping: kept)
  }
}
