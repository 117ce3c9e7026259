import ElementTree
import LayoutModel

/// Finds where the app shows each scene of a document, by the segues, relationships and containers
/// that lead to it.
///
/// The initial controller fills the screen. So do controllers to which nothing leads, because code
/// shows them. A controller that is shown from within a navigation controller is pushed onto it;
/// from elsewhere it is presented.
///
/// Simulated metrics belong to the canvas, and say nothing about places.
///
/// - Source: Apple, `UIViewController.show(_:sender:)`, `showDetailViewController(_:sender:)`,
///   `UIModalPresentationStyle`, `hidesBottomBarWhenPushed`.
struct PlaceInference {
  private let document: LayoutDocument
  /// The segues that leave each controller.
  private let segues: [[SceneSegues.Segue]]
  /// The ways that lead to each controller, the first one first.
  private var ways: [[Way]]
  private let decided: Set<ObjectID>
  /// The controllers to which an element of this document or another document leads.
  private var reached: Set<Int> = []
  /// The views of bars, by controller and role.
  private let barViews: [Int: [String: DocumentElement]]

  /// The greatest number of places that are kept for a scene.
  private static let mostPlaces = 4
  /// The greatest number of places for a scene that fills container views. A header or footer may fill one in each screen, and
  /// pictures of all these screens show it.
  private static let mostContainers = 32
  /// The longest route that is kept, in segues.
  private static let longestRoute = 16

  /// - Complexity: O(*segues* × *places of a controller*).
  init(_ document: LayoutDocument, _ all: SceneSegues) {
    self.document = document
    var leaving = [[SceneSegues.Segue]](repeating: [], count: document.controllers.count)
    for segue in all.all where segue.kind != "unwind" { leaving[segue.source].append(segue) }
    segues = leaving
    ways = Array(repeating: [], count: document.controllers.count)
    decided = all.named
    var bars: [Int: [String: DocumentElement]] = [:]
    for view in document.views {
      guard let controller = view.controller, let role = view.role, Self.barRoles.contains(role)
      else { continue }
      bars[controller, default: [:]][role] = view.element
    }
    barViews = bars
    follow(from: starts(all))
  }

  /// How a controller is reached.
  private struct Way: Equatable {
    var kind = Place.Kind.screen
    var container: ObjectID?
    var split: Int?
    /// The position of the controller that was presented.
    var presented: Int?
    /// Where the bar button stands at which a popover points.
    var barItem: Place.BarEnd?
    var navigation: Int?
    var tab: Int?
    var hidesBottomBar = false
    /// The way to the controller around the container view that it fills. At most one.
    var outer: [Way] = []
    /// The place in which another document shows the first controller of this way.
    var outside: Place?
    var route: [ObjectID] = []
    /// The number of segues and relationships from the app's entry to here.
    var distance = 0

    /// The way whose containers show a controller: the nearest one in a navigation controller or
    /// split view.
    var showing: Way? {
      let isShown = outside.map { $0.bars.navigation != nil || $0.split != nil } ?? false
      return navigation != nil || split != nil || isShown ? self : outer.first?.showing
    }

    func isSame(as other: Way) -> Bool {
      var copy = other
      copy.route = route
      copy.distance = distance
      copy.outer = outer
      return self == copy
    }
  }

  // MARK: Following

  /// The controllers with which the search starts: the initial one, then the others in document
  /// order.
  private func starts(_ segues: SceneSegues) -> [Int] {
    var result: [Int] = []
    if let id = document.properties.initialViewController,
      case .controller(let initial)? = document.items[id]
    {
      result.append(initial)
    }
    return result + document.controllers.indices.filter { segues.arriving[$0].isEmpty }
  }

  private mutating func follow(from starts: [Int]) {
    let arrivals = arrivals()
    let shown = Set(arrivals.map(\.controller))
    for start in starts where !shown.contains(start) { arrive(Way(), at: start) }
    for (controller, arrival) in arrivals {
      var way = Way(kind: arrival.place.kind)
      way.outside = arrival.place
      way.distance = arrival.distance
      arrive(way, at: controller)
    }
    // Controllers that only lead to each other in a circle start somewhere, too.
    for controller in document.controllers.indices where ways[controller].isEmpty {
      arrive(Way(), at: controller)
    }
  }

  /// The controllers that other documents show, in the order of these documents.
  private func arrivals() -> [(controller: Int, arrival: SceneArrival)] {
    document.arrivals.compactMap { arrival in
      let controller: Int?
      if let identifier = arrival.identifier {
        controller = document.controllers.firstIndex { $0.storyboardIdentifier == identifier }
      } else if let id = document.properties.initialViewController,
        case .controller(let initial)? = document.items[id]
      {
        controller = initial
      } else {
        controller = nil
      }
      return controller.map { ($0, arrival) }
    }
  }

