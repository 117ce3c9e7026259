import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Finds texts and controls that the views around them cut, and views without a size.
extension LayoutCheck {
  /// Texts and controls that a view around them cuts more than on the canvas. All that one view cuts is one finding.
  func clipped() -> [LayoutFault] {
    var order: [Int] = []
    var groups: [Int: [(view: SeenView, cut: Cut)]] = [:]
    for view in views {
      guard view.isSeen, view.isSettled, view.isReadOrTouched, let cut = cut(of: view, here: true),
        let drawn = drawn[view.index], self.cut(of: drawn, here: false) == nil
      else { continue }
      if groups[cut.outer] == nil { order.append(cut.outer) }
      groups[cut.outer, default: []].append((view, cut))
    }
    return order.compactMap { outer in
      guard let group = groups[outer], let box = view(outer), var worst = group.first else {
        return nil
      }
      for item in group where item.cut.points > worst.cut.points { worst = item }
      let cut = worst.cut
      let clipping = ClippingFault.clipped(
        by: subject(outer), subject(worst.view.index), cut.edge,
        points: cut.points >= cut.length - Self.tolerance ? nil : cut.points,
        others: group.count - 1)
      return fault(clipping, at: box, extent: cut.points)
    }
  }

  private typealias Cut = (outer: Int, edge: ScreenEdge, points: Double, length: Double)

  /// The view that cuts most of another one. Scroll views do not count, because one can scroll to the rest. Views beyond the
  /// root belong to another rule.
  ///
  /// - Parameter here: whether to look in this layout; otherwise on the canvas.
  private func cut(of view: SeenView, here: Bool) -> Cut? {
    let frame = view.frame
    guard frame.width > Self.tolerance, frame.height > Self.tolerance else { return nil }
    var worst: Cut?
    // Cells do not count: their list or code decides their size as often as their constraints do.
    let around = document.superviews(of: view.index).prefix {
      !document.views[$0].kind.isScrolling && !Self.cells.contains(document.views[$0].kind)
    }
    for index in around where document.views[index].parent != nil {
      guard let outer = here ? self.view(index) : drawn[index], outer.clips else { continue }
      let box = outer.frame
      // Another rule reports an empty box.
      guard box.width > Self.tolerance, box.height > Self.tolerance else { return nil }
      let edges: [Cut] = [
        (index, .left, box.x - frame.x, frame.width),
        (index, .right, frame.maxX - box.maxX, frame.width),
        (index, .top, box.y - frame.y, frame.height),
        (index, .bottom, frame.maxY - box.maxY, frame.height),
      ]
      for edge in edges where edge.points > max(Self.tolerance, worst?.points ?? 0) {
        if !isLengthOfCell(view.index, edge.edge.axis) { worst = edge }
      }
    }
    return worst
  }

  private static let cells: Set<ViewKind> = [
    .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
    .collectionReusableView,
  ]

  /// Whether the length of a cell is decided elsewhere. The layout or code of a collection gives its items their size, code may
  /// give a table's row its height, and UIKit divides the width of a row with a built-in style.
  private func isLengthOfCell(_ index: Int, _ axis: LayoutAxis) -> Bool {
    document.viewAndSuperviews(of: index).contains { position in
      let view = document.views[position]
      return switch view.kind {
      case .collectionViewCell, .collectionReusableView: true
      case .tableViewCell:
        axis == .vertical || view.element["style"].map { $0 != Self.ownStyle } ?? false
      default: false
      }
    }
  }

  /// The style of a cell whose content is laid out by constraints.
  private static let ownStyle = "IBUITableViewCellStyleCustom"

  // MARK: Nothing left

  /// Views with texts, controls or pictures in them that have no width or no height here, although they have one on the canvas.
  func zeroSizes() -> [LayoutFault] {
    var told: Set<Int> = []
    var faults: [LayoutFault] = []
    let overfull = document.overfullAxes(in: layout)
    for view in views {
      let parent = source(view).parent
      if let parent, told.contains(parent) {
        told.insert(view.index)
        continue
      }
      if parent == nil, emptyAxis(view.frame) != nil {
        // The place of the whole scene has no size. For example, code sets the size of its container, or that size follows from
        // this very scene.
        told.insert(view.index)
        continue
      }
      guard parent != nil, view.isSeen, view.isSettled, !view.isEstimated,
        let axis = emptyAxis(view.frame), let drawn = drawn[view.index],
        emptyAxis(drawn.frame) == nil,
        // A view without content on the canvas waits for a text or a picture from code.
        let designed = designed[view.index], emptyAxis(designed) == nil,
        !CollapsedViews(document).contains(view.index, along: axis, in: cell),
        !isLengthOfCell(view.index, axis),
        !overfull.contains(axis)
      else { continue }
      let lost = lost(in: view, axis)
      guard !lost.isEmpty else { continue }
      told.insert(view.index)
      let empty = ClippingFault.empty(
        subject(view.index), axis, unseen: lost.filter { $0 != view.index }.map { subject($0) })
      faults.append(fault(empty, at: view, extent: Double(lost.count)))
    }
    return faults
  }

  private func emptyAxis(_ frame: Rect) -> LayoutAxis? {
    frame.width < 0.5 ? .horizontal : frame.height < 0.5 ? .vertical : nil
  }

  /// The views that people would see if the view were larger: itself, or texts and controls that it cuts or that vanish with
  /// it.
  private func lost(in view: SeenView, _ axis: LayoutAxis) -> [Int] {
    let document = document
    return views.filter { inner in
      guard inner.isSeen, inner.index >= view.index,
        document.isView(inner.index, inside: view.index)
      else { return false }
      let isContent =
        inner.isReadOrTouched
        || document.views[inner.index].kind == .imageView
          && document.views[inner.index].value("image", in: cell) != nil
      return isContent && (view.clips || emptyAxis(inner.frame) == axis)
    }.map(\.index)
  }
}

/// A fault that a rule has found in a layout.
package struct LayoutFault: Sendable {
  var diagnostic: Diagnostic
  /// How bad it is, in points or another measure of the rule. If several environments have the same fault, the largest one is
  /// reported.
  var extent: Double
}
