import ElementTree
import LayoutModel
import PlatformRules

/// Finds the bars of each scene: simulated ones, and those inherited through segues.
///
/// A controller has a navigation bar when a navigation controller names it as its root, when a
/// controller with a bar shows or pushes it, or when the document simulates one. A
/// `<navigationItem>` alone makes none (7 of 7). Tab bars are inherited in the same way, from the
/// tab bar controller's relationship.
struct BarInference {
  private let document: LayoutDocument
  private let segues: SceneSegues
  private let rules: RulesInForce
  /// The inferred bars of each controller.
  private var inferred: [InferredBars]

  init(_ document: LayoutDocument, _ segues: SceneSegues, _ rules: RulesInForce) {
    self.document = document
    self.rules = rules
    self.segues = segues
    let nilHides = rules.nilHidesStatusBar
    inferred = document.controllers.map { InferredBars(of: $0.element, nilHides: nilHides) }
    inherit()
  }

  /// What is known about the bars of a controller: from its own metrics first, then from the
  /// controllers that lead to it.
  private struct InferredBars {
    /// The position of the navigation controller around it.
    var navigation: Int?
    /// The simulated top bar of the controllers that show it. It overrides the bar of the
    /// navigation controller.
    var top: DocumentElement?
    var hasTabBar = false
    /// The simulated bottom bar.
    var bottom: DocumentElement?
    /// Whether the simulated status bar is "none"; `nil` if nothing states it.
    ///
    /// - Source: 4 of 4 scenes below a navigation controller without a status bar, shown and
    ///   presented, in a document outside the corpus. It does not hold for the scenes of an
    ///   embedded controller in a document of the corpus (67 views).
    var hidesStatusBar: Bool?

    init() {}

    init(of controller: DocumentElement, nilHides: Bool) {
      top = controller.child(key: "simulatedTopBarMetrics")
      bottom = controller.child(key: "simulatedBottomBarMetrics")
      hidesStatusBar = Self.hidesStatusBar(controller, nilHides: nilHides)
    }

    static func hidesStatusBar(_ element: DocumentElement, nilHides: Bool) -> Bool? {
      element.child(key: "simulatedStatusBarMetrics")
        .map { $0.name == "nil" ? nilHides : $0["statusBarStyle"] == "none" }
    }

    /// Copies the bars that are not decided yet from `other`.
    ///
    /// - Returns: whether anything was taken over.
    mutating func complete(from other: InferredBars) -> Bool {
      let before = [navigation == nil, hasTabBar, top == nil, bottom == nil, hidesStatusBar == nil]
      // If a controller already has a navigation controller, a simulated top bar of another one
      // does not count.
      if navigation == nil { top = top ?? other.top }
      navigation = navigation ?? other.navigation
      hasTabBar = hasTabBar || other.hasTabBar
      bottom = bottom ?? other.bottom
      hidesStatusBar = hidesStatusBar ?? other.hidesStatusBar
      return before
        != [navigation == nil, hasTabBar, top == nil, bottom == nil, hidesStatusBar == nil]
    }
  }

  /// Follows segues, in document order, until nothing changes.
  private mutating func inherit() {
    let deciding = segues.deciding
    var changed = true
    while changed {
      changed = false
      for segue in deciding where inferred[segue.destination].complete(from: passedOn(by: segue)) {
        changed = true
      }
    }
  }

  /// The bars that the destination of a segue inherits from its source.
  private func passedOn(by segue: SceneSegues.Segue) -> InferredBars {
    let source = inferred[segue.source]
    var passed = InferredBars()
    if segue.kind == "unwind" || segue.kind == "embed" { return passed }
    passed.hidesStatusBar = source.hidesStatusBar
    if segue.isRoot {
      passed.navigation = segue.source
      passed.hasTabBar = source.hasTabBar
      if rules.childrenHaveSimulatedBottom { passed.bottom = source.bottom }
    } else if segue.isContainment {
      passed.navigation = source.navigation
      passed.hasTabBar =
        source.hasTabBar || document.controllers[segue.source].kind == "tabBarController"
    } else if shows(segue) {
      passed.top = source.top
      passed.navigation = source.navigation
      passed.hasTabBar = source.hasTabBar
      if rules.shownHaveSimulatedBottom { passed.bottom = source.bottom }
    }
    return passed
  }

  /// Whether a segue shows its destination in the place of its source.
  private func shows(_ segue: SceneSegues.Segue) -> Bool {
    segue.isShow || segue.kind == "showDetail" && rules.showDetailInheritsBar
  }

