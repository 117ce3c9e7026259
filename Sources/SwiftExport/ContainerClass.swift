import Diagnostics
import ElementTree
import LayoutModel

/// Writes the class of a navigation, tab bar, split or page view controller. It creates the controllers that
/// it shows.
struct ContainerClass {
  let controller: SceneController
  let classes: DocumentClasses
  let name: String
  private(set) var out = CodeLines()
  private(set) var losses: [Diagnostic] = []
  private(set) var authorClasses: [SwiftCode.AuthorClass] = []

  static let superclasses = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]
  static let splitStyles: Set<String> = ["doubleColumn", "tripleColumn"]

  init(_ controller: SceneController, named name: String, _ classes: DocumentClasses) {
    self.controller = controller
    self.classes = classes
    self.name = name
    write()
  }

  private mutating func write() {
    let statements = ControllerStatements(controller, classes)
    var navigation = NavigationCode(classes, controller: controller)
    navigation.writeTabBarItem()
    let bars = barStatements()
    out.add("/// The scene '\(CodeText.comment(controller.name))'.")
    out.open("class \(name): \(Self.superclasses[controller.kind] ?? "UIViewController") {")
    out.open("init() {")
    out.add(superInitialiser)
    out.add(statements.early + navigation.lines)
    writeChildren()
    out.close()
    out.addUnavailableCoder(name)
    let late = statements.late + bars
    if !late.isEmpty {
      out.add("")
      out.open("override func viewDidLoad() {")
      out.add("super.viewDidLoad()")
      out.add(late)
      out.close()
    }
    out.close()
    for loss in statements.losses + navigation.losses { lose(loss) }
  }

  private var superInitialiser: String {
    switch controller.kind {
    case "splitViewController":
      if let style = controller.element["style"], Self.splitStyles.contains(style) {
        return "super.init(style: .\(style))"
      }
      return "super.init(nibName: nil, bundle: nil)"
    case "pageViewController":
      let transition = controller.element["transitionStyle"] == "scroll" ? "scroll" : "pageCurl"
      let orientation =
        controller.element["navigationOrientation"] == "vertical" ? "vertical" : "horizontal"
      return
        "super.init(transitionStyle: .\(transition), navigationOrientation: .\(orientation))"
    default: return "super.init(nibName: nil, bundle: nil)"
    }
  }

  private mutating func writeChildren() {
    var children: [(relationship: String, expression: String, isOptional: Bool)] = []
    for connection in classes.connections[controller.id] ?? [] {
      guard connection.kind == "segue", connection.detail == "relationship",
        let relationship = connection["relationship"], let destination = connection.destination,
        let instance = classes.instance(of: destination)
      else {
        // The author's code must handle other segues and outlets of a container.
        lose("the \(connection.kind) '\(connection["identifier"] ?? connection.detail ?? "")'")
        continue
      }
      authorClasses += [instance.authorClass].compactMap { $0 }
      children.append((relationship, instance.expression, instance.isOptional))
    }
    if children.isEmpty { return }
    let columns = [
      "masterViewController": "primary", "detailViewController": "secondary",
      "supplementaryViewController": "supplementary", "compactViewController": "compact",
    ]
    if controller.kind == "splitViewController", controller.element["style"] != nil {
      for child in children {
        guard let column = columns[child.relationship] else {
          lose("the relationship '\(child.relationship)'")
          continue
        }
        out.add("setViewController(\(child.expression), for: .\(column))")
      }
      return
    }
    let list = children.map(\.expression)
    let ending = children.contains(where: \.isOptional) ? "].compactMap { $0 }" : "]"
    if list.count == 1, ending == "]" {
      out.add("viewControllers = [\(list[0])]")
    } else {
      out.open("viewControllers = [")
      for expression in list { out.add("\(expression),") }
      out.close(ending)
    }
  }

  /// The statements about the controller's own bars.
  private mutating func barStatements() -> [String] {
    var lines: [String] = []
    for view in classes.document.views where view.controller == controller.index {
      guard let role = view.role, ["navigationBar", "tabBar", "toolbar"].contains(role) else {
        continue
      }
      let statements = ViewStatements(
        classes, view, in: .base, named: role, isBarOfController: true)
      lines += statements.lines
      for loss in statements.losses { lose("\(loss) of its \(role)") }
    }
    return lines
  }

  private mutating func lose(_ what: String) {
    losses.append(
      Diagnostic(
        CodeLoss.property(what, of: NamedObject(id: controller.id, name: controller.name)),
        at: controller.element.location))
  }
}
