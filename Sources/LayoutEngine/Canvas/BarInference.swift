import LayoutModel

/// The bars of controllers around one scene.
struct SceneBars: Hashable, Sendable {
  /// The navigation bar, if there is one: large or not.
  var navigation: NavigationBar?
  var hasTabBar = false
  var hasToolbar = false
  /// The status bar is hidden on the canvas (`simulatedStatusBarMetrics` without one).
  var hidesStatusBar = false
  /// A simulated bar that lets nothing through: the root view ends at it.
  var isOpaque = false
  /// The root has a size of its own, chosen on the canvas.
  var isFreeform = false
  /// Only presenting segues lead here, and one of them or the controller asks for the whole screen.
  var isPresentedFullScreen = false
  /// The controller is embedded in a container view.
  var isEmbedded = false
  /// That size with the bars; opaque ones make the root lower.
  var freeformHeight: Double?
  /// How far a side bar covers the root, in points from its leading edge.
  var sidebarWidth = 0.0

  struct NavigationBar: Hashable, Sendable {
    var isLarge: Bool
    /// The canvas shows the bar without its large title, as above content that has scrolled below it.
    ///
    /// - Source: so it is where the first view of the root scrolls, whose place UIKit follows: 2 of 2 tables at
    ///   the safe area, of Xcode 11 and 12; below other first views the large title is there (3 of 3 scenes of
    ///   Xcode 12, one with a collection view second). All are outside the corpus.
    var isCollapsed = false
    /// The rectangle recorded with the navigation controller, in screen coordinates.
    var recorded: Rect?
  }
}

/// Finds the bars of each scene: simulated ones, and those inherited through segues.
///
/// A controller has a navigation bar when a navigation controller names it as its root, when one
/// with a bar shows or pushes it, or when the document simulates one; a `<navigationItem>` alone
/// makes none (7 of 7). Tab bars likewise, from the tab bar controller's relationship.
struct BarInference {
  private let document: LayoutDocument
  /// For each controller: the navigation controller around it.
  private var navigation: [Int?]
  private var tabs: [Bool]
  /// The segues that lead to each controller.
  private var arriving: [[Edge]]
  private var embedded: [Bool]
  /// What a controller simulates at the bottom, or the one it is inferred from.
  private var simulatedBottom: [DocumentElement?]
  /// Whether a controller, or the one it is inferred from, simulates no status bar; `nil` where none of them says.
  ///
  /// - Source: 4 of 4 scenes below a navigation controller without one, shown and presented, of a document
  ///   outside the corpus; not the scenes of an embedded controller in one of the corpus (67 views).
  private var hidesStatusBar: [Bool?]

  init(_ document: LayoutDocument) {
    self.document = document
    navigation = Array(repeating: nil, count: document.controllers.count)
    tabs = Array(repeating: false, count: document.controllers.count)
    arriving = Array(repeating: [], count: document.controllers.count)
    embedded = Array(repeating: false, count: document.controllers.count)
    simulatedBottom = document.controllers.map {
      $0.element.child(key: "simulatedBottomBarMetrics")
    }
    hidesStatusBar = document.controllers.map { Self.hidesStatusBar($0.element) }
    inherit()
  }

  /// Relationships of tab bar controllers and split views to what they contain.
  private static let containment: Set<String> = [
    "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController",
    "compactViewController",
  ]

  /// A segue from one controller to another.
  private struct Edge {
    var id: ObjectID?
    var source: Int
    var destination: Int
    var kind: String
    var relationship: String?
    /// `modalPresentationStyle` of the segue.
    var style: String?

    var isModal: Bool { kind == "presentation" || kind == "modal" }
  }

  /// All segues of the document, in its order.
  private var edges: [Edge] {
    document.connections.compactMap { connection in
      guard connection.kind == "segue", let scene = connection.scene,
        let source = document.scenes[scene].controllers.first,
        let target = connection.destination,
        case .controller(let destination)? = document.items[target]
      else { return nil }
      return Edge(
        id: connection.id, source: source, destination: destination,
        kind: connection["kind"] ?? "", relationship: connection["relationship"],
        style: connection["modalPresentationStyle"])
    }
  }

  /// The segues that metrics are inferred through: where several lead to a controller, the one that
  /// `inferredMetricsTieBreakers` names (1 of 1 scene; in 29 other documents both are alike).
  private func deciding(_ edges: [Edge]) -> [Edge] {
    guard let breakers = document.tree.root.child("inferredMetricsTieBreakers") else {
      return edges
    }
    let ids = Set(breakers.children.compactMap { $0["reference"].map { ObjectID($0) } })
    func isNamed(_ edge: Edge) -> Bool { edge.id.map(ids.contains) ?? false }
    let decided = Set(edges.filter(isNamed).map(\.destination))
    return edges.filter { isNamed($0) || !decided.contains($0.destination) }
  }

