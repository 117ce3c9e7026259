/// The bars of controllers around a scene, with their heights in points.
package struct SurroundingBars: Hashable, Sendable {
  package struct Navigation: Hashable, Sendable {
    package var height: Double
    /// The height of a navigation bar without a large title.
    package var plainHeight: Double
    package var showsLargeTitle: Bool
  }
  package var navigation: Navigation?
  /// The position of the navigation controller around the scene, with or without a bar.
  package var navigationController: Int?
  package var tabBarHeight: Double?
  package var toolbarHeight: Double?
  package var hidesStatusBar = false

  package init() {}
}
