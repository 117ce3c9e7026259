import ElementTree
import LayoutModel
import PlatformRules

/// The surroundings of a document's scenes: the canvas of its Xcode, and the bars of each scene.
struct CanvasRules: Sendable {
  let canvas: DesignCanvas
  let environment: LayoutEnvironment
  /// The insets that the canvas's device covers.
  let insets: CanvasInsets
  /// The rules of the canvas.
  let rules: RulesInForce
  let usesSafeAreas: Bool
  private let properties: DocumentProperties
  /// The bars of each scene.
  let bars: [SceneBars]
  /// The places in which the app shows each scene, the first place first.
  let places: [[Place]]
  /// The views of a xib that belong to controllers. UIKit makes them as large as the place where it
  /// shows them.
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
    let segues = SceneSegues(document)
    let inference = BarInference(document, segues, rules)
    let sidebars = SidebarInference(document, inference, rules)
    bars = document.scenes.map { scene in
      var bars = inference.bars(of: scene)
      bars.sidebarWidth = sidebars.coveredWidth(of: scene)
      return bars
    }
    let ways = PlaceInference(document, segues)
    places = document.scenes.map { ways.places(of: $0) }
  }

  /// The rules of an environment: those of the canvas, or those of the system that the device runs.
  func rules(in environment: LayoutEnvironment) -> RulesInForce {
    if environment.isAsDesigned { return rules }
    return RulesInForce(
      rules.book, device: environment, environment.generation(of: properties, rules.book),
      usesSafeAreas: usesSafeAreas)
  }

  /// Whether half points prove a display of 2x. One half point in a constant, a frame or a frame of
  /// another size class is a proof. This is only asked if no device is named. Constants between
  /// centres prove nothing: even with one pixel per point, the centre of an odd length lies on a
  /// half point. (Of 8 documents with only such half points, 6 have no half point in a frame. Of 10
  /// documents with other half points, all have one.)
  ///
  /// The separator of a table cell is the difference to its content view. It keeps the height that
  /// it had on the first display that showed the table. A separator of half a point proves nothing
  /// (4 documents without other half points are drawn at 1x, 1 at 2x). A separator of a whole point
  /// proves 1x, whatever else there is (10 of 10 documents).
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

  /// The table cell that has this view as its content view.
  private static func cell(of view: LayoutView, in document: LayoutDocument) -> LayoutView? {
    guard view.role == "contentView", let parent = view.parent.map({ document.views[$0] }),
      parent.kind == .tableViewCell
    else { return nil }
    return parent
  }
}

extension CanvasRules {
  /// The root of a scene at its place in an environment, with the bars around it and the insets
  /// that code adds.
  ///
  /// - Parameter room: the size of the container view that the scene fills, if it fills one.
  func placed(
    _ scene: LayoutScene, root: LayoutView, in environment: LayoutEnvironment,
    room: PlaceArea.Room? = nil
  ) -> PlacedRoot {
    if environment.isAsDesigned {
      return PlacedRoot(designed: withAdded(designed(scene, root), environment), in: environment)
    }
    var (place, number) = place(of: scene, in: environment)
    if place.kind == .view, isFullScreen(root), !environment.hasStatedPlace { place.kind = .screen }
    let rules = windowRules(in: environment)
    var area = PlaceArea(place, in: environment, rules, room: room)
    area.hideStatusBar(as: environment.bars)
    if [.view, .row, .noWindow].contains(area.kind) { place.bars = Place.Bars() }
    let bars = BarsOnArea(place, on: area, rules)
    var resolved = ResolvedPlace(area.kind, stated: place, frame: area.frame)
    resolved.bars = bars.frames
    (resolved.number, resolved.count) = (number, places[scene.index].count)
    resolved.isEstimated = area.isEstimated || bars.isEstimated || environment.isEstimated
    var own = environment
    own.size = area.frame.size
    own.cell = area.cell
    own.safeArea = area.safeArea
    let metrics = RootMetrics(
      frame: bars.root,
      safeArea: EdgeInsets(
        top: bars.top, left: area.safeArea.left, bottom: bars.bottom, right: area.safeArea.right))
    return PlacedRoot(
      environment: own, metrics: withAdded(metrics, environment), place: resolved,
      windowWidth: room?.windowWidth ?? area.frame.width)
  }

  /// The area of a scene that has no root view, but bars of its controller.
  func area(of scene: LayoutScene, in environment: LayoutEnvironment) -> PlaceArea {
    var area = PlaceArea(
      place(of: scene, in: environment).place, in: environment, windowRules(in: environment))
    area.hideStatusBar(as: environment.bars)
    return area
  }

  /// The container view that a scene fills.
  func container(of scene: LayoutScene, in environment: LayoutEnvironment) -> ObjectID? {
    let place = place(of: scene, in: environment).place
    return place.kind == .container ? place.container : nil
  }

