import ElementTree
import LayoutModel

extension DocumentEditor {
  /// Puts a new view in the place of others, and puts the others into it.
  mutating func insert(
    _ kind: String, _ attributes: [DocumentAttribute], around views: [LayoutView],
    named name: String?
  ) throws(EditFault) -> ObjectID {
    guard let first = views.min(by: { $0.index < $1.index }), let parent = first.parent else {
      throw .noSuperview(item: views.first?.name ?? "")
    }
    try checkHasElement(document.views[parent].id)
    let id = ids.make(from: first.id, purpose: "embedded in \(kind)")
    let siblings = document.views[parent].children.map { document.views[$0] }.filter {
      $0.placement == .subview || $0.placement == .arranged
    }
    let place = siblings.firstIndex { $0.id == first.id } ?? 0
    var element = DocumentElement(kind, attributes)
    element.attributes.append(
      DocumentAttribute(name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
    element.attributes.append(DocumentAttribute(name: "id", value: id.text))
    if let name { element.attributes.append(DocumentAttribute(name: "userLabel", value: name)) }
    let frames = frames(of: views)
    let bounds = frames.map(Self.union)
    if let bounds { element.append(Self.rect(bounds)) }
    let owner = document.views[parent].id
    edit(owner) { view in
      view.editList("subviews") { list in
        let index = list.content.indices.filter {
          if case .element = list.content[$0] { true } else { false }
        }
        list.content.insert(
          .element(element), at: place < index.count ? index[place] : list.content.count)
      }
    }
    for (position, view) in views.enumerated() {
      try move(view.id, into: id, at: position)
      if let bounds, let frame = frames?[position], view.recordedFrame != nil {
        edit(view.id) { $0.setFrame(frame.moved(by: bounds.origin)) }
      }
      self.place(byConstraints: view.id)
    }
    added.append(id)
    return id
  }

  static func union(_ frames: [Rect]) -> Rect {
    let x = frames.map(\.x).min() ?? 0
    let y = frames.map(\.y).min() ?? 0
    return Rect(
      x: x, y: y, width: (frames.map(\.maxX).max() ?? 0) - x,
      height: (frames.map(\.maxY).max() ?? 0) - y)
  }

  private static func rect(_ frame: Rect) -> DocumentElement {
    DocumentElement(
      "rect",
      [
        "key": "frame", "x": TidyNumber.text(frame.x), "y": TidyNumber.text(frame.y),
        "width": TidyNumber.text(frame.width), "height": TidyNumber.text(frame.height),
      ])
  }

  struct OwnSide {
    var anchor: LayoutAnchor
    var other: LayoutAnchor?
    /// Whether the other side lies outside of the views.
    var isOuter: Bool
    /// Whether the other side lies around the views, and not beside them.
    var isAround: Bool
  }

  /// The side of a constraint that belongs to one of the views; `nil` if neither does.
  func ownSide(_ constraint: LayoutConstraint, _ inside: Set<ObjectID>) -> OwnSide? {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    guard let own = sides.first(where: { inside.contains($0.item) }), !own.attribute.isDimension
    else { return nil }
    let other = sides.first { $0.item != own.item }
    guard let other, let host = document.host(of: other.item) else { return nil }
    let isOuter = !inside.contains { id in
      document.view(id).map { document.isView(host, inside: $0.index) } ?? false
    }
    let isAround = document.view(own.item).map { document.isView($0.index, inside: host) } ?? false
    return OwnSide(anchor: own, other: other, isOuter: isOuter, isAround: isAround)
  }

  /// Replaces one item of a constraint by another view.
  mutating func retarget(_ constraint: ObjectID, from old: ObjectID, to new: ObjectID) {
    edit(constraint) { element in
      for name in ["firstItem", "secondItem"] where element[name] == old.text {
        element[name] = new.text
      }
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, and not a centre, baseline or length.
  var isEdge: Bool {
    [.leading, .trailing, .left, .right, .top, .bottom].contains(withoutMargin)
  }
}

extension Rect {
  func moved(by origin: Point) -> Rect {
    Rect(x: x - origin.x, y: y - origin.y, width: width, height: height)
  }
}

extension DocumentElement {
  /// Replaces the recorded frame, if there is one.
  mutating func setFrame(_ frame: Rect) {
    for index in content.indices {
      guard case .element(var rect) = content[index], rect.name == "rect", rect["key"] == "frame"
      else { continue }
      for (name, value) in [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ] {
        rect[name] = TidyNumber.text(value)
      }
      content[index] = .element(rect)
    }
  }
}
