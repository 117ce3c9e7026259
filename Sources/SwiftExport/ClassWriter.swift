import Diagnostics
import LayoutModel

/// Writes a class for a root view and the views in it: a view controller, a view, or a cell.
struct ClassWriter {
  enum Kind: Hashable {
    case controller(superclass: String)
    case view(superclass: String)
    case tableCell, collectionCell, reusableView

    var superclass: String {
      switch self {
      case .controller(let name), .view(let name): name
      case .tableCell: "UITableViewCell"
      case .collectionCell: "UICollectionViewCell"
      case .reusableView: "UICollectionReusableView"
      }
    }

    var isController: Bool { if case .controller = self { true } else { false } }
    var isCell: Bool { self == .tableCell || self == .collectionCell }

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

  let classes: DocumentClasses
  var document: LayoutDocument { classes.document }
  let kind: Kind
  let className: String
  /// The purpose of the class, for a comment.
  let title: String
  /// The root view of the class.
  let root: Int
  /// The view whose subviews the class adds: the root, or a cell's content view.
  let container: Int
  let controller: SceneController?
  /// The objects whose outlets and actions lead into the class.
  let owners: Set<ObjectID>
  let style: ConstraintStyle
  let cells: [GridCell]

  var names: [Int: String] = [:]
  var guideNames: [Int: String] = [:]
  var constraintNames: [Int: String] = [:]
  /// The names of properties for bar items and gesture recognizers that have outlets.
  var objectNames: [ObjectID: String] = [:]
  /// The views inside in document order, including rows of static tables.
  var views: [Int] = []
  private var installations: [Int: [GridCell]] = [:]
  /// Views that UIKit creates: content views, and the labels and images of cells with a built-in
  /// style.
  var given: Set<Int> = []
  var losses: [Diagnostic] = []
  /// Views for which the document states a size, although they measure themselves in code.
  var declaredSizes: [Int] = []
  var authorClasses: [SwiftCode.AuthorClass] = []
  var frameworks: Set<String> = []
  /// Protocols that the class adopts, in the order in which they are needed.
  var protocols: [String] = []
  var actions: [ActionMethod] = []
  /// Names of methods of which actions with and without a sender exist.
  let overloadedActions: Set<String>
  /// The constraints that are stored in properties or variables.
  var heldConstraints: Set<Int> = []
  /// Further outlets to views that already have another name.
  var aliases: Set<String> = []
  var identifiers: SwiftNames
  var out = CodeLines()

  init(
    _ classes: DocumentClasses, _ kind: Kind, named className: String, title: String, root: Int,
    controller: SceneController? = nil, owners: Set<ObjectID>, style: ConstraintStyle
  ) {
    self.classes = classes
    self.kind = kind
    self.className = className
    self.title = title
    self.root = root
    self.controller = controller
    self.owners = owners
    self.style = style
    let document = classes.document
    let content = document.views[root].children.first {
      document.views[$0].role == "contentView"
    }
    container = kind.isCell ? content ?? root : root
    cells = document.properties.usesTraitCollections ? GridCell.finals : [.base]
    let own = classes.sceneConnections[document.views[root].scene] ?? []
    var selectors: [String: Set<String>] = [:]
    for action in own where action.kind == "action" {
      let method = ActionMethod(selector: action.detail ?? "", senders: [])
      selectors[method.name, default: []].insert(method.selector)
    }
    overloadedActions = Set(selectors.filter { $0.value.count > 1 }.keys)
    let methods = own.compactMap { connection in
      connection.kind == "action"
        ? ActionMethod(selector: connection.detail ?? "", senders: []).name
        : connection.id.flatMap { classes.segueMethods[$0] }
    }
    identifiers = SwiftNames(
      reserved: SwiftNames.members(of: kind.superclass),
      avoided: SwiftNames.locals.union(methods))
    nameViews()
    // Parents stand before their children.
    for index in views {
      let around = document.views[index].parent.flatMap { installations[$0] } ?? cells
      installations[index] = around.filter {
        document.views[index].installation.isInstalled(in: $0)
      }
    }
  }

