import LayoutModel

/// Margins that recorded frames of a document show: required constraints pin a view to a margin of
/// its superview.
///
/// A class may set margins that no file states, and the canvas then shows them. If two views show
/// such a margin, and a third agrees with it, its frame is not proved to be wrong.
struct ShownMargins {
  private var viewsOfValue: [Place: [Int: Set<Int>]] = [:]

  /// Margins that are probably equal: those of all roots, those of all content views, those of all
  /// other views.
  private struct Place: Hashable {
    var holder: Holder
    var isSideways: Bool

    enum Holder: Hashable {
      case root, contentView, other
    }

    init(_ view: LayoutView, _ edge: BoxEdge) {
      holder =
        view.placement == .root ? .root : view.role == "contentView" ? .contentView : .other
      isSideways = edge == .leading || edge == .trailing
    }
  }

  init(_ document: LayoutDocument) {
    for constraint in document.constraints {
      guard constraint.priority == .required, constraint.relation == .equal,
        constraint.multiplier == .one, let second = constraint.second
      else { continue }
      // margin of the superview == edge of the view + constant
      if constraint.first.attribute.isMargin {
        note(constraint.first, second, constraint.constant, in: document)
      } else if second.attribute.isMargin {
        note(second, constraint.first, -constraint.constant, in: document)
      }
    }
  }

  private mutating func note(
    _ margin: LayoutAnchor, _ edge: LayoutAnchor, _ constant: Double, in document: LayoutDocument
  ) {
    guard margin.attribute.withoutMargin == edge.attribute,
      let holder = document.view(margin.item), let view = document.view(edge.item),
      view.parent == holder.index, !FrameMark.isOnAny(view), !FrameMark.isOnAny(holder),
      let frame = view.recordedFrame, let around = holder.recordedFrame
    else { return }
    let (value, side): (Double, BoxEdge)
    switch edge.attribute {
    case .leading, .left: (value, side) = (frame.x + constant, .leading)
    case .trailing, .right:
      (value, side) = (around.width - frame.x - frame.width - constant, .trailing)
    case .top: (value, side) = (frame.y + constant, .top)
    case .bottom: (value, side) = (around.height - frame.y - frame.height - constant, .bottom)
    default: return
    }
    guard abs(value) < Self.largest else { return }
    viewsOfValue[Place(holder, side), default: [:]][Int(value.rounded()), default: []]
      .insert(view.index)
  }

  /// The largest margin that a class sets. A view that shows a larger one is misplaced for another
  /// reason.
  private static let largest = 100.0
  /// The number of views that have to show a margin. A single view may itself be misplaced.
  private static let enough = 2

  /// The range, extended to contain what the document shows for such a margin.
  func widening(_ range: Bounds, of view: LayoutView, _ edge: BoxEdge) -> Bounds {
    guard let values = viewsOfValue[Place(view, edge)] else { return range }
    let shown = values.filter { $0.value.count >= Self.enough }.map { Double($0.key) }
    guard let least = shown.min(), let most = shown.max() else { return range }
    return range.including(least).including(most)
  }
}
