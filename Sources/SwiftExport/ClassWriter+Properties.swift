import ElementTree
import LayoutModel

extension ClassWriter {
  mutating func writeProperties(_ plan: ConstraintPlan) {
    if !kind.isController, let identifier = document.views[root].element["reuseIdentifier"] {
      out.add("static let reuseIdentifier = \(CodeText.literal(identifier))")
      out.add("")
    }
    let start = out.count
    if hasOwnRoot { writeProperty(document.views[root]) }
    for index in views where !given.contains(index) { writeProperty(document.views[index]) }
    for index in guideNames.keys.sorted() {
      if let name = guideNames[index] { out.add("let \(name) = UILayoutGuide()") }
    }
    writeObjects()
    writeCollections(plan)
    writeSections()
    if out.count > start { out.add("") }
    plan.writeProperties(&out)
  }

  private mutating func writeProperty(_ view: LayoutView) {
    guard let name = names[view.index] else { return }
    addAuthorClasses(of: view)
    out.add("let \(name) = \(ViewInitialiser.expression(view, classes))")
  }

  /// The author's classes that a view names.
  mutating func addAuthorClasses(of view: LayoutView) {
    if let author = ViewInitialiser.ownClassName(view) {
      // A view that sends actions is a control, whatever its element is.
      let isControl = (classes.connections[view.id] ?? []).contains { $0.kind == "action" }
      let base = ViewInitialiser.className(view)
      authorClasses.append(
        .init(name: author, base: isControl && base == "UIView" ? "UIControl" : base))
      // A class of the project itself is marked as a class of the target.
      if view.element["customModuleProvider"] == nil, let module = view.element["customModule"],
        SwiftNames.isIdentifier(module)
      {
        frameworks.insert(module)
      }
    }
    if view.kind == .collectionView, let layout = view.element.child(key: "collectionViewLayout"),
      let author = layout["customClass"], SwiftNames.isIdentifier(author)
    {
      let isFlow = layout.name == "collectionViewFlowLayout"
      authorClasses.append(
        .init(name: author, base: isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"))
    }
  }

  /// Writes bar items and gesture recognizers with outlets. They name the class as their target, so
  /// they are made when they are first used, after the class exists.
  private mutating func writeObjects() {
    for id in objectNames.keys.sorted(by: { objectNames[$0] ?? "" < objectNames[$1] ?? "" }) {
      guard let name = objectNames[id], let element = classes.objects[id] else { continue }
      if element.name == "barButtonItem" {
        writeBarItem(element, named: name)
      } else if let expression = gesture(element) {
        out.add("private(set) lazy var \(name) = \(expression)")
      }
    }
  }

  private mutating func writeBarItem(_ element: DocumentElement, named name: String) {
    var code = navigationCode()
    let settings = code.settings(of: element)
    let expression = code.expression(element)
    take(code)
    if settings.isEmpty {
      out.add("private(set) lazy var \(name) = \(expression)")
      return
    }
    out.open("private(set) lazy var \(name): UIBarButtonItem = {")
    out.add("let item = \(expression)")
    for setting in settings { out.add("item.\(setting)") }
    out.add("return item")
    out.close("}()")
  }

  /// Writes outlet collections, and outlets to views that already have another name.
  private mutating func writeCollections(_ plan: ConstraintPlan) {
    var collections: [(name: String, items: [ObjectID])] = []
    for connection in document.connections where owners.contains(connection.owner) {
      guard let property = connection.detail, let destination = connection.destination,
        SwiftNames.isIdentifier(property)
      else { continue }
      if connection.kind == "outletCollection", property != "gestureRecognizers" {
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].items.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      }
      if connection.kind == "outlet", isOwnNavigationItem(destination),
        !identifiers.isTaken(property)
      {
        out.add("var \(take(property)): UINavigationItem { navigationItem }")
        aliases.insert(property)
      }
      if connection.kind == "outlet", let view = document.view(destination),
        let name = names[view.index], name != property, !identifiers.isTaken(property)
      {
        let isMadeHere = view.index != root && !given.contains(view.index)
        let type =
          isMadeHere
          ? ViewInitialiser.ownClassName(view) ?? ViewInitialiser.className(view)
          : name == "self" ? className : ViewInitialiser.className(view)
        let value = name == "self" ? "self" : name
        out.add(
          "var \(take(property)): \(type)\(name.hasSuffix("?") ? "?" : "") { \(value.replacing("?", with: "")) }"
        )
        aliases.insert(property)
      }
    }
    let held = plan.held
    for collection in collections {
      let views = collection.items.compactMap { document.view($0) }
      if !views.isEmpty {
        let types = Set(
          views.map {
            given.contains($0.index)
              ? ViewInitialiser.className($0)
              : ViewInitialiser.ownClassName($0) ?? ViewInitialiser.className($0)
          })
        let type = types.count == 1 ? types.first ?? "UIView" : "UIView"
        let list = views.compactMap { names[$0.index]?.replacing("?", with: "!") }
        out.add(
          "private(set) lazy var \(take(collection.name)): [\(type)] = [\(list.joined(separator: ", "))]"
        )
        continue
      }
      let constraints = Set(collection.items).compactMap { classes.constraints[$0] }
        .filter(held.contains).sorted()
      if constraints.isEmpty { continue }
      let list = constraints.map { name(constraint: $0) }
      out.add(
        "private(set) lazy var \(take(collection.name)): [NSLayoutConstraint] = [\(list.joined(separator: ", "))]"
      )
    }
  }

  private func isOwnNavigationItem(_ id: ObjectID) -> Bool {
    controller?.element.child("navigationItem", key: "navigationItem")?["id"] == id.text
  }
}
