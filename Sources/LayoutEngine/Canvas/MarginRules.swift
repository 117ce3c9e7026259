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
    if let rootWidth { return root(view, stated, width: rootWidth) }
    if view.role == "contentView", let parent = view.parent,
      document.views[parent].kind == .tableViewCell
    {
      let system = CellMargins(document, cell: document.views[parent], content: view, traits)
        .insets(width: islandWidth)
      guard let stated else { return system }
      // A content view that preserves its cell's margins has at least the cell's own (4 of 4).
      guard view.element.flag("preservesSuperviewLayoutMargins") == true else { return stated }
      return BoxInsets(
        top: max(stated.top, system.top), leading: max(stated.leading, system.leading),
        bottom: max(stated.bottom, system.bottom), trailing: max(stated.trailing, system.trailing))
    }
    // A stack view has none of its own: what preserves its margins inherits nothing (5 of 5 views).
    if view.kind == .stackView { return stated ?? BoxInsets() }
    return stated ?? BoxInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The root's margins: 16 sideways below 414 points (187 of 187), 20 above (53 of 55, the other two
  /// 19), 16 on every canvas of Xcode 6 and before (6 of 6); none above and below.
  private func root(_ view: LayoutView, _ stated: BoxInsets?, width: Double) -> BoxInsets {
    let isOld = traits.isAsDesigned && document.properties.generation.major <= 6
    let system = width < 414 || isOld ? 16.0 : 20
    guard var insets = stated else {
      // A root that preserves margins has those of the canvas around it (2 of 2).
      let vertical = view.element.flag("preservesSuperviewLayoutMargins") == true ? 8.0 : 0
      return BoxInsets(top: vertical, leading: system, bottom: vertical, trailing: system)
    }
    // The system's minimum holds unless the controller lifts it (12 of 12).
    if respectsSystemMinimum(view) {
      insets.leading = max(insets.leading, system)
      insets.trailing = max(insets.trailing, system)
    }
    return insets
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
}
