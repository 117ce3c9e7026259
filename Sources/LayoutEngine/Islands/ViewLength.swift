import LayoutModel

/// Width or height of a view.
struct ViewLength: Hashable {
  var view: Int
  var axis: LayoutAxis
}
