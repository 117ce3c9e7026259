import LayoutModel

/// Draws small tags with the names of views, beside the texts that people read.
struct NameOverlay {
  let drawing: LayoutDrawing
  let scene: PlacedScene

  private static let height = 11.0
  private static let size = 8.0

  /// - Parameter occupied: the area that should not be covered. Tags are added to it.
  func draw(avoiding occupied: inout OccupiedArea, _ svg: inout SVGWriter) {
    let screen = scene.screenAndAside
    for view in scene.views where view.isVisible && view.parent != nil {
      guard let name = tag(view), view.frame.width > 12, view.frame.height > 6 else { continue }
      let text = TextLines.cut(name, size: Self.size, width: 120)
      // System fonts are wider than the widths that are used here.
      let length = TextLines.width(text, size: Self.size) * 1.06
      let places = places(for: Size(width: length + 8, height: Self.height), view.frame)
        .map { Self.moved($0, into: screen) }
      let box = places[occupied.best(of: places.map { [$0] })]
      occupied.add(box)
      svg.rect(box, fill: color(view), radius: 3)
      svg.text(
        text, at: Point(x: box.x + 4, y: box.y + 8.2),
        SVGWriter.TextStyle(size: Self.size, fill: .white, weight: "500"), length: length)
    }
  }

  /// The places to try: above the frame, below it, inside at its corners, and beside it.
  private func places(for size: Size, _ frame: Rect) -> [Rect] {
    func box(_ x: Double, _ y: Double) -> Rect {
      Rect(x: x, y: y, width: size.width, height: size.height)
    }
    let end = frame.maxX - size.width
    let (above, below) = (frame.y - size.height, frame.maxY)
    var places = [box(frame.x, above), box(end, above), box(frame.x, below), box(end, below)]
    if size.width < frame.width, size.height < frame.height {
      places += [
        box(frame.x + 1, frame.y + 1), box(end - 1, frame.y + 1),
        box(end - 1, frame.maxY - size.height - 1), box(frame.x + 1, frame.maxY - size.height - 1),
      ]
    }
    places += [
      box(frame.maxX + 1, frame.midY - size.height / 2),
      box(frame.x - size.width - 1, frame.midY - size.height / 2),
      box(frame.x + size.width + 2, above), box(frame.x + size.width + 2, below),
      box(frame.x, above - size.height - 1), box(frame.x, below + size.height + 1),
    ]
    return places
  }

  /// The box moved into the picture, if a part of it would lie outside.
  private static func moved(_ box: Rect, into screen: Rect) -> Rect {
    var box = box
    box.origin.x = max(screen.x, min(box.x, screen.maxX - box.width))
    box.origin.y = max(screen.y, min(box.y, screen.maxY - box.height))
    return box
  }

  private func color(_ view: PlacedView) -> String {
    drawing.emphasis[view.resolved.id]?.color ?? Palette.tag
  }

  /// The name of a view, unless the view shows it as its text anyway.
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
