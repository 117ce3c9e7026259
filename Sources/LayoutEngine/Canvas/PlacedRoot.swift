import LayoutModel

/// The root of a scene at its place on a device.
struct PlacedRoot {
  /// The environment, with the size, the size class and the insets of the place.
  var environment: LayoutEnvironment
  var metrics: RootMetrics
  /// The place on the device; `nil` as designed.
  var place: ResolvedPlace?
  /// The width of the window, for margins of rows.
  var windowWidth: Double

  /// The environment for which islands are built: the device, with the size class of the place.
  func traits(on device: LayoutEnvironment) -> LayoutEnvironment {
    var result = device
    result.cell = environment.cell
    return result
  }
}

extension PlacedRoot {
  /// The root as designed, in an unchanged environment.
  init(designed metrics: RootMetrics, in environment: LayoutEnvironment) {
    self.init(
      environment: environment, metrics: metrics, place: nil,
      windowWidth: environment.size.width)
  }
}

/// The root view of a scene in an environment: its size, and how far bars reach into it.
struct RootMetrics: Hashable {
  var frame: Rect
  /// The insets that the status bar, the notch, bars of controllers and the home indicator cover,
  /// in physical directions.
  var safeArea: EdgeInsets
}
