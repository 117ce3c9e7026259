import Diagnostics
import LayoutModel

/// A class for a root view and what lies in it: a view controller, a view, or a cell.
struct ClassWriter {
  enum Kind: Hashable {
    case controller(superclass: String), view, tableCell, collectionCell, reusableView

    var superclass: String {
      switch self {
      case .controller(let name): name
      case .view: "UIView"
      case .tableCell: "UITableViewCell"
      case .collectionCell: "UICollectionViewCell"
      case .reusableView: "UICollectionReusableView"
      }
    }

    /// The root view as an expression.
    var root: String {
      switch self {
      case .controller("UITableViewController"): "tableView"
      case .controller("UICollectionViewController"): "collectionView"
      case .controller: "view"
      case .view, .reusableView: "self"
      case .tableCell, .collectionCell: "contentView"
      }
    }
  }

  let document: LayoutDocument
  let kind: Kind
  let className: String
  /// What the class is for, in a comment.
  let title: String
  /// Whose views they are.
  let root: Int
  /// The view whose subviews stand in the class: the root, or a cell's content view.
  let container: Int
  /// The object whose outlets and actions lead into the class.
  let owners: Set<ObjectID>
  let table: String
  let cells: [GridCell]

  var names: [Int: String] = [:]
  var guideNames: [Int: String] = [:]
  var views: [Int] = []
  var losses: [Diagnostic] = []
  var authorClasses: [SwiftCode.AuthorClass] = []
  private var identifiers = SwiftNames(reserved: SwiftNames.members)
  var constraintNames: [Int: String] = [:]
  var out = CodeLines()

  init(
    _ document: LayoutDocument, _ kind: Kind, named className: String, title: String, root: Int,
    owners: Set<ObjectID>, table: String
  ) {
    self.document = document
    self.kind = kind
    self.className = className
    self.title = title
    self.root = root
    self.owners = owners
    self.table = table
    let isCell = kind == .tableCell || kind == .collectionCell
    let content = document.views[root].children.first { document.views[$0].role == "contentView" }
    container = isCell ? content ?? root : root
    cells = document.properties.usesTraitCollections ? GridCell.finals : [.base]
    nameViews()
  }

  // MARK: Names

  private mutating func nameViews() {
    names[root] = kind.root == "contentView" && container != root ? "self" : kind.root
    names[container] = kind.root
    var outlets: [ObjectID: String] = [:]
    for connection in document.connections
    where connection.kind == "outlet" && owners.contains(connection.owner) {
      if let destination = connection.destination, let property = connection.detail,
        SwiftNames.isIdentifier(property), outlets[destination] == nil
      {
        outlets[destination] = property
      }
    }
    collect(container)
    for index in views {
      let view = document.views[index]
      if let outlet = outlets[view.id], !SwiftNames.members.contains(outlet) {
        names[index] = identifiers.take(outlet)
      }
    }
    for index in views where names[index] == nil {
      let view = document.views[index]
      if view.role == "contentView", let parent = view.parent, let outer = names[parent] {
        names[index] = "\(outer).contentView"
        continue
      }
      let label = view.element["userLabel"] ?? view.kind.displayName
      names[index] = identifiers.value(label, fallback: view.kind.rawValue)
    }
    for (index, guide) in document.guides.enumerated()
    where guide.kind == .custom && guide.view.map({ names[$0] != nil }) ?? false {
      guideNames[index] = identifiers.value(guide.userLabel ?? "Layout Guide", fallback: "guide")
    }
    for (index, constraint) in document.constraints.enumerated() {
      if let outlet = outlets[constraint.id] { constraintNames[index] = identifiers.take(outlet) }
    }
  }

