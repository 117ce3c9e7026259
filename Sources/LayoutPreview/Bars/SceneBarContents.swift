import ElementTree
import LayoutEngine
import LayoutModel

/// The contents of the bars of controllers around a scene.
struct SceneBarContents {
  var navigation = NavigationContents()
  var toolbar: [BarItem] = []
  var tabs: [TabItem] = []
  var selectedTab: Int?
  /// The navigation bar and tab bar of the document, with their colours.
  var navigationBar: LayoutView?
  var tabBar: LayoutView?

  struct TabItem {
    var title: String
    var symbol: String?
    var image: String?
    var badge: String?
  }

  init() {}

  init(
    _ scene: LayoutScene, _ preview: PreviewDocument, _ bars: SurroundingBars,
    in environment: LayoutEnvironment
  ) {
    let document = preview.document
    guard let index = scene.controllers.first else { return }
    let controller = document.controllers[index]
    navigation = NavigationContents(
      controller.element.child("navigationItem", key: "navigationItem"))
    if navigation.title.isEmpty, let title = controller.title { navigation.title = title }
    if navigation.leading.isEmpty, let back = Self.backTitle(of: index, preview, environment) {
      navigation.leading = [BarItem(.back(back))]
    }
    toolbar = Self.items(controller.element, "toolbarItems")
    navigationBar = bars.navigationController.flatMap { holder in
      document.views.first { $0.controller == holder && $0.role == "navigationBar" }
    }
    guard let (tab, child) = preview.tree.tabs[index] else { return }
    tabBar = document.views.first { $0.controller == tab && $0.role == "tabBar" }
    let children = preview.tree.children[tab] ?? []
    tabs = children.map { TabItem(of: $0, preview) }
    selectedTab = children.firstIndex(of: child)
  }

  /// The title of the screen from which a controller is pushed; `nil` if it is not pushed.
  private static func backTitle(
    of index: Int, _ preview: PreviewDocument, _ environment: LayoutEnvironment
  ) -> String? {
    let isCollapsed = !environment.isAsDesigned && environment.cell.width == .compact
    let under = isCollapsed ? preview.tree.collapsedOn[index] : nil
    guard let from = preview.tree.pushedFrom[index] ?? under else { return nil }
    let element = preview.document.controllers[from].element
    let item = element.child("navigationItem", key: "navigationItem")
    let title =
      item?.child("barButtonItem", key: "backBarButtonItem")?["title"] ?? item?["title"]
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  static func items(_ element: DocumentElement, _ key: String) -> [BarItem] {
    for list in element.children where list.name == key || list["key"] == key {
      return list.children.filter { $0.name == "barButtonItem" }.map { BarItem($0) }
    }
    return []
  }
}

extension SceneBarContents.TabItem {
  /// The item of a controller in a tab bar controller. A navigation controller without one has the
  /// item of its root, and a controller without an item has its title. A tab without a title shows
  /// its icon alone. The item of a reference to another storyboard mostly is the one that Interface
  /// Builder made, and says nothing; the name of that storyboard does.
  ///
  /// - Source: `<tabBarItem>` of a controller; Apple, `UIViewController.tabBarItem`.
  init(of controller: Int, _ preview: PreviewDocument) {
    let root = preview.tree.roots[controller]
    let elements = [controller, root].compactMap { $0 }.map {
      preview.document.controllers[$0].element
    }
    let items = elements.compactMap { $0.child("tabBarItem", key: "tabBarItem") }
    let titles = elements.compactMap { $0["title"] }
    self.init(item: items.first, fallback: titles.first ?? "")
    let own = preview.document.controllers[controller].element
    if own.name == "viewControllerPlaceholder", ["", Self.unnamed].contains(title) {
      title = own["storyboardName"] ?? title
    }
  }

  /// The title of a new item.
  private static let unnamed = "Item"

  init(item: DocumentElement?, fallback: String = "") {
    if let system = item?["systemItem"], let known = Self.system[system] {
      (title, symbol) = known
    } else {
      title = item?["title"] ?? item?.child("string", key: "title")?.text ?? fallback
    }
    badge = item?["badgeValue"]
    let reference = item?.child("imageReference", key: "image")
    guard let name = reference?["image"] ?? item?["image"] else { return }
    if reference?["catalog"] == "system" || item?["catalog"] == "system" {
      symbol = name
    } else {
      image = name
    }
  }

  /// - Source: Apple, `UITabBarItem.SystemItem`.
  private static let system: [String: (String, String?)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "square.and.arrow.down"),
    "mostRecent": ("Most Recent", "clock"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}
