import ElementTree
import LayoutModel

/// The positions of the items and anchors of constraints, computed from the frames.
///
/// Baselines are approximate, because frames do not determine them.
struct AnchorGeometry {
  let drawing: LayoutDrawing
  let scene: PlacedScene
  let zones: ZoneOverlay

  /// The rectangle of a view or guide; `nil` if it was not resolved or has no visible frame.
  func rect(of id: ObjectID) -> Rect? {
    switch drawing.document.items[id] {
    case .view(let index): scene[documentIndex: index].flatMap { $0.isVisible ? $0.frame : nil }
    case .guide(let index): rect(of: drawing.document.guides[index])
    default: nil
    }
  }

  private func rect(of guide: LayoutGuide) -> Rect? {
    guard let owner = guide.view, let view = scene[documentIndex: owner], view.isVisible else {
      return nil
    }
    let frame = view.frame
    switch guide.kind {
    case .safeArea: return frame.intersection(zones.safeArea)
    case .top: return Rect(x: frame.x, y: frame.y, width: frame.width, height: zones.insets.top)
    case .bottom, .keyboard:
      return Rect(
        x: frame.x, y: zones.safeArea.maxY, width: frame.width, height: zones.insets.bottom)
    case .frameLayoutGuide: return frame
    case .contentLayoutGuide:
      let size = view.resolved.contentSize ?? frame.size
      return Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
    case .layoutMargins, .readableContent: return margins(of: guide.view, frame)
    case .custom: return nil
    }
  }

  /// The rectangle inside a view's margins. They are 8 at each side, or as stated, or those of the
  /// root view.
  private func margins(of index: Int?, _ frame: Rect) -> Rect {
    guard let index, let view = scene[documentIndex: index] else { return frame }
    if view.parent == nil, frame == scene.screen { return zones.margins }
    let element = drawing.document.views[index].element
    let written =
      element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins")
    return written.map { frame.inset(by: $0.insets) } ?? frame.inset(8)
  }

  /// The coordinate of a position attribute along its axis; `nil` for lengths.
  func position(_ anchor: LayoutAnchor) -> Double? {
    guard var rect = rect(of: anchor.item) else { return nil }
    if anchor.attribute.isMargin, case .view(let index) = drawing.document.items[anchor.item] {
      rect = margins(of: index, rect)
    }
    let isRightToLeft = drawing.layout.environment.direction == .rightToLeft
    switch anchor.attribute.withoutMargin {
    case .left: return rect.x
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.x
    case .trailing: return isRightToLeft ? rect.x : rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .firstBaseline: return rect.y + min(rect.height, 21) * 0.78
    case .lastBaseline: return rect.maxY - min(rect.height, 21) * 0.22
    default: return nil
    }
  }
}