  func navigationController(around controller: Int) -> Int? { inferred[controller].navigation }

  func bars(of scene: LayoutScene) -> SceneBars {
    var bars = SceneBars()
    guard let index = scene.controllers.first else {
      if let root = scene.roots.first.map({ document.views[$0].element }) {
        simulate(root, &bars)
        bars.hidesStatusBar =
          InferredBars.hidesStatusBar(root, nilHides: rules.nilHidesStatusBar) ?? false
      }
      return bars
    }
    let controller = document.controllers[index]
    if let source = inferred[index].navigation, !hidesBar(source) {
      let bar = document.views.first {
        $0.controller == source && $0.role == "navigationBar"
      }
      let item = controller.element.child("navigationItem", key: "navigationItem")
      let isLarge =
        (bar?.element.flag("largeTitles") ?? false)
        && item?["largeTitleDisplayMode"] != "never"
      bars.navigation = SceneBars.NavigationBar(
        isLarge: isLarge,
        isCollapsed: rules.largeTitleCollapses && startsWithScrolling(scene),
        recorded: bar?.recordedFrame)
      bars.hasToolbar = document.controllers[source].element.flag("toolbarHidden") == false
    }
    bars.hasTabBar = inferred[index].hasTabBar
    bars.isEmbedded = segues.arriving[index].contains { $0.kind == "embed" }
    bars.isPresentedFullScreen = isPresentedFullScreen(index)
    if let bottom = inferred[index].bottom { simulate(bottom: bottom, &bars) }
    if let top = inferred[index].top { simulate(top: top, &bars) }
    if controller.element.flag("hidesBottomBarWhenPushed") ?? false { bars.hasTabBar = false }
    simulate(controller.element, &bars)
    bars.hidesStatusBar = inferred[index].hidesStatusBar ?? false
    return bars
  }

  private func startsWithScrolling(_ scene: LayoutScene) -> Bool {
    guard let first = scene.roots.first.flatMap({ document.views[$0].children.first }) else {
      return false
    }
    return document.views[first].kind.isScrolling
  }

  /// Whether all segues present a controller, and the controller fills the whole screen. It does if
  /// a segue or the controller itself asks for it, or if the canvas is a phone in landscape, where
  /// sheets are as large as the screen. A "show" segue from a scene without a navigation bar
  /// presents the controller.
  private func isPresentedFullScreen(_ controller: Int) -> Bool {
    let arriving = segues.arriving[controller]
    func presents(_ segue: SceneSegues.Segue) -> Bool {
      segue.isModal || segue.kind == "show" && inferred[segue.source].navigation == nil
    }
    guard !arriving.isEmpty, arriving.allSatisfy(presents) else { return false }
    if rules.situation.facts.contains(.compactHeight) { return true }
    let presenting = arriving.filter(\.isModal)
    return !presenting.isEmpty
      && (document.controllers[controller].element["modalPresentationStyle"] == "fullScreen"
        || presenting.contains { $0.style == "fullScreen" })
  }

  private func hidesBar(_ navigationController: Int) -> Bool {
    document.controllers[navigationController].element.flag("navigationBarHidden") ?? false
  }

  /// Reads the bars that the document simulates instead of the inherited ones. `<nil key="…"/>`
  /// means no bar.
  ///
  /// - Source: `simulatedTopBarMetrics`, `simulatedBottomBarMetrics`, `simulatedStatusBarMetrics`.
  private func simulate(_ element: DocumentElement, _ bars: inout SceneBars) {
    if let top = element.child(key: "simulatedTopBarMetrics") { simulate(top: top, &bars) }
    if let bottom = element.child(key: "simulatedBottomBarMetrics") {
      simulate(bottom: bottom, &bars)
    }
    let freeformSize = element.child("size", key: "freeformSize")
    bars.isFreeform =
      freeformSize != nil
      || element.child("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics") != nil
    bars.freeformHeight = freeformSize?.number("height")
  }

  private func simulate(top: DocumentElement, _ bars: inout SceneBars) {
    if top.name == "nil" {
      bars.navigation = nil
    } else if top.name == "simulatedNavigationBarMetrics" {
      bars.navigation = SceneBars.NavigationBar(isLarge: false, recorded: nil)
      bars.isOpaque = top.flag("translucent") == false
    }
  }

  private func simulate(bottom: DocumentElement, _ bars: inout SceneBars) {
    bars.hasTabBar = bottom.name == "simulatedTabBarMetrics"
    bars.hasToolbar = bottom.name == "simulatedToolbarMetrics"
  }
}
