import LayoutModel

/// Small tags with the names of views.
struct NameOverlay {
  let drawing: LayoutDrawing
  let scene: PlacedScene

  func draw(_ svg: inout SVGWriter) {
    var taken: [Rect] = []
    for view in scene.views where view.isVisible && view.parent != nil {
      guard let name = tag(view), view.frame.width > 12, view.frame.height > 6 else { continue }
      let text = TextLines.cut(name, size: 8, width: 120)
      let width = TextLines.width(text, size: 8) + 8
      // On the frame's top edge, where it hides the least of what is inside.
      var box = Rect(x: view.frame.x + 1, y: view.frame.y - 5, width: width, height: 11)
      // A parent's tag often has the same corner: go on beside it.
      for other in taken where other.touches(box) { box.origin.x = other.maxX + 2 }
      taken.append(box)
      svg.rect(box, fill: color(view), radius: 3, opacity: 0.88)
      svg.label(
        text, at: Point(x: box.x + 4, y: box.y + 8.2), size: 8, fill: "#ffffff", weight: "500")
    }
  }

  private func color(_ view: PlacedView) -> String {
    drawing.emphasis[view.resolved.id]?.color ?? "#475467"
  }

  /// The name, unless the view shows it as its text anyway.
  private func tag(_ view: PlacedView) -> String? {
    let document = drawing.document
    let index = view.resolved.index
    guard document.views.indices.contains(index) else { return view.resolved.name }
    let shown = drawing.text(of: document.views[index])?.text
    let kinds: [ViewKind] = [.tableViewCellContentView, .collectionViewCellContentView]
    if shown == view.resolved.name || kinds.contains(view.resolved.kind) { return nil }
    return view.resolved.name.isEmpty ? nil : view.resolved.name
  }
}

extension Rect {
  /// Both cover more than a sliver.
  fileprivate func touches(_ other: Rect) -> Bool {
    let common = intersection(other)
    return common.width > 0.5 && common.height > 0.5
  }
}
