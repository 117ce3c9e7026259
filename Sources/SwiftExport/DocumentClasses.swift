import LayoutModel

/// What the classes of a document know of each other: their names, the methods that stand for segues, and the objects
/// that are neither views nor controllers.
struct DocumentClasses {
  let document: LayoutDocument
  /// The table of localized texts, which is called like the document.
  let table: String
  /// The names of classes by the id of a controller, a root view or a cell.
  private(set) var names: [ObjectID: String] = [:]
  /// Elements of bar items, gesture recognizers and other objects.
  private(set) var objects: [ObjectID: DocumentElement] = [:]
  private(set) var connections: [ObjectID: [Connection]] = [:]
  /// The names of methods for segues, by the segue's id.
  private(set) var segueMethods: [ObjectID: String] = [:]
  private var types = SwiftNames()

  init(_ document: LayoutDocument, table: String) {
    self.document = document
    self.table = table
    connections = Dictionary(grouping: document.connections, by: \.owner)
    document.tree.root.forEach { element in
      guard let id = element["id"].map({ ObjectID($0) }) else { return }
      switch document.items[id] {
      case .view, .guide, .controller: break
      case .other, nil: objects[id] = element
      }
    }
    for scene in document.scenes { nameClasses(of: scene) }
    for view in document.views where view.placement == .cell && !document.isStaticRow(view) {
      nameCell(view)
    }
    for scene in document.scenes { nameSegues(of: scene) }
  }

  // MARK: Names

  private mutating func nameClasses(of scene: LayoutScene) {
    if let index = scene.controllers.first {
      let controller = document.controllers[index]
      let superclass =
        controller.view == nil
        ? ContainerClass.superclasses[controller.kind]
        : ControllerKind.superclasses[controller.kind]
      guard let superclass else { return }
      names[controller.id] = name(
        controller.customClass, controller.name, ending: String(superclass.dropFirst(2)))
      return
    }
    for root in scene.roots where document.views[root].placement == .root {
      let view = document.views[root]
      if view.kind == .tableViewCell || view.kind == .collectionViewCell {
        nameCell(view)
      } else {
        names[view.id] = name(view.customClass, view.name, ending: "View")
      }
    }
  }

  private mutating func nameCell(_ view: LayoutView) {
    let text = view.element["userLabel"] ?? view.element["reuseIdentifier"] ?? "Cell"
    names[view.id] = name(view.customClass, text, ending: "Cell")
  }

  private mutating func name(_ author: String?, _ text: String, ending: String) -> String {
    if let own = author.flatMap(SwiftNames.ownClass) { return types.take(own) }
    return types.type(text, ending: ending)
  }

  /// `showDetail` for a segue of that name, else `showDetailViewController` for where it leads.
  private mutating func nameSegues(of scene: LayoutScene) {
    let own = document.connections.filter { $0.scene == scene.index }
    // An action of the author has its name already.
    var taken = SwiftNames(
      reserved: Set(
        own.compactMap { $0.kind == "action" ? $0.detail?.split(separator: ":").first : nil }
          .map(String.init)
      ).union(SwiftNames.members(of: "UITableViewController")))
    for connection in own where connection.kind == "segue" && isWritten(connection) {
      guard let id = connection.id else { continue }
      let target = connection.destination.flatMap { names[$0] } ?? "Scene"
      segueMethods[id] = taken.value(
        connection["identifier"] ?? "show \(target)", fallback: "showScene")
    }
  }

  private func isWritten(_ segue: Connection) -> Bool {
    SegueCode.kinds.contains(segue.detail ?? "") && segue.destination.flatMap(instance) != nil
  }

  // MARK: Instances

  /// How a controller is made where it is shown.
  struct Instance {
    var expression: String
    /// A storyboard may have no such controller.
    var isOptional = false
    var authorClass: SwiftCode.AuthorClass?
  }

  func instance(of id: ObjectID) -> Instance? {
    if let name = names[id] { return Instance(expression: "\(name)()") }
    guard case .controller(let index) = document.items[id] else { return nil }
    let controller = document.controllers[index]
    if controller.kind == "viewControllerPlaceholder" {
      guard let storyboard = controller.element["storyboardName"] else { return nil }
      let made = "UIStoryboard(name: \(CodeText.literal(storyboard)), bundle: nil)"
      guard let identifier = controller.element["referencedIdentifier"] else {
        return Instance(
          expression: "\(made).instantiateInitialViewController()", isOptional: true)
      }
      return Instance(
        expression:
          "\(made).instantiateViewController(withIdentifier: \(CodeText.literal(identifier)))")
    }
    guard let superclass = ControllerKind.superclasses[controller.kind] else { return nil }
    // Without a view in the document, the author's class makes its own.
    guard let own = controller.customClass.flatMap(SwiftNames.ownClass) else {
      return Instance(expression: "\(superclass)()")
    }
    return Instance(
      expression: "\(own)()", authorClass: .init(name: own, base: superclass))
  }

  /// A text in the user's language, under the key that Interface Builder gives it.
  func localized(_ text: String, _ id: String, _ key: String) -> String {
    "NSLocalizedString(\(CodeText.literal("\(id).\(key)")), tableName: \(CodeText.literal(table)), "
      + "value: \(CodeText.literal(text)), comment: \"\")"
  }
}

extension LayoutDocument {
  /// Whether a cell is a row of a static table, which is a part of its controller's class.
  func isStaticRow(_ view: LayoutView) -> Bool {
    guard view.kind == .tableViewCell, let parent = view.parent else { return false }
    return views[parent].element["dataMode"] == "static" && views[parent].controller != nil
  }
}
