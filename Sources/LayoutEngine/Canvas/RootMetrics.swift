import LayoutModel

/// The root view of a scene in an environment: its size, and how far bars reach into it.
struct RootMetrics: Hashable {
  var frame: Rect
  /// Status bar, notch, bars of controllers and home indicator, in physical directions.
  var safeArea: EdgeInsets
}
