import LayoutModel
import PlatformRules

/// What surrounds the scenes of a document: the canvas of its Xcode, and the bars of each scene.
struct CanvasRules: Sendable {
  let canvas: DesignCanvas
  let environment: LayoutEnvironment
  /// What the device of the canvas covers.
  let insets: CanvasInsets
  /// What is in force on the canvas.
  let rules: RulesInForce
  let usesSafeAreas: Bool
  private let properties: DocumentProperties
  /// For each scene.
  let bars: [SceneBars]
  /// The views of a xib that are those of controllers: UIKit makes them as large as the place where they are shown.
  ///
  /// - Source: an outlet `view` of File's Owner; its class is a controller in 66 of 68 public xibs that have one.
  private let controllersViews: Set<ObjectID>

  init(_ document: LayoutDocument, book: RuleBook) {
    let properties = document.properties
    usesSafeAreas = properties.usesSafeAreas
    self.properties = properties
    controllersViews =
      Self.isView(document.ownerClass)
      ? []
      : Set(
        document.connections.lazy
          .filter { $0.owner == Self.filesOwner && $0.detail == "view" }.compactMap(\.destination))
    var canvas = DesignCanvas(properties: properties)
    var rules = RulesInForce(book, canvas: canvas, properties: properties)
    if canvas.device == nil,
      rules.squareCanvasHasHalfPoints || Self.hasHalfPoints(document)
    {
      canvas = DesignCanvas(properties: properties, hasHalfPoints: true)
      rules = RulesInForce(book, canvas: canvas, properties: properties)
    }
    self.canvas = canvas
    self.rules = rules
    insets = CanvasInsets(canvas, rules)
    environment = LayoutEnvironment(canvas, safeArea: insets.own)
    let inference = BarInference(document, rules)
    let sidebars = SidebarInference(document, inference, rules)
    bars = document.scenes.map { scene in
      var bars = inference.bars(of: scene)
      bars.sidebarWidth = sidebars.coveredWidth(of: scene)
      return bars
    }
  }

  /// What is in force in an environment: on the canvas, or with the system that the device runs.
  func rules(in environment: LayoutEnvironment) -> RulesInForce {
    if environment.isAsDesigned { return rules }
    return RulesInForce(
      rules.book, device: environment, environment.generation(of: properties, rules.book),
      usesSafeAreas: usesSafeAreas)
  }

  /// One half point in a constant, a frame or a frame of another size class proves a display of 2x; only
  /// asked where no device is named. Constants between centres prove nothing: at one pixel a point, too, the centre of an odd
  /// length lies on a half point. (Of 8 documents with such halves only, 6 have no half point in a frame;
  /// of 10 with others none.)
  ///
  /// Separators of table cells, the difference to their content views, are kept from the display that saw
  /// the table first: one of half a point proves nothing (4 documents without other half points are drawn
  /// at 1x, 1 at 2x), but one of a whole point proves 1x, whatever else is there (10 of 10 documents).
  private static func hasHalfPoints(_ document: LayoutDocument) -> Bool {
    if hasSeparatorOfOnePoint(document) { return false }
    func isHalf(_ value: Double) -> Bool {
      value * 2 == (value * 2).rounded() && value != value.rounded()
    }
    return document.constraints.contains { isHalf($0.constant) && !$0.first.attribute.isCentre }
      || document.views.contains { view in
        guard view.kind != .tableViewCell, cell(of: view, in: document) == nil else { return false }
        let others = view.element.children.filter { $0.name == "variation" }
        return ([view.element] + others).contains { element in
          guard let frame = element.rect(key: "frame") else { return false }
          return [frame.x, frame.y, frame.width, frame.height].contains(where: isHalf)
        }
      }
  }

  private static func hasSeparatorOfOnePoint(_ document: LayoutDocument) -> Bool {
    document.views.contains { view in
      guard let cell = cell(of: view, in: document)?.recordedFrame, let frame = view.recordedFrame
      else { return false }
      return cell.height - frame.height == 1
    }
  }

