import ElementTree
import LayoutModel

extension ClassWriter {
  mutating func writeInitialisers(calling methods: [String], varies: Bool) {
    switch kind {
    case .controller: writeControllerInitialisers(methods, varies)
    case .view where ViewInitialiser.rootArguments(document.views[root]) != nil:
      let arguments = ViewInitialiser.rootArguments(document.views[root]) ?? ""
      out.open("init() {")
      out.add("super.init(\(arguments))")
      writeSetUp(methods, varies)
      out.close()
      out.addUnavailableCoder(className)
    case .view, .collectionCell, .reusableView:
      out.open("override init(frame: CGRect) {")
      out.add("super.init(frame: frame)")
      writeSetUp(methods, varies)
      out.close()
      out.addUnavailableCoder(className)
    case .tableCell:
      let style =
        BuiltInCell(document.views[root].element) == nil
        ? "style" : ".\(ViewInitialiser.cellStyle(document.views[root]))"
      out.open("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {")
      out.add("super.init(style: \(style), reuseIdentifier: reuseIdentifier)")
      writeSetUp(methods, varies)
      out.close()
      out.addUnavailableCoder(className)
    }
    out.add("")
  }

  private mutating func writeSetUp(_ methods: [String], _ varies: Bool) {
    for method in methods { out.add("\(method)()") }
    guard varies else { return }
    out.open(
      "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {")
    out.add("(owner: \(className), _: UITraitCollection) in")
    out.add("owner.updateForSizeClasses()")
    out.close()
    out.add("updateForSizeClasses()")
  }

  private mutating func writeControllerInitialisers(_ methods: [String], _ varies: Bool) {
    guard let controller else { return }
    let statements = ControllerStatements(controller, classes)
    for loss in statements.losses {
      lose(controller.id, controller.name, at: controller.element.location, loss)
    }
    var tabs = navigationCode()
    tabs.writeTabBarItem()
    writeInit(statements.early + tabs.lines)
    writeLoadView()
    out.open("override func viewDidLoad() {")
    out.add("super.viewDidLoad()")
    out.add(statements.late)
    var navigation = navigationCode()
    navigation.writeNavigationItem()
    out.add(navigation.lines)
    take(navigation)
    writeRefreshTarget()
    writeSetUp(methods, varies)
    out.close()
  }

  private mutating func writeRefreshTarget() {
    guard let control = controller?.element.child("refreshControl"), let id = control["id"] else {
      return
    }
    for connection in classes.connections[ObjectID(id)] ?? [] {
      guard let target = selector(connection) else { continue }
      out.add(
        "refreshControl?.addTarget(\(target.receiver), action: \(target.text), for: .valueChanged)")
    }
  }

  /// Writes an initialiser only if something must be done before the view is loaded, or if the superclass
  /// needs arguments.
  private mutating func writeInit(_ early: [String]) {
    let view = document.views[root]
    var call = "super.init(nibName: nil, bundle: nil)"
    var isNeeded = !early.isEmpty
    if kind == .controller(superclass: "UITableViewController") {
      call = "super.init(style: .\(ViewInitialiser.tableStyle(view)))"
      isNeeded = isNeeded || ViewInitialiser.tableStyle(view) != "plain"
    }
    if kind == .controller(superclass: "UICollectionViewController") {
      call = "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
      isNeeded = true
    }
    guard isNeeded else { return }
    out.open("init() {")
    out.add(call)
    out.add(early)
    out.close()
    out.addUnavailableCoder(className)
    out.add("")
  }

  private mutating func writeLoadView() {
    let view = document.views[root]
    var assignment: String?
    if hasOwnRoot, let name = names[root] { assignment = "view = \(name)" }
    addAuthorClasses(of: view)
    if kind.root == "tableView" || kind.root == "collectionView",
      ViewInitialiser.ownClassName(view) != nil
    {
      assignment = "\(kind.root) = \(ViewInitialiser.expression(view, classes))"
    }
    guard let assignment else { return }
    out.open("override func loadView() {")
    out.add(assignment)
    out.close()
    out.add("")
  }

  /// Writes items of bars with the names and actions of this class.
  func navigationCode() -> NavigationCode {
    var code = NavigationCode(classes, controller: controller)
    let methods = self
    code.selector = { methods.selector($0) }
    code.viewName = { id in methods.document.view(id).flatMap { methods.names[$0.index] } }
    code.properties = objectNames
    code.identifiers = identifiers
    return code
  }

  /// Takes over the results of writing items.
  mutating func take(_ code: NavigationCode) {
    identifiers = code.identifiers
    for loss in code.losses {
      if let controller {
        lose(controller.id, controller.name, at: controller.element.location, loss)
      } else {
        lose(document.views[root], loss)
      }
    }
  }
}