  /// Whether a segue leads to a controller. Code may show others.
  func isReached(_ controller: Int) -> Bool { reached.contains(controller) }

  /// Follows the segues from a controller. The nearest controllers come first.
  private mutating func arrive(_ way: Way, at start: Int) {
    var waiting = [(way, start)]
    var next = 0
    while next < waiting.count {
      let (way, controller) = waiting[next]
      next += 1
      guard let own = add(way, to: controller) else { continue }
      for segue in segues[controller] {
        reached.insert(segue.destination)
        var further = self.way(by: segue, from: own)
        further.distance = own.distance + 1
        waiting.append((further, segue.destination))
      }
    }
  }

  /// Adds a way to a controller.
  /// - Returns: the way from which the search continues. `nil` if the way is known, or if the
  ///   controller has enough ways.
  private mutating func add(_ way: Way, to controller: Int) -> Way? {
    let element = document.controllers[controller].element
    var way = way
    if way.kind == .screen, way.outside == nil, isWidget(controller) { way.kind = .widget }
    if way.navigation != nil || way.tab != nil || way.outside != nil,
      element.flag("hidesBottomBarWhenPushed") ?? false
    {
      way.hidesBottomBar = true
    }
    let most = way.kind == .container ? Self.mostContainers : Self.mostPlaces
    guard ways[controller].count < most,
      !ways[controller].contains(where: { $0.isSame(as: way) })
    else { return nil }
    ways[controller].append(way)
    return way
  }

  /// Whether Interface Builder draws a scene as it looks in the notification centre.
  ///
  /// - Source: all public documents with the attribute are of Today widgets, but one of a notification's content; such an
  ///   extension is told by its `Info.plist`.
  private func isWidget(_ controller: Int) -> Bool {
    document.controllers[controller].view
      .map { document.views[$0].element["simulatedAppContext"] == "notificationCenter" } ?? false
  }

