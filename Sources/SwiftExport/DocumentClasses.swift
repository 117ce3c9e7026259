import ElementTree
import LayoutModel

/// The facts that the classes of a document need to know about each other: their names, the methods for segues, and
/// the objects that are neither views nor controllers.
struct DocumentClasses {
  let document: LayoutDocument
  /// The name of the table with localized texts, which is that of the document.
  let table: String
  /// The names of classes by the id of a controller, a root view or a cell.
  private(set) var names: [ObjectID: String] = [:]
  /// Elements of bar items, gesture recognizers and other objects.
  private(set) var objects: [ObjectID: DocumentElement] = [:]
  private(set) var connections: [ObjectID: [Connection]] = [:]
  /// The positions of constraints, by id.
  let constraints: [ObjectID: Int]
  /// Views that constraints place or size. Constraints that only hold their subviews do not count.
  let constrained: Set<Int>
  /// The connections by the scene to which they belong.
  private(set) var sceneConnections: [Int?: [Connection]] = [:]
  /// The names of methods for segues, by the segue's id.
  private(set) var segueMethods: [ObjectID: String] = [:]
  /// Classes of the author from which a class here inherits, by the id of its view.
  private(set) var superclasses: [ObjectID: String] = [:]
  /// Classes of the author whose views lie inside of other views.
  private let inner: Set<String>
  private var types: SwiftNames

  init(_ document: LayoutDocument, table: String) {
    self.document = document
    self.table = table
    constrained = Self.constrained(in: document)
    constraints = Dictionary(
      zip(document.constraints.map(\.id), document.constraints.indices)
    ) { first, _ in first }
    inner = Set(
      document.views.filter { $0.placement != .root && !document.isDequeued($0) }
        .compactMap(\.customClass))
    types = SwiftNames(reserved: inner)
    connections = Dictionary(grouping: document.connections, by: \.owner)
    sceneConnections = Dictionary(grouping: document.connections, by: \.scene)
    document.tree.root.forEach { element in
      guard let id = element["id"].map({ ObjectID($0) }) else { return }
      switch document.items[id] {
      case .view, .guide, .controller: break
      case .other, nil: objects[id] = element
      }
    }
    for scene in document.scenes { nameClasses(of: scene) }
    for view in document.views where document.isDequeued(view) { nameCell(view) }
    for scene in document.scenes { nameSegues(of: scene) }
  }

  private static func constrained(in document: LayoutDocument) -> Set<Int> {
    var result: Set<Int> = []
    for (index, constraint) in document.constraints.enumerated() where !constraint.isPlaceholder {
      let items = [constraint.first.item, constraint.second?.item].compactMap {
        $0.flatMap { document.view($0)?.index }
      }
      // A constraint between a view and its subview does not place the view itself.
      let owner = document.constraintOwners[index]
      result.formUnion(items.filter { $0 != owner || constraint.second == nil || items.count == 1 })
    }
    return result
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
        nameView(view, view.name, ending: "View")
      }
    }
  }

  private mutating func nameCell(_ view: LayoutView) {
    let isCell = view.kind != .collectionReusableView
    let text = view.element["userLabel"] ?? view.element["reuseIdentifier"]
    nameView(
      view, text ?? (isCell ? "Cell" : view.kind.displayName), ending: isCell ? "Cell" : "View")
  }

  /// Names the written class of a view.
  ///
  /// If views inside of others have the same class of the author, this class gets no content. Then
  /// the written class is a subclass of it.
  private mutating func nameView(_ view: LayoutView, _ text: String, ending: String) {
    if let author = view.customClass.flatMap(SwiftNames.ownClass), inner.contains(author) {
      superclasses[view.id] = author
      names[view.id] = types.type(text, ending: ending)
    } else {
      names[view.id] = name(view.customClass, text, ending: ending)
    }
  }

  private mutating func name(_ author: String?, _ text: String, ending: String) -> String {
    if let own = author.flatMap(SwiftNames.ownClass) { return types.take(own) }
    return types.type(text, ending: ending)
  }

  /// Names the methods for segues: `showDetail` if the segue has that name, or else `showDetailViewController` by
  /// its destination.
  private mutating func nameSegues(of scene: LayoutScene) {
    let own = sceneConnections[scene.index] ?? []
    // The author's actions already have their names.
    var taken = SwiftNames(
      reserved: Set(
        own.compactMap { $0.kind == "action" ? $0.detail?.split(separator: ":").first : nil }
          .map(String.init)
      ).union(SwiftNames.members(of: "UITableViewController")))
    for connection in own where connection.kind == "segue" && isWritten(connection) {
      guard let id = connection.id else { continue }
      let target = connection.destination.flatMap { names[$0] } ?? "Scene"
      var name = connection["identifier"] ?? "show \(target)"
      if let action = connection["unwindAction"] {
        // Objective-C adds the label to the name of an unwind action. The action itself belongs to another class.
        let plain = String(action.prefix { $0 != ":" }).replacing("WithSegue", with: "")
        name = connection["identifier"] ?? plain
        if "\(name):" == action { name = "perform \(name.capitalizedFirst)" }
      }
      segueMethods[id] = taken.value(name, fallback: "showScene")
    }
  }

  private func isWritten(_ segue: Connection) -> Bool {
    switch segue.detail {
    case "unwind": segue["unwindAction"] != nil
    case "custom":
      SegueCode.customClass(segue) != nil && segue.destination.flatMap(instance) != nil
    case let kind:
      SegueCode.kinds.contains(kind ?? "") && segue.destination.flatMap(instance) != nil
    }
  }

  // MARK: Instances

  /// The way in which a controller is created where it is shown.
  struct Instance {
    var expression: String
    /// Whether the expression is optional, because a storyboard may have no such controller.
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
    // If the document has no view for it, the author's class creates its own.
    guard let own = controller.customClass.flatMap(SwiftNames.ownClass) else {
      return Instance(expression: "\(superclass)()")
    }
    return Instance(
      expression: "\(own)()", authorClass: .init(name: own, base: superclass))
  }

  /// A text in the user's language, with the key that Interface Builder gives it.
  func localized(_ text: String, _ id: String, _ key: String) -> String {
    "NSLocalizedString(\(CodeText.literal("\(id).\(key)")), tableName: \(CodeText.literal(table)), "
      + "value: \(CodeText.literal(text)), comment: \"\")"
  }
}

extension LayoutDocument {
  /// Whether a list creates views of this class when it needs them: prototypes of cells, and headers and footers of
  /// a collection's sections.
  func isDequeued(_ view: LayoutView) -> Bool {
    if view.placement == .cell { return !isStaticRow(view) }
    return view.kind == .collectionReusableView && view.parent != nil
      && ["sectionHeaderView", "sectionFooterView"].contains(view.role)
  }

  /// Whether a cell is a row of a static table, which is a part of its controller's class.
  func isStaticRow(_ view: LayoutView) -> Bool {
    guard view.kind == .tableViewCell, let parent = view.parent else { return false }
    return views[parent].element["dataMode"] == "static" && views[parent].controller != nil
  }
}
