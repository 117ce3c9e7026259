import ElementTree
import LayoutModel

/// Bars that a controller shows on the canvas although the scene that gives it the bars lies in another
/// storyboard.
///
/// They are written with the translucency that Interface Builder leaves out, so that
/// ``StoryboardJoin`` knows which bars it may remove again.
package struct SimulatedBars: Hashable, Sendable {
  package var hasNavigationBar: Bool
  package var hasTabBar: Bool
  package var hasToolbar: Bool

  package init(hasNavigationBar: Bool, hasTabBar: Bool, hasToolbar: Bool) {
    self.hasNavigationBar = hasNavigationBar
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
  }

  package var isEmpty: Bool { !hasNavigationBar && !hasTabBar && !hasToolbar }

  /// Adds the bars to a controller, unless it states something else.
  func add(to controller: inout DocumentElement) {
    if hasNavigationBar, controller.child(key: "simulatedTopBarMetrics") == nil {
      var bar = Self.mark("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
      bar["prompted"] = "NO"
      controller.insertInOrder(bar)
    }
    if hasTabBar || hasToolbar, controller.child(key: "simulatedBottomBarMetrics") == nil {
      let name = hasTabBar ? "simulatedTabBarMetrics" : "simulatedToolbarMetrics"
      controller.insertInOrder(Self.mark(name, key: "simulatedBottomBarMetrics"))
    }
  }

  private static func mark(_ name: String, key: String) -> DocumentElement {
    DocumentElement(name, ["key": key, "translucent": "YES"])
  }

  /// Moves added bars from a view to its controller.
  static func move(from view: DocumentElement, to controller: inout DocumentElement) {
    for bar in view.children where isMark(bar) { controller.insertInOrder(bar) }
  }

  /// Removes the bars that were added.
  static func remove(from controller: inout DocumentElement) {
    controller.content.removeAll { item in
      if case .element(let child) = item { isMark(child) } else { false }
    }
  }

  private static func isMark(_ element: DocumentElement) -> Bool {
    element.name.hasPrefix("simulated") && element["translucent"] == "YES"
  }
}