  /// The class, and the names in it.
  var written: SwiftCode.WrittenClass {
    let arguments =
      switch kind {
      case .controller: ""
      case .view where ViewInitialiser.rootArguments(document.views[root]) != nil: ""
      case .tableCell: "style: .default, reuseIdentifier: nil"
      case .view, .collectionCell, .reusableView: "frame: .zero"
      }
    let named =
      names.keys.sorted().map { (document.views[$0].id, names[$0]) }
      + guideNames.keys.sorted().map { (document.guides[$0].id, guideNames[$0]) }
    return SwiftCode.WrittenClass(
      name: className, initialiser: "\(className)(\(arguments))", root: document.views[root].id,
      names: named.compactMap { object, name in
        name.map {
          SwiftCode.WrittenClass.Name(object: object, expression: $0.replacing("?", with: ""))
        }
      })
  }

  mutating func lose(_ id: ObjectID, _ name: String, at location: SourceLocation?, _ what: String) {
    losses.append(
      Diagnostic(CodeLoss.property(what, of: NamedObject(id: id, name: name)), at: location))
  }

  mutating func lose(_ view: LayoutView, _ what: String) {
    lose(view.id, view.name, at: view.location, what)
  }

  /// A name for a variable in a method, or another one if a property of the class has it.
  func local(_ name: String, or other: String) -> String {
    identifiers.isTaken(name) ? other : name
  }

  /// A reference to a property, which needs `self` if the method has a variable with the same name.
  func property(_ name: String, besides locals: Set<String>) -> String {
    locals.contains(name) ? "self.\(name)" : name
  }

  // MARK: Writing

  mutating func write() {
    let statements = viewStatements()
    let plan = ConstraintPlan(&self)
    heldConstraints = plan.held
    let varies = plan.varies || statements.varying.contains { !$0.isEmpty } || hasVaryingViews
    // The first line contains the adopted protocols, which are only known after the body was
    // written.
    out = CodeLines(depth: 1)
    writeProperties(plan)
    let methods = [
      ("configureViews", lines { $0.writeConfiguration(statements.common) }),
      ("addViews", lines { $0.writeHierarchy() }),
      ("activateConstraints", lines { $0.writeConstraints(plan) }),
    ].filter { $0.1.count > 0 }
    writeInitialisers(calling: methods.map(\.0), varies: varies)
    for (name, body) in methods {
      out.open("private func \(name)() {")
      out.append(body)
      out.close()
      out.add("")
    }
    if plan.usesFormats { writeFormatMethod() }
    if varies { writeSizeClasses(statements.varying, plan) }
    writeRows()
    writeSegues()
    writeActions()
    let body = out
    out = CodeLines()
    out.add("/// \(CodeText.comment(title))")
    let superclass = classes.superclasses[document.views[root].id]
    if let superclass { authorClasses.append(.init(name: superclass, base: kind.superclass)) }
    let inherited = [superclass ?? kind.superclass] + protocols
    out.open("class \(className): \(inherited.joined(separator: ", ")) {")
    out.append(body)
    out.close()
    loseOutlets()
  }

  /// The lines that are written inside a method.
  private mutating func lines(_ write: (inout ClassWriter) -> Void) -> CodeLines {
    let before = out
    out = CodeLines(depth: 2)
    write(&self)
    let result = out
    out = before
    return result
  }

  private var hasVaryingViews: Bool { views.contains { installedCells($0).count < cells.count } }

  /// The final cells in which a view and all views around it in the class are installed.
  func installedCells(_ index: Int) -> [GridCell] { installations[index] ?? cells }

  /// The statements about views that hold everywhere, and those of each cell.
  private mutating func viewStatements() -> (common: [[String]], varying: [[String]]) {
    var common: [[String]] = []
    var varying = [[String]](repeating: [], count: cells.count)
    var all = [container] + views
    if root != container { all.insert(root, at: 0) }
    for index in all {
      let view = document.views[index]
      guard let name = names[index] else { continue }
      let made = cells.map {
        ViewStatements(classes, view, in: $0, named: name, identifiers: identifiers)
      }
      guard let first = made.first else { continue }
      if first.hasDeclaredSize { declaredSizes.append(index) }
      for loss in first.losses { lose(view, loss) }
      let shared = first.lines.filter { line in made.allSatisfy { $0.lines.contains(line) } }
      if !shared.isEmpty { common.append(shared) }
      for position in cells.indices {
        varying[position] += made[position].lines.filter { !shared.contains($0) }
      }
      if view.index != root, ViewInitialiser.unknown.contains(view.kind) {
        lose(view, "the class of a \(view.kind.rawValue), a plain view instead,")
      }
      if let framework = ViewInitialiser.framework(view) { frameworks.insert(framework) }
    }
    return (common, varying)
  }
}