  /// All views inside, but for cells, which have classes of their own.
  private mutating func collect(_ index: Int) {
    for child in document.views[index].children where document.views[child].placement != .cell {
      views.append(child)
      collect(child)
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

  mutating func lose(_ id: ObjectID, _ name: String, at location: SourceLocation?, _ what: String) {
    losses.append(
      Diagnostic(
        .notInCode, .warning, "no code says \(what) of '\(id)' (\(name))", at: location,
        objects: [id.text]))
  }

  /// The class and what it names.
  var written: SwiftCode.WrittenClass {
    let arguments =
      switch kind {
      case .controller: ""
      case .tableCell: "style: .default, reuseIdentifier: nil"
      case .view, .collectionCell, .reusableView: "frame: .zero"
      }
    let named =
      names.keys.sorted().map { (document.views[$0].id, names[$0]) }
      + guideNames.keys.sorted().map { (document.guides[$0].id, guideNames[$0]) }
    return SwiftCode.WrittenClass(
      name: className, initialiser: "\(className)(\(arguments))", root: document.views[root].id,
      names: named.compactMap { object, name in
        name.map { SwiftCode.WrittenClass.Name(object: object, expression: $0) }
      })
  }

  // MARK: Writing

  mutating func write() {
    let statements = viewStatements()
    let plan = ConstraintPlan(&self)
    let varies = plan.varies || statements.varying.contains { !$0.isEmpty } || hasVaryingViews
    out.add("/// \(CodeText.comment(title))")
    out.open("class \(className): \(kind.superclass) {")
    writeProperties(plan)
    writeInitialisers(varies: varies)
    writeConfiguration(statements.common)
    writeHierarchy()
    writeConstraints(plan)
    if varies { writeSizeClasses(statements.varying, plan) }
    writeActions()
    out.close()
  }

  private var hasVaryingViews: Bool { views.contains { installedCells($0).count < cells.count } }

  /// The final cells in which a view is installed, with all around it in the class.
  func installedCells(_ index: Int) -> [GridCell] {
    cells.filter { cell in
      var current: Int? = index
      while let view = current, view != container {
        if !document.views[view].installation.isInstalled(in: cell) { return false }
        current = document.views[view].parent
      }
      return true
    }
  }

  /// What views say everywhere, and what they say in each cell alone.
  private mutating func viewStatements() -> (common: [[String]], varying: [[String]]) {
    var common: [[String]] = []
    var varying = [[String]](repeating: [], count: cells.count)
    var all = [container] + views
    if root != container { all.insert(root, at: 0) }
    for index in all {
      let view = document.views[index]
      guard let name = names[index] else { continue }
      let made = cells.map { ViewStatements(document, view, in: $0, named: name, table: table) }
      guard let first = made.first else { continue }
      for loss in first.losses { lose(view.id, view.name, at: view.location, loss) }
      let shared = first.lines.filter { line in made.allSatisfy { $0.lines.contains(line) } }
      if !shared.isEmpty { common.append(shared) }
      for position in cells.indices {
        varying[position] += made[position].lines.filter { !shared.contains($0) }
      }
      checkSupport(view)
    }
    return (common, varying)
  }

  private mutating func checkSupport(_ view: LayoutView) {
    if view.index != root, ViewInitialiser.unknown.contains(view.kind) {
      lose(
        view.id, view.name, at: view.location,
        "the class of a \(view.kind.rawValue), a plain view instead,")
    }
    if view.kind == .tableView, view.element["dataMode"] != "prototypes",
      view.children.contains(where: { document.views[$0].placement == .cell })
    {
      lose(
        view.id, view.name, at: view.location, "the static rows, which a data source has to give,")
    }
    for child in view.element.children where child.name == "attributedString" {
      lose(view.id, view.name, at: view.location, "the attributed text")
    }
  }

  // MARK: Properties

  private mutating func writeProperties(_ plan: ConstraintPlan) {
    if case .tableCell = kind, let identifier = document.views[root].element["reuseIdentifier"] {
      out.add("static let reuseIdentifier = \(CodeText.literal(identifier))")
      out.add("")
    } else if kind == .collectionCell || kind == .reusableView,
      let identifier = document.views[root].element["reuseIdentifier"]
    {
      out.add("static let reuseIdentifier = \(CodeText.literal(identifier))")
      out.add("")
    }
    for index in views {
      let view = document.views[index]
      guard let name = names[index], !name.contains(".") else { continue }
      if let author = view.customClass, SwiftNames.isIdentifier(author) {
        authorClasses.append(.init(name: author, base: ViewInitialiser.className(view)))
      }
      out.add("let \(name) = \(ViewInitialiser.expression(view))")
    }
    for index in guideNames.keys.sorted() {
      if let name = guideNames[index] { out.add("let \(name) = UILayoutGuide()") }
    }
    if !views.isEmpty { out.add("") }
    plan.writeProperties(&out)
  }

  private mutating func writeInitialisers(varies: Bool) {
    let update = varies ? ["updateForSizeClasses()"] : []
    switch kind {
    case .controller:
      out.open("override func viewDidLoad() {")
      out.add("super.viewDidLoad()")
      writeController()
      for line in ["configureViews()", "addViews()", "activateConstraints()"] { out.add(line) }
      writeRegistration(varies)
      for line in update { out.add(line) }
      out.close()
    case .view, .collectionCell, .reusableView:
      out.open("override init(frame: CGRect) {")
      out.add("super.init(frame: frame)")
      writeSetUp(varies)
      out.close()
      writeCoder()
    case .tableCell:
      out.open("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {")
      out.add("super.init(style: style, reuseIdentifier: reuseIdentifier)")
      writeSetUp(varies)
      out.close()
      writeCoder()
    }
    out.add("")
  }

  private mutating func writeSetUp(_ varies: Bool) {
    for line in ["configureViews()", "addViews()", "activateConstraints()"] { out.add(line) }
    writeRegistration(varies)
    if varies { out.add("updateForSizeClasses()") }
  }

  private mutating func writeRegistration(_ varies: Bool) {
    guard varies else { return }
    out.open(
      "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {")
    out.add("(owner: \(className), _: UITraitCollection) in")
    out.add("owner.updateForSizeClasses()")
    out.close()
  }

  /// UIKit asks for it of every subclass; what can't be called traps, as in the code that Xcode offers.
  private mutating func writeCoder() {
    out.add("")
    out.add("@available(*, unavailable)")
    out.open("required init?(coder: NSCoder) {")
    out.add("fatalError(\"\(className) is made in code\")")
    out.close()
  }

  /// What the controller itself says.
  private mutating func writeController() {
    guard let index = document.views[root].controller else { return }
    let controller = document.controllers[index]
    if let title = controller.title {
      out.add(
        "title = NSLocalizedString(\(CodeText.literal("\(controller.id).title")), tableName: \(CodeText.literal(table)), value: \(CodeText.literal(title)), comment: \"\")"
      )
    }
    for child in controller.element.children where child.name == "navigationItem" {
      if let title = child["title"] {
        out.add(
          "navigationItem.title = NSLocalizedString(\(CodeText.literal("\(child["id"] ?? "").title")), tableName: \(CodeText.literal(table)), value: \(CodeText.literal(title)), comment: \"\")"
        )
      }
      for item in child.children where item["key"] != nil {
        lose(
          controller.id, controller.name, at: item.location,
          "the \(item["key"] ?? "item") of the navigation item")
      }
    }
    if controller.element.flag("hidesBottomBarWhenPushed") == true {
      out.add("hidesBottomBarWhenPushed = true")
    }
  }
}
