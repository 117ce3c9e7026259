import LayoutModel
import PlatformRules

/// A view's own margins, as far as they do not depend on widths.
struct OwnMargins {
  var kind: Kind
  var root: Root?

  /// What the accessory of a cell takes of the width of this content view.
  func accessoryWidth(_ row: RowPlace) -> Double {
    guard case .cell(let cell, _, _) = kind else { return 0 }
    return cell.accessoryWidth(row)
  }

  enum Kind {
    case plain(BoxInsets)
    /// The content view of a table cell.
    case cell(CellMargins, BoxInsets?, preserves: Bool)

    var isOfRow: Bool { if case .cell = self { true } else { false } }
  }

  /// What a content view has for the parts of a built-in style; `nil` where it is none of a cell.
  func room(in cell: Size, _ row: RowPlace) -> BuiltInCellLayout.Room? {
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

  /// - Parameter rootWidth: the width of the scene's root if the view is that root, else `nil`.
  /// - Parameter row: the place of the row, if the view is the content view of a table cell.
  func insets(rootWidth: Double?, row: RowPlace) -> BoxInsets {
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

  /// The root's margins. There are none above and below.
  ///
  /// The system's minimum also holds for stated margins, unless the controller removes it (12 of
  /// 12).
  func insets(width: Double) -> BoxInsets {
    guard respectsMinimum else { return stated }
    let system = rules.with(width: width).rootMargin
    var insets = stated
    insets.leading = max(insets.leading, system)
    insets.trailing = max(insets.trailing, system)
    return insets
  }
}
