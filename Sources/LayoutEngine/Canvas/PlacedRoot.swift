import LayoutModel

/// The root of a scene at its place on a device.
struct PlacedRoot {
  /// With the size, the size class and the insets of the place.
  var environment: LayoutEnvironment
  var metrics: RootMetrics
  /// `nil` as designed.
  var place: ResolvedPlace?
  /// Of the window, for margins of rows.
  var windowWidth: Double

  /// What islands are built for: the device, with the size class of the place.
  func traits(on device: LayoutEnvironment) -> LayoutEnvironment {
    var result = device
    result.cell = environment.cell
    return result
  }
}

extension PlacedRoot {
  /// As designed: the environment is what it is.
  init(designed metrics: RootMetrics, in environment: LayoutEnvironment) {
    self.init(
      environment: environment, metrics: metrics, place: nil,
      windowWidth: environment.size.width)
  }
}

/// The root view of a scene in an environment: its size, and how far bars reach into it.
struct RootMetrics: Hashable {
  var frame: Rect
  /// Status bar, notch, bars of controllers and home indicator, in physical directions.
  var safeArea: EdgeInsets
}
