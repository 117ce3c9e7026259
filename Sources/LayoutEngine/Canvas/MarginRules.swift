import LayoutModel

/// The layout margins of views before safe areas are added.
///
/// - Source: uikit-containers 3.4, with the number of views for and against.
struct MarginRules {
  let document: LayoutDocument
  let traits: IslandTraits

  /// A view's own margins: those that the document states, or the default of its kind.
  ///
  /// - Parameter rootWidth: width of the scene's root where `view` is that root, else `nil`.
  func own(_ view: LayoutView, rootWidth: Double?, islandWidth: Double) -> BoxInsets {
    let stated = stated(view)
    if let rootWidth {
      // 183 of 183 roots below 414 points, 175 of 189 above.
      let system = rootWidth < 414 ? 16.0 : 20
      guard var insets = stated else {
        return BoxInsets(leading: system, trailing: system)
      }
      // The system's minimum holds unless the controller lifts it (12 of 12).
      if respectsSystemMinimum(view) {
        insets.leading = max(insets.leading, system)
        insets.trailing = max(insets.trailing, system)
      }
      return insets
    }
    if let stated { return stated }
    if view.role == "contentView", let parent = view.parent,
      document.views[parent].kind == .tableViewCell
    {
      return cellContent(cell: document.views[parent], view, width: islandWidth)
    }
    return BoxInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  func stated(_ view: LayoutView) -> BoxInsets? {
    if let element = view.part(key: "directionalLayoutMargins", in: traits.cell) {
      let insets = element.insets
      return BoxInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    return view.part(key: "layoutMargins", in: traits.cell)
      .map { BoxInsets($0.insets, traits.direction) }
  }

  private func respectsSystemMinimum(_ view: LayoutView) -> Bool {
    guard let controller = view.controller else { return true }
    return document.controllers[controller].element
      .flag("viewRespectsSystemMinimumLayoutMargins") ?? true
  }

  /// Margins of a table cell's content view by generation, width and place.
  ///
  /// - Source: Xcode 7 and before 8 (28 of 28), with preserved margins 15 (4); 8 to 10 8 (22 of 29),
  ///   preserved 15 (28 of 50) or 8; 11 to 13 16 (22 of 26) and 20 from 414 (88 of 88), alone in a xib
  ///   15 (15 of 16); 14 and later 16 (124 of 125), 20 on 393 and 414 (50 of 50), alone in a xib 16;
  ///   11 above and below from Xcode 11 (144 of 145), 15 in xibs of Xcode 14 and later (7 of 7).
  private func cellContent(cell: LayoutView, _ content: LayoutView, width: Double) -> BoxInsets {
    let generation = document.properties.generation.major
    let isAlone = cell.parent == nil
    let hasAccessory = cell.element["accessoryType"] != nil
    var side: Double
    var vertical: Double
    if generation <= 10 {
      let preserves = cell.element.flag("preservesSuperviewLayoutMargins") ?? false
      side =
        preserves && (content.element.flag("preservesSuperviewLayoutMargins") ?? false) ? 15 : 8
      vertical = generation <= 7 ? 8 : (preserves ? 11 : 8)
    } else if isAlone {
      side = generation <= 13 ? 15 : 16
      vertical = generation >= 14 ? 15 : 11
    } else {
      side = width >= 393 ? 20 : 16
      vertical = 11
    }
    return BoxInsets(
      top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }
}
