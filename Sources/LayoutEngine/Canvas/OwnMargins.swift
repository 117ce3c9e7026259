import LayoutModel
import PlatformRules

/// A view's own margins, as far as they do not depend on a width.
struct OwnMargins {
  var kind: Kind
  var root: Root?

  /// The width that the cell's accessory takes from this content view.
  func accessoryWidth(_ row: RowPlace) -> Double {
    guard case .cell(let cell, _, _) = kind else { return 0 }
    return cell.accessoryWidth(row)
  }

  enum Kind {
    case plain(BoxInsets)
    /// The margins of a table cell's content view.
    case cell(CellMargins, BoxInsets?, preserves: Bool)

    var isOfRow: Bool { if case .cell = self { true } else { false } }
  }

  /// The room of a content view for the parts of a built-in style; `nil` if the view is not the
  /// content view of a cell.
  func room(in cell: Size, _ row: RowPlace) -> BuiltInCellLayout.Room? {
    guard case .cell(let margins, _, _) = kind else { return nil }
    return margins.room(in: cell, row)
  }

  struct Root {
    var stated: BoxInsets
    /// Whether the system's minimum margins hold.
    var respectsMinimum: Bool
    /// The rules that hold for the root.
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
      // A content view that preserves its cell's margins has at least these margins (4 of 4).
      guard preserves else { return stated }
      return BoxInsets(
        top: max(stated.top, system.top), leading: max(stated.leading, system.leading),
        bottom: max(stated.bottom, system.bottom), trailing: max(stated.trailing, system.trailing))
    }
  }
}

extension OwnMargins.Root {
  /// The rule behind the side margins; `nil` if the document states wider ones.
  func reason(width: Double) -> RuleAnswer? {
    let answer = rules.with(width: width).answer(RootMarginRules.rootMargin)
    let isStated = max(stated.leading, stated.trailing) > answer.value
    return respectsMinimum && !isStated ? answer : nil
  }

  /// The margins of the root. By default there are none at the top and bottom.
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