  /// The table cell whose content view it is.
  private static func cell(of view: LayoutView, in document: LayoutDocument) -> LayoutView? {
    guard view.role == "contentView", let parent = view.parent.map({ document.views[$0] }),
      parent.kind == .tableViewCell
    else { return nil }
    return parent
  }
}

extension CanvasRules {
  /// The root of a scene, and what covers it: bars, and what code adds to that.
  func metrics(
    of scene: LayoutScene, root: LayoutView, in environment: LayoutEnvironment
  ) -> RootMetrics {
    var result = ownMetrics(of: scene, root: root, in: environment)
    let added = environment.addedInsets
    result.safeArea = EdgeInsets(
      top: result.safeArea.top + added.top, left: result.safeArea.left + added.left,
      bottom: result.safeArea.bottom + added.bottom, right: result.safeArea.right + added.right)
    return result
  }

  /// The root of a scene without what code adds.
  private func ownMetrics(
    of scene: LayoutScene, root: LayoutView, in environment: LayoutEnvironment
  ) -> RootMetrics {
    if environment.isAsDesigned { return designed(scene, root) }
    if scene.controllers.isEmpty, !isFullScreen(root) {
      // A view of its own size: where it will stand is not known, so nothing covers it.
      return RootMetrics(
        frame: Rect(width: environment.size.width, height: environment.size.height),
        safeArea: EdgeInsets())
    }
    var insets = environment.safeArea
    let inferred = bars[scene.index]
    let rules = rules(in: environment)
    var top = 0.0
    var bottom = 0.0
    switch environment.bars {
    case .none: break
    case .inferred:
      if let bar = inferred.navigation { top = rules.navigationBarHeight(isLarge: bar.isLarge) }
      if inferred.hasTabBar {
        bottom = rules.tabBarHeight
      } else if inferred.hasToolbar {
        bottom = rules.toolbarInset
      }
    case .only(let wanted):
      if !wanted.contains(.status) { insets.top = 0 }
      if wanted.contains(.navigation) { top = rules.navigationBarHeight(isLarge: false) }
      if wanted.contains(.largeNavigation) { top = rules.navigationBarHeight(isLarge: true) }
      if wanted.contains(.tab) {
        bottom = rules.tabBarHeight
      } else if wanted.contains(.toolbar) {
        bottom = rules.toolbarInset
      }
    }
    insets.top += top
    insets.bottom += bottom
    return RootMetrics(
      frame: Rect(width: environment.size.width, height: environment.size.height),
      safeArea: insets)
  }

  /// By the names that Cocoa gives its classes: a view that loads its content may call that its view, too.
  private static func isView(_ ownerClass: String?) -> Bool {
    ownerClass.map { $0.hasSuffix("View") || $0.hasSuffix("Cell") } ?? false
  }

  /// The id of File's Owner in every xib.
  private static let filesOwner: ObjectID = "-1"

  /// Whether a root fills the screen of a device: it fills the canvas, or is a controller's view.
  func isFullScreen(_ root: LayoutView) -> Bool {
    guard !controllersViews.contains(root.id), let frame = root.recordedFrame else { return true }
    return abs(frame.width - canvas.size.width) < 1 && abs(frame.height - canvas.size.height) < 1
  }

  /// Where the bar of a controller stands on a device, as wide as its screen: below the status bar, or above
  /// the home indicator, into which a tab bar reaches down.
  ///
  /// - Returns: `nil` for what is no such bar, and as designed, where its frame is recorded.
  func barFrame(of bar: LayoutView, in environment: LayoutEnvironment) -> Rect? {
    if environment.isAsDesigned { return nil }
    let rules = rules(in: environment)
    let (size, covered) = (environment.size, environment.safeArea)
    switch bar.role {
    case "navigationBar":
      let height = rules.navigationBarHeight(isLarge: bar.element.flag("largeTitles") ?? false)
      return Rect(x: 0, y: covered.top, width: size.width, height: height)
    case "tabBar":
      let height = rules.tabBarHeight + covered.bottom
      return Rect(x: 0, y: size.height - height, width: size.width, height: height)
    case "toolbar":
      let height = rules.toolbarHeight
      return Rect(
        x: 0, y: size.height - covered.bottom - height, width: size.width, height: height)
    default: return nil
    }
  }
}