  /// The place of a scene, and its number among the scene's places.
  private func place(
    of scene: LayoutScene, in environment: LayoutEnvironment
  ) -> (place: Place, number: Int) {
    let all = places[scene.index]
    var result = (place: all.first ?? Place(.screen), number: 0)
    switch environment.place {
    case nil: break
    case .number(let number): if all.indices.contains(number) { result = (all[number], number) }
    case .kind(let kind, let size):
      if let number = all.firstIndex(where: { $0.kind == kind }) { result = (all[number], number) }
      result.place.kind = kind
      if let size {
        result.place.size = size
        result.place.container = nil
      }
    case .given(let place): result = (place, 0)
    }
    switch environment.bars {
    case .inferred: break
    case .none: result.place.bars = Place.Bars()
    case .only(let wanted): result.place.bars.take(wanted)
    }
    return result
  }

  /// The rules of a device, with the fact whether the app's window is compact in width.
  private func windowRules(in environment: LayoutEnvironment) -> RulesInForce {
    var rules = rules(in: environment)
    rules.situation.facts.insert(.compactWidth, if: environment.cell.width == .compact)
    return rules
  }

  private func withAdded(_ metrics: RootMetrics, _ environment: LayoutEnvironment) -> RootMetrics {
    var result = metrics
    let added = environment.addedInsets
    result.safeArea = EdgeInsets(
      top: result.safeArea.top + added.top, left: result.safeArea.left + added.left,
      bottom: result.safeArea.bottom + added.bottom, right: result.safeArea.right + added.right)
    return result
  }

  /// By the names that Cocoa gives its classes: a view that loads its content may call that its view, too.
  private static func isView(_ ownerClass: String?) -> Bool {
    ownerClass.map { $0.hasSuffix("View") || $0.hasSuffix("Cell") } ?? false
  }

  /// The id of File's Owner in every xib.
  private static let filesOwner: ObjectID = "-1"

  /// Whether a view of a xib belongs to a controller.
  func isControllersView(_ root: LayoutView) -> Bool { controllersViews.contains(root.id) }

  /// Whether a root fills the screen of a device: it fills the canvas, or is a controller's view.
  func isFullScreen(_ root: LayoutView) -> Bool {
    guard !controllersViews.contains(root.id), let frame = root.recordedFrame else { return true }
    return abs(frame.width - canvas.size.width) < 1 && abs(frame.height - canvas.size.height) < 1
  }

  /// Whether a root of a xib is as wide as the window that shows it. This holds for a row, for a
  /// view whose size Interface Builder infers (129 of 129 fill their canvas, whatever their frame
  /// says later), and for a freeform view that was left as wide as the canvas (52 of 146).
  func spansWidth(_ root: LayoutView) -> Bool {
    if root.kind == .tableViewCell { return true }
    if root.kind == .view, canvas.device != nil, !bars[root.scene].isFreeform { return true }
    guard let frame = root.recordedFrame else { return true }
    return abs(frame.width - canvas.size.width) < 1
  }

  /// The frame of a controller's bar on a device. The bar is as wide as the area of its controller.
  ///
  /// - Returns: `nil` for other views, and as designed, because then the frame is recorded.
  func barFrame(
    of bar: LayoutView, in scene: LayoutScene, _ environment: LayoutEnvironment
  ) -> Rect? {
    if environment.isAsDesigned { return nil }
    var place = Place(.screen)
    switch bar.role {
    case "navigationBar":
      place.bars.navigation = .init(isLarge: bar.element.flag("largeTitles") ?? false)
    case "tabBar": place.bars.hasTabBar = true
    case "toolbar": place.bars.hasToolbar = true
    default: return nil
    }
    let frames = BarsOnArea(
      place, on: area(of: scene, in: environment), windowRules(in: environment)
    ).frames
    guard let toolbar = frames.toolbar else { return frames.navigation ?? frames.tab }
    // A toolbar is as high as its buttons. The home indicator lies below it.
    let height = min(toolbar.height, rules(in: environment).toolbarHeight)
    return Rect(x: 0, y: toolbar.y, width: toolbar.width, height: height)
  }
}

extension LayoutEnvironment {
  /// Whether somebody has chosen the kind of place that the scene fills, whatever the document
  /// says.
  fileprivate var hasStatedPlace: Bool {
    if case .kind = place { true } else { false }
  }
}

extension Place.Bars {
  /// Sets exactly these bars. A navigation bar that stays remains as opaque as it was.
  fileprivate mutating func take(_ wanted: Set<BarSet.Bar>) {
    let isOpaque = navigation?.isOpaque ?? false
    let isLarge = wanted.contains(.largeNavigation)
    navigation =
      isLarge || wanted.contains(.navigation)
      ? Place.Navigation(isLarge: isLarge, isOpaque: isOpaque) : nil
    hasTabBar = wanted.contains(.tab)
    hasToolbar = wanted.contains(.toolbar)
  }
}
