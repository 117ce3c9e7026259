import LayoutModel

/// The bars of controllers around one scene.
struct SceneBars: Hashable, Sendable {
  /// The navigation bar, if there is one: large or not.
  var navigation: NavigationBar?
  var hasTabBar = false
  var hasToolbar = false
  /// Whether the status bar is hidden on the canvas: `simulatedStatusBarMetrics` says that there is
  /// none.
  var hidesStatusBar = false
  /// Whether a simulated bar is opaque. The root view then ends at it.
  var isOpaque = false
  /// Whether the root has a size of its own, chosen on the canvas. An unusual size alone proves it,
  /// too (in 6 of 6 such scenes the safe area begins where the device's does; 4 of them are outside
  /// the corpus).
  var isFreeform = false
  /// Whether only presenting segues lead here, and one of them or the controller asks for full
  /// screen.
  var isPresentedFullScreen = false
  /// Whether the controller is embedded in a container view.
  var isEmbedded = false
  /// The chosen height including bars. If bars are opaque, the root is lower by their height.
  var freeformHeight: Double?
  /// How far a sidebar covers the root, in points from its leading edge.
  var sidebarWidth = 0.0

  struct NavigationBar: Hashable, Sendable {
    var isLarge: Bool
    /// Whether the canvas shows the bar without its large title, as above content that has scrolled
    /// under it.
    ///
    /// - Source: it is so if the first view of the root scrolls, because UIKit follows the place of
    ///   this view: 2 of 2 tables at the safe area, in Xcode 11 and 12, but not in Xcode 14 (1 of
    ///   1). Above other first views, the large title is shown (3 of 3 scenes of Xcode 12, one with
    ///   a collection view second). All are outside the corpus.
    var isCollapsed = false
    /// Whether the canvas shows a large title.
    var showsLargeTitle: Bool { isLarge && !isCollapsed }
    /// The rectangle of the bar that was recorded with the navigation controller, in screen
    /// coordinates.
    var recorded: Rect?
  }
}
