import LayoutModel

/// The layout margins of views before safe areas are added.
///
/// - Source: uikit-containers 3.4, with the number of views for and against.
struct MarginRules {
  let document: LayoutDocument
  let traits: IslandTraits

  /// A view's own margins: the margins that the document states, or the default of the view's kind.
  ///
  /// - Parameter isIslandRoot: whether the view may also be the scene's root; then the width
  ///   decides.
  func own(_ view: LayoutView, isIslandRoot: Bool) -> OwnMargins {
    let stated = stated(view)
    var margins = OwnMargins(kind: .plain(plain(view, stated)))
    if view.role == "contentView", let parent = view.parent,
      document.views[parent].kind == .tableViewCell
    {
      margins.kind = .cell(
        CellMargins(document, cell: document.views[parent], content: view, traits), stated,
        preserves: view.element.flag("preservesSuperviewLayoutMargins") == true)
    }
    if isIslandRoot { margins.root = root(view, stated) }
    return margins
  }

  private func plain(_ view: LayoutView, _ stated: BoxInsets?) -> BoxInsets {
    // A stack view has no default margins. If it preserves its superview's margins, it inherits
    // nothing (5 of 5 views).
    if view.kind == .stackView { return stated ?? BoxInsets() }
    return stated ?? BoxInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  private func root(_ view: LayoutView, _ stated: BoxInsets?) -> OwnMargins.Root {
    // A root that preserves its superview's margins has those of the canvas around it (2 of 2).
    let vertical = view.element.flag("preservesSuperviewLayoutMargins") == true ? 8.0 : 0
    return OwnMargins.Root(
      stated: stated ?? BoxInsets(top: vertical, bottom: vertical),
      respectsMinimum: stated == nil || respectsSystemMinimum(view),
      rules: traits.measurement.rules)
  }

  func stated(_ view: LayoutView) -> BoxInsets? {
    if let element = view.part(key: "directionalLayoutMargins", in: traits.cell) {
      // The leading and trailing side of the view's own content direction.
      let insets = element.insets
      let own = traits.direction.ofContent(view.value("semanticContentAttribute", in: traits.cell))
      let (leading, trailing) =
        own == traits.direction ? (insets.left, insets.right) : (insets.right, insets.left)
      return BoxInsets(
        top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
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