  private func way(by segue: SceneSegues.Segue, from source: Way) -> Way {
    var way = source
    if let id = segue.id, way.route.count < Self.longestRoute { way.route.append(id) }
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"):
      way.navigation = segue.source
    case ("relationship", "viewControllers"):
      // A page view controller holds pages, and an old split view holds columns, by the same
      // relationship.
      if document.controllers[segue.source].kind == "tabBarController" { way.tab = segue.source }
    case ("relationship", let name?):
      guard let kind = Self.columns[name] else { break }
      way = Way(kind: kind, split: segue.source, tab: source.tab, route: way.route)
    case ("embed", _):
      way = Way(
        kind: .container, container: segue.owner, outer: [Self.cut(source)], route: way.route)
    case ("show", _), ("push", _):
      guard let around = source.showing else {
        way = presented(segue, style: nil, way.route)
        break
      }
      way = around
      way.route = source.route + (segue.id.map { [$0] } ?? [])
      if around.navigation == nil { way = column(.secondaryColumn, of: around, way.route) }
    case ("showDetail", _), ("replace", _):
      if let around = source.showing, around.split != nil {
        way = column(.secondaryColumn, of: around, way.route)
      } else {
        way = presented(segue, style: nil, way.route)
      }
    default:
      way = presented(segue, style: segue.style, way.route)
    }
    return way
  }

  private static let columns: [String: Place.Kind] = [
    "masterViewController": .primaryColumn, "detailViewController": .secondaryColumn,
    "supplementaryViewController": .supplementaryColumn,
    "compactViewController": .screen,
  ]

  private func column(_ kind: Place.Kind, of around: Way, _ route: [ObjectID]) -> Way {
    Way(kind: kind, split: around.split, tab: around.tab, route: route)
  }

  private func presented(
    _ segue: SceneSegues.Segue, style: String?, _ route: [ObjectID]
  ) -> Way {
    let own = document.controllers[segue.destination].element["modalPresentationStyle"]
    return Way(
      kind: kind(segue.kind, style: style ?? own), presented: segue.destination,
      barItem: barEnd(segue), route: route)
  }

  /// The end of the source's navigation bar at which a popover's bar button stands.
  private func barEnd(_ segue: SceneSegues.Segue) -> Place.BarEnd? {
    guard let wanted = segue.barItem,
      let item = document.controllers[segue.source].element
        .child("navigationItem", key: "navigationItem")
    else { return nil }
    for child in item.children {
      let end: Place.BarEnd
      switch child["key"] ?? child.name {
      case "leftBarButtonItem", "leftBarButtonItems": end = .leading
      case "rightBarButtonItem", "rightBarButtonItems": end = .trailing
      default: continue
      }
      if ([child] + child.children).contains(where: { $0["id"] == wanted.text }) { return end }
    }
    return nil
  }

  private func kind(_ segue: String, style: String?) -> Place.Kind {
    switch segue {
    case "popover", "popoverPresentation": return .popover
    // It is not known what a custom segue does.
    case "custom": return .screen
    default: break
    }
    switch style {
    case "pageSheet": return .pageSheet
    case "formSheet": return .formSheet
    case "popover": return .popover
    case nil, "automatic": return .sheet
    default: return .screen
    }
  }

  /// Limits containers in containers to one level: skips a container that shows nothing itself.
  private static func cut(_ way: Way) -> Way {
    guard let around = way.showing, way.navigation == nil, way.split == nil else { return way }
    return around
  }

  // MARK: Places

  /// The places of a scene, the first one first. Equal places are listed once.
  func places(of scene: LayoutScene) -> [Place] { placesByDistance(of: scene).map(\.place) }

  /// The places of a scene, each with the number of segues and relationships from the app's entry
  /// to it.
  func placesByDistance(of scene: LayoutScene) -> [(place: Place, distance: Int)] {
    guard let controller = scene.controllers.first else { return [(ofView(scene), 0)] }
    var result: [(place: Place, distance: Int)] = []
    let found = ways[controller]
    let named = found.filter { $0.route.last.map(decided.contains) ?? false }
    for way in named + found {
      let place = place(way, of: controller)
      if !result.contains(where: { place.isSame(as: $0.place) }) {
        result.append((place, way.distance))
      }
    }
    return result
  }

  private func ofView(_ scene: LayoutScene) -> Place {
    guard let root = scene.roots.first.map({ document.views[$0] }) else { return Place(.view) }
    return Place(root.kind == .tableViewCell ? .row : .view)
  }

  private func place(_ way: Way, of index: Int) -> Place {
    let element = document.controllers[index].element
    var place = Place(way.kind)
    place.container = way.container
    place.barItem = way.barItem
    place.route = way.route
    place.referrer = way.outside?.referrer
    place.split = way.split.map(splitStyle) ?? way.outside?.split
    place.size =
      Self.preferredSize(element)
      ?? way.presented.flatMap { Self.preferredSize(document.controllers[$0].element) }
      ?? way.outside?.size
    place.heightRatio = way.outside?.heightRatio
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      place.extendedEdges = Self.edges(edges)
    }
    place.extendsBelowOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    addBars(way, element, &place.bars)
    return place
  }

  private func splitStyle(_ split: Int) -> SplitViewStyle {
    SplitViewStyle(
      document.controllers[split].element,
      hasSupplementary: segues[split].contains {
        $0.relationship == "supplementaryViewController"
      })
  }

  private func addBars(_ way: Way, _ element: DocumentElement, _ bars: inout Place.Bars) {
    if let outside = way.outside {
      bars = outside.bars
      if way.hidesBottomBar { (bars.hasTabBar, bars.hasToolbar) = (false, false) }
      if way.navigation != nil { bars.navigation = nil }
    }
    if let navigation = way.navigation.map({ document.controllers[$0] }) {
      if !(navigation.element.flag("navigationBarHidden") ?? false) {
        let bar = view("navigationBar", of: navigation.index)
        let item = element.child("navigationItem", key: "navigationItem")
        bars.navigation = Place.Navigation(
          isLarge: bar?.flag("largeTitles") ?? false && item?["largeTitleDisplayMode"] != "never",
          isOpaque: bar?.flag("translucent") == false)
      }
      bars.hasToolbar =
        navigation.element.flag("toolbarHidden") == false && !way.hidesBottomBar
      bars.isToolbarOpaque = view("toolbar", of: navigation.index)?.flag("translucent") == false
    }
    if let tab = way.tab, !way.hidesBottomBar {
      bars.hasTabBar = true
      bars.isTabBarOpaque = view("tabBar", of: tab)?.flag("translucent") == false
    }
    if element.flag("hidesBottomBarWhenPushed") ?? false { bars.hasTabBar = false }
  }

  private func view(_ role: String, of controller: Int) -> DocumentElement? {
    barViews[controller]?[role]
  }

  private static let barRoles: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// - Source: Interface Builder writes `preferredContentSize` under the name of its predecessor.
  private static func preferredSize(_ element: DocumentElement) -> Size? {
    guard let value = element.child("value", key: "contentSizeForViewInPopover") else { return nil }
    return Size(width: value.number("width") ?? 0, height: value.number("height") ?? 0)
  }

  /// The edges that the element names. An edge that it does not name is not extended.
  private static func edges(_ element: DocumentElement) -> Place.Edges {
    var edges: Place.Edges = []
    for (name, edge) in [
      ("top", Place.Edges.top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ] where element.flag(name) ?? false { edges.insert(edge) }
    return edges
  }
}
