import ElementTree
import LayoutModel

/// The statements about a view controller itself, without its views.
struct ControllerStatements {
  let controller: SceneController
  let classes: DocumentClasses
  /// Statements that must run before the view is loaded, because containers and transitions need
  /// them.
  private(set) var early: [String] = []
  private(set) var late: [String] = []
  private(set) var losses: [String] = []

  init(_ controller: SceneController, _ classes: DocumentClasses) {
    self.controller = controller
    self.classes = classes
    readAttributes()
    for child in controller.element.children { read(child) }
  }

  private mutating func readAttributes() {
    for attribute in controller.element.attributes {
      let value = attribute.value
      let flag = CodeText.flag(value)
      switch attribute.name {
      case "title":
        late.append("title = \(classes.localized(value, controller.id.text, "title"))")
      case "hidesBottomBarWhenPushed" where value == "YES":
        early.append("hidesBottomBarWhenPushed = true")
      case "modalPresentationStyle" where SegueCode.presentationStyles.contains(value):
        early.append("modalPresentationStyle = .\(value)")
      case "modalTransitionStyle" where SegueCode.transitionStyles.contains(value):
        early.append("modalTransitionStyle = .\(value)")
      case "definesPresentationContext", "providesPresentationContextTransitionStyle",
        "extendedLayoutIncludesOpaqueBars":
        if value == "YES" { late.append("\(attribute.name) = true") }
      case "clearsSelectionOnViewWillAppear":
        if value == "NO" { late.append("clearsSelectionOnViewWillAppear = false") }
      case "viewRespectsSystemMinimumLayoutMargins":
        if value == "NO" { late.append("viewRespectsSystemMinimumLayoutMargins = false") }
      case "modalInPresentation" where value == "YES": late.append("isModalInPresentation = true")
      case "restorationIdentifier":
        late.append("restorationIdentifier = \(CodeText.literal(value))")
      case "navigationBarHidden": late.append("isNavigationBarHidden = \(flag)")
      case "toolbarHidden": late.append("isToolbarHidden = \(flag)")
      case "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
        "hidesBarsWhenVerticallyCompact":
        late.append("\(attribute.name) = \(flag)")
      case "preferredDisplayMode":
        let modes = [
          "beside": "oneBesideSecondary", "over": "oneOverSecondary", "hidden": "secondaryOnly",
          "automatic": "automatic",
        ]
        if let mode = modes[value] {
          late.append("preferredDisplayMode = .\(mode)")
        } else {
          losses.append("\(attribute.name) '\(value)'")
        }
      case let name where Self.canvasAttributes.contains(name): break
      case "style" where ContainerClass.splitStyles.contains(value): break
      case "transitionStyle", "navigationOrientation": break
      // A page view controller that shows one page at a time always has its spine there.
      case "spineLocation" where ["none", "min"].contains(value): break
      default: losses.append("\(attribute.name) '\(value)'")
      }
    }
  }

  private mutating func read(_ child: DocumentElement) {
    let key = child["key"] ?? child.name
    switch key {
    case "edgesForExtendedLayout":
      let edges = ["top", "left", "bottom", "right"].filter { child[$0] == "YES" }
      late.append(
        "edgesForExtendedLayout = [\(edges.map { ".\($0)" }.joined(separator: ", "))]")
    case "contentSizeForViewInPopover", "preferredContentSize":
      if let width = child.number("width"), let height = child.number("height") {
        late.append(
          "preferredContentSize = CGSize(width: \(CodeText.number(width)), height: \(CodeText.number(height)))"
        )
      }
    case "userDefinedRuntimeAttributes":
      for attribute in child.children {
        guard let path = attribute["keyPath"] else { continue }
        if let value = RuntimeAttributeCode.value(attribute) {
          late.append("setValue(\(value), forKeyPath: \(CodeText.literal(path)))")
        } else {
          losses.append("runtime attribute '\(path)'")
        }
      }
    case "refreshControl" where controller.kind == "tableViewController":
      late.append("refreshControl = UIRefreshControl()")
      if let color = child.child("color", key: "tintColor").flatMap(ColorCode.expression) {
        late.append("refreshControl?.tintColor = \(CodeText.implicit(color))")
      }
      if let text = child.child("attributedString", key: "attributedTitle") {
        var code = AttributedTextCode(classes, id: child["id"] ?? "", key: "attributedTitle")
        let (before, value) = code.statements(text, named: "refreshControlText")
        late += before + ["refreshControl?.attributedTitle = \(value)"]
        losses += code.losses
      }
    case "navigationItem", "tabBarItem", "toolbarItems", "navigationBar", "tabBar", "toolbar":
      break
    case let key where key.hasPrefix("simulated") || Self.canvasParts.contains(key): break
    default: losses.append(key)
    }
  }

  /// Attributes that only the canvas, storyboards or old systems need.
  private static let canvasAttributes: Set<String> = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "identifier",
    "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout", "hidesBottomBarWhenPushed",
    "autoresizesArchivedViewToFullSize", "showSeguePresentationStyle", "modalInPresentation",
  ]
  private static let canvasParts: Set<String> = [
    "view", "layoutGuides", "connections", "freeformSize", "nil", "point", "extendedEdge",
    "userComments",
  ]
}
