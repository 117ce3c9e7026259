import LayoutModel
import PlatformRules

/// The layout margins of views before safe areas are added.
///
/// - Source: uikit-containers 3.4, with the number of views for and against.
struct MarginRules {
  let document: LayoutDocument
  let traits: IslandTraits

  /// A view's own margins: those that the document states, or the default of its kind.
  ///
  /// - Parameter isIslandRoot: whether it may be the scene's root, too; then the width decides.
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
    // A stack view has none of its own: what preserves its margins inherits nothing (5 of 5 views).
    if view.kind == .stackView { return stated ?? BoxInsets() }
    return stated ?? BoxInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  private func root(_ view: LayoutView, _ stated: BoxInsets?) -> OwnMargins.Root {
    // A root that preserves margins has those of the canvas around it (2 of 2).
    let vertical = view.element.flag("preservesSuperviewLayoutMargins") == true ? 8.0 : 0
    return OwnMargins.Root(
      stated: stated ?? BoxInsets(top: vertical, bottom: vertical),
      respectsMinimum: stated == nil || respectsSystemMinimum(view),
      rules: traits.measurement.rules)
  }

  func stated(_ view: LayoutView) -> BoxInsets? {
    if let element = view.part(key: "directionalLayoutMargins", in: traits.cell) {
      // Leading and trailing of the view's own content.
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

/// A view's own margins, as far as they do not depend on widths.
struct OwnMargins {
  fileprivate(set) var kind: Kind
  fileprivate(set) var root: Root?

  /// What the accessory of a cell takes of the width of this content view.
  func accessoryWidth(_ row: RowWidths) -> Double {
    guard case .cell(let cell, _, _) = kind else { return 0 }
    return cell.accessoryWidth(row)
  }

  enum Kind {
    case plain(BoxInsets)
    /// The content view of a table cell.
    case cell(CellMargins, BoxInsets?, preserves: Bool)
  }

  /// What a content view has for the parts of a built-in style; `nil` where it is none of a cell.
  func room(in cell: Size, _ row: RowWidths) -> BuiltInCellLayout.Room? {
    guard case .cell(let margins, _, _) = kind else { return nil }
    return margins.room(in: cell, row)
  }

  struct Root {
    var stated: BoxInsets
    /// The system's minimum holds.
    var respectsMinimum: Bool
    /// What is in force where it lies.
    var rules: RulesInForce
  }

  /// - Parameter rootWidth: width of the scene's root where the view is that root, else `nil`.
  /// - Parameter row: the widths of the row, where the view is the content view of a table cell.
  func insets(rootWidth: Double?, row: RowWidths) -> BoxInsets {
    if let root, let rootWidth { return root.insets(width: rootWidth) }
    switch kind {
    case .plain(let insets): return insets
    case .cell(let cell, let stated, let preserves):
      let system = cell.insets(row)
      guard let stated else { return system }
      // A content view that preserves its cell's margins has at least the cell's own (4 of 4).
      guard preserves else { return stated }
      return BoxInsets(
        top: max(stated.top, system.top), leading: max(stated.leading, system.leading),
        bottom: max(stated.bottom, system.bottom), trailing: max(stated.trailing, system.trailing))
    }
  }
}

extension OwnMargins.Root {
  /// The rule behind the side margins; `nil` where the document states them and they are wider.
  func reason(width: Double) -> RuleAnswer? {
    let answer = rules.with(width: width).answer(RootMarginRules.rootMargin)
    let isStated = max(stated.leading, stated.trailing) > answer.value
    return respectsMinimum && !isStated ? answer : nil
  }

  /// The root's margins, of which there are none above and below.
  ///
  /// The system's minimum holds for stated ones unless the controller lifts it (12 of 12).
  func insets(width: Double) -> BoxInsets {
    guard respectsMinimum else { return stated }
    let system = rules.with(width: width).rootMargin
    var insets = stated
    insets.leading = max(insets.leading, system)
    insets.trailing = max(insets.trailing, system)
    return insets
  }
}
