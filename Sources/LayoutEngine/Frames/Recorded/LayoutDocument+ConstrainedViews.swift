import LayoutModel

extension LayoutDocument {
  /// The views of a scene whose recorded frames follow from constraints, in document order.
  /// Interface Builder updates these.
  ///
  /// These are left out: views that their recorded frame and mask place (no Auto Layout,
  /// `fixedFrame`); views that their containers place (roots, cells, content views); hidden
  /// arranged views with their content, whose frames are not updated; and views that share their id
  /// with another object.
  func constrainedViews(
    ofScene scene: Int, in cell: GridCell, among layout: ResolvedLayout
  ) -> [Int] {
    guard properties.usesAutoLayout, properties.isTouch else { return [] }
    var isInstalled: Set<Int> = []
    for view in layout.views { isInstalled.insert(view.index) }
    var forgotten: Set<Int> = []
    var result: [Int] = []
    for index in scenes[scene].views {
      let view = views[index]
      let isHiddenInStack = view.placement == .arranged && view.isHidden(in: cell)
      if isHiddenInStack || view.parent.map(forgotten.contains) ?? false {
        forgotten.insert(index)
        continue
      }
      let isPlaced =
        view.placement == .arranged
        || (view.placement == .subview && !view.translatesAutoresizingMask)
      if isPlaced, !view.isFixedFrame, isInstalled.contains(index), view.recordedFrame != nil,
        items[view.id] == .view(index)
      {
        result.append(index)
      }
    }
    return result
  }
}