  /// Follows segues until nothing changes, in document order.
  private mutating func inherit() {
    let edges = edges
    for edge in edges where edge.kind != "unwind" {
      arriving[edge.destination].append(edge)
      if edge.kind == "embed" { embedded[edge.destination] = true }
    }
    let deciding = deciding(edges)
    var changed = true
    while changed {
      changed = false
      for edge in deciding {
        var bar: Int?
        var tab = false
        var bottom: DocumentElement?
        if edge.relationship == "rootViewController" {
          bar = edge.source
          tab = tabs[edge.source]
          bottom = simulatedBottom[edge.source]
        } else if Self.containment.contains(edge.relationship ?? "") {
          tab = tabs[edge.source] || document.controllers[edge.source].kind == "tabBarController"
          bar = navigation[edge.source]
        } else if edge.kind == "show" || edge.kind == "push" {
          bar = navigation[edge.source]
          tab = tabs[edge.source]
          bottom = simulatedBottom[edge.source]
        }
        if let hides = hidesStatusBar[edge.source], hidesStatusBar[edge.destination] == nil,
          edge.kind != "unwind", edge.kind != "embed"
        {
          hidesStatusBar[edge.destination] = hides
          changed = true
        }
        if bottom != nil, simulatedBottom[edge.destination] == nil {
          simulatedBottom[edge.destination] = bottom
          changed = true
        }
        if let bar, navigation[edge.destination] == nil {
          navigation[edge.destination] = bar
          changed = true
        }
        if tab, !tabs[edge.destination] {
          tabs[edge.destination] = true
          changed = true
        }
      }
    }
  }

  func navigationController(around controller: Int) -> Int? { navigation[controller] }

  func bars(of scene: LayoutScene) -> SceneBars {
    var bars = SceneBars()
    guard let index = scene.controllers.first else {
      if let root = scene.roots.first { simulate(document.views[root].element, &bars) }
      return bars
    }
    let controller = document.controllers[index]
    if let source = navigation[index], !hidesBar(source) {
      let bar = document.views.first {
        $0.controller == source && $0.role == "navigationBar"
      }
      let item = controller.element.child("navigationItem", key: "navigationItem")
      let isLarge =
        (bar?.element.flag("largeTitles") ?? false)
        && item?["largeTitleDisplayMode"] != "never"
      bars.navigation = SceneBars.NavigationBar(
        isLarge: isLarge, isCollapsed: startsWithScrolling(scene), recorded: bar?.recordedFrame)
      bars.hasToolbar = document.controllers[source].element.flag("toolbarHidden") == false
    }
    bars.hasTabBar = tabs[index]
    bars.isEmbedded = embedded[index]
    bars.isPresentedFullScreen = isPresentedFullScreen(index)
    // What a navigation controller simulates at the bottom, its children have (1 of 1), and what a
    // controller simulates there, the ones that it shows (1 of 1, outside the corpus).
    if let bottom = simulatedBottom[index] { simulate(bottom: bottom, &bars) }
    if controller.element.flag("hidesBottomBarWhenPushed") ?? false { bars.hasTabBar = false }
    simulate(controller.element, &bars)
    bars.hidesStatusBar = hidesStatusBar[index] ?? false
    return bars
  }

  private func startsWithScrolling(_ scene: LayoutScene) -> Bool {
    guard let first = scene.roots.first.flatMap({ document.views[$0].children.first }) else {
      return false
    }
    return document.views[first].kind.isScrolling
  }

  /// Whether all segues present a controller, and one of them or the controller itself asks for the whole
  /// screen. To show it from where there is no navigation bar is to present it.
  private func isPresentedFullScreen(_ controller: Int) -> Bool {
    let segues = arriving[controller]
    let presenting = segues.filter(\.isModal)
    func presents(_ segue: Edge) -> Bool {
      segue.isModal || segue.kind == "show" && navigation[segue.source] == nil
    }
    return !presenting.isEmpty && segues.allSatisfy(presents)
      && (document.controllers[controller].element["modalPresentationStyle"] == "fullScreen"
        || presenting.contains { $0.style == "fullScreen" })
  }

  private func hidesBar(_ navigationController: Int) -> Bool {
    document.controllers[navigationController].element.flag("navigationBarHidden") ?? false
  }

  /// What the document simulates instead of what is inherited; `<nil key="…"/>` is no bar.
  ///
  /// - Source: `simulatedTopBarMetrics`, `simulatedBottomBarMetrics`, `simulatedStatusBarMetrics`.
  private func simulate(_ element: DocumentElement, _ bars: inout SceneBars) {
    if let top = element.child(key: "simulatedTopBarMetrics") {
      if top.name == "nil" {
        bars.navigation = nil
      } else if top.name == "simulatedNavigationBarMetrics" {
        bars.navigation = SceneBars.NavigationBar(isLarge: false, recorded: nil)
        bars.isOpaque = top.flag("translucent") == false
      }
    }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      simulate(bottom: bottom, &bars)
    }
    bars.isFreeform =
      element.child("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics") != nil
    bars.freeformHeight = element.child("size", key: "freeformSize")?.number("height")
    bars.hidesStatusBar = Self.hidesStatusBar(element) ?? false
  }

  private static func hidesStatusBar(_ element: DocumentElement) -> Bool? {
    element.child(key: "simulatedStatusBarMetrics")
      .map { $0.name == "nil" || $0["statusBarStyle"] == "none" }
  }

  private func simulate(bottom: DocumentElement, _ bars: inout SceneBars) {
    bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
    bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
  }
}
