import ElementTree
import LayoutModel

extension ClassWriter {
  mutating func nameViews() {
    let outlets = outletNames()
    collect(container)
    nameRoot(outlets)
    for index in views {
      let view = document.views[index]
      if let outlet = outlets[view.id], builtInName(view) == nil {
        names[index] = identifiers.take(outlet)
      }
    }
    for index in views where names[index] == nil {
      let view = document.views[index]
      if let name = builtInName(view) {
        names[index] = name
        given.insert(index)
        continue
      }
      if view.role == "contentView", let parent = view.parent, let outer = names[parent] {
        names[index] = outer == "self" ? "contentView" : "\(outer).contentView"
        given.insert(index)
        continue
      }
      let label = view.element["userLabel"] ?? view.kind.displayName
      names[index] = identifiers.value(label, fallback: view.kind.rawValue)
    }
    for (index, guide) in document.guides.enumerated()
    where guide.kind == .custom && guide.view.map({ names[$0] != nil }) ?? false {
      guideNames[index] =
        outlets[guide.id].map { identifiers.take($0) }
        ?? identifiers.value(guide.userLabel ?? "Layout Guide", fallback: "guide")
    }
    for (index, constraint) in document.constraints.enumerated() {
      if let outlet = outlets[constraint.id] { constraintNames[index] = identifiers.take(outlet) }
    }
    // Collections of constraints, and outlets of views to constraints.
    let inner = views.flatMap { classes.connections[document.views[$0].id] ?? [] }
    for connection in owners.sorted(by: { $0.text < $1.text }).flatMap({
      (classes.connections[$0] ?? []).filter { $0.kind == "outletCollection" }
    }) + inner.filter({ $0.kind.hasPrefix("outlet") }) {
      if let index = connection.destination.flatMap({ classes.constraints[$0] }) {
        _ = name(constraint: index)
      }
    }
    for id in outlets.keys.sorted(by: { $0.text < $1.text }) {
      guard let element = classes.objects[id], let outlet = outlets[id],
        element.name == "barButtonItem" || element.name.hasSuffix("GestureRecognizer")
      else { continue }
      objectNames[id] = identifiers.take(outlet)
    }
  }

  /// The first outlet of each object whose name a property can have.
  private func outletNames() -> [ObjectID: String] {
    let reserved = SwiftNames.members(of: kind.superclass)
    var outlets: [ObjectID: String] = [:]
    for connection in document.connections
    where connection.kind == "outlet" && owners.contains(connection.owner) {
      if let destination = connection.destination, let property = connection.detail,
        SwiftNames.isIdentifier(property), !reserved.contains(property),
        outlets[destination] == nil
      {
        outlets[destination] = property
      }
    }
    return outlets
  }

  private mutating func nameRoot(_ outlets: [ObjectID: String]) {
    names[root] = kind.root == "contentView" && container != root ? "self" : kind.root
    names[container] = kind.root
    if hasOwnRoot {
      let view = document.views[root]
      names[root] =
        outlets[view.id].map { identifiers.take($0) }
        ?? identifiers.value(
          view.element["userLabel"] ?? "root \(view.kind.displayName)", fallback: "rootView")
    }
  }

  /// Whether a controller's view differs from the one that UIKit would make.
  var hasOwnRoot: Bool {
    guard kind == .controller(superclass: "UIViewController") else { return false }
    let view = document.views[root]
    return view.customClass != nil || ViewInitialiser.className(view) != "UIView"
  }

  /// The label or image that a cell creates itself, as an expression.
  private func builtInName(_ view: LayoutView) -> String? {
    guard let place = document.builtInPlace(of: view), let content = view.parent,
      let cell = document.views[content].parent
    else { return nil }
    let outer = names[cell] == "self" || names[cell] == nil ? "" : "\(names[cell] ?? "")."
    return "\(outer)\(place.part.rawValue)?"
  }

  /// All views inside, except cells that have classes of their own; then the views of bars.
  private mutating func collect(_ index: Int) {
    for child in document.views[index].children
    where !document.isDequeued(document.views[child])
      && (document.views[child].placement != .cell || kind.isController)
    {
      views.append(child)
      collect(child)
    }
    guard index == container, let controller else { return }
    for other in document.scenes[controller.scene].roots.map({ document.views[$0] })
    where other.placement == .root && other.index != root {
      // Views of bars, and views that lie beside the controller for use by its code.
      let isOfBar = ["titleView", "customView"].contains(other.role)
      guard isOfBar ? other.controller == controller.index : other.controller == nil else {
        continue
      }
      views.append(other.index)
      collect(other.index)
    }
  }

  mutating func name(constraint index: Int) -> String {
    if let known = constraintNames[index] { return known }
    let constraint = document.constraints[index]
    var item = document.view(constraint.first.item).flatMap { names[$0.index] } ?? "guide"
    if item == kind.root { item = "root" }
    let text = constraint.identifier ?? "\(item) \(constraint.first.attribute.rawValue)"
    let name = identifiers.value(text.replacing(".", with: " "), fallback: "constraint")
    constraintNames[index] = name
    return name
  }

  mutating func take(_ name: String) -> String { identifiers.take(name) }
}
