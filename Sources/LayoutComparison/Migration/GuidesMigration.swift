import ElementTree
import LayoutModel

extension Migration {
  /// Replaces views that only take up room by layout guides with the same ids.
  ///
  /// Native documents can have layout guides of their author's. Storyboards and xibs have none
  /// (none in 800 public documents), so there the views stay, and are reported.
  package static let guides = Migration(
    MigrationDescription(
      "guides", "Replace views that only take up space by layout guides, in native documents.",
      example: .init(
        "a view 'Spacer' without color, contents and class, with constraints",
        "\"guides\": [{\"kind\": \"custom\", \"name\": \"Spacer\"}], with the same constraints"),
      permits: [.substitutes])
  ) { document, _ in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    for view in document.views where view.isDummy(in: document) {
      if document.tree.kind != .json {
        plan.untouched.append(
          .init(
            view.id, "a \(document.tree.kind) has no layout guides but those of Interface Builder"))
        continue
      }
      if let constraint = document.constraintOnlyViewsHave(of: view.id) {
        plan.untouched.append(
          .init(view.id, "constraint '\(constraint)' uses a margin or baseline of it"))
        continue
      }
      guard let parent = view.parent.map({ document.views[$0].id }) else { continue }
      plan.steps.append(
        .init(objects: [view.id], scene: view.scene, substitutes: [view.id]) { tree, _ in
          tree.root.replaceByGuide(view, in: parent)
        })
    }
    return plan
  }
}

extension LayoutDocument {
  /// A constraint to an attribute that a view has but a guide does not.
  fileprivate func constraintOnlyViewsHave(of id: ObjectID) -> ObjectID? {
    constraints.first { constraint in
      [constraint.first, constraint.second].contains { anchor in
        guard let anchor, anchor.item == id else { return false }
        return anchor.attribute.isMargin || anchor.attribute == .firstBaseline
          || anchor.attribute == .lastBaseline
      }
    }?.id
  }
}

extension LayoutView {
  /// Whether nobody sees the view and only constraints refer to it, so that it only keeps room between other
  /// views.
  func isDummy(in document: LayoutDocument) -> Bool {
    guard kind == .view, role == nil, placement == .subview, customClass == nil, children.isEmpty,
      !translatesAutoresizingMask, !isFixedFrame, installation.entries.isEmpty, variations.isEmpty,
      document.constraints.contains(where: { $0.first.item == id || $0.second?.item == id })
    else { return false }
    let color = element.child("color", key: "backgroundColor")
    let isClear = color == nil || color?.number("alpha") == 0 || element.flag("hidden") ?? false
    let isKnown = document.connections.contains { $0.owner == id || $0.destination == id }
    let shows = element.children.contains { !Self.plainParts.contains($0.name) }
    return isClear && !isKnown && !shows
  }

  /// The parts of a view that is nothing but a rectangle.
  private static let plainParts: Set<String> = [
    "rect", "autoresizingMask", "color", "constraints", "nil",
  ]
}

extension DocumentElement {
  /// Removes a view, and puts a guide with its id and name into its superview, which gets its constraints.
  fileprivate mutating func replaceByGuide(_ view: LayoutView, in parent: ObjectID) {
    var guide = DocumentElement("viewLayoutGuide", ["key": "custom", "id": view.id.text])
    if let label = view.element["userLabel"] { guide["userLabel"] = label }
    var owned = descendant(view.id)?.child("constraints")?.children.map { $0 } ?? []
    for index in owned.indices where owned[index]["firstItem"] == nil {
      owned[index].setInOrder("firstItem", to: view.id.text)
    }
    modify(id: parent) { element in
      element.prune { $0["id"] == view.id.text }
      element.insertInOrder(guide)
      if !owned.isEmpty {
        element.editList("constraints") { list in for item in owned { list.append(item) } }
      }
    }
  }
}
