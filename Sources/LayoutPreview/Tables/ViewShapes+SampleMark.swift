import ElementTree
import LayoutEngine
import LayoutModel

extension ViewShapes {
  /// Says that a row or item, and what follows, is no part of the document.
  ///
  /// The mark stands at a corner of the row, at the end of a line first, where it covers and touches no text. If there is no
  /// such place, it stands on the line between the row and the one above.
  ///
  /// - Parameters:
  ///   - box: the place of the sample.
  ///   - prototype: what it repeats, by position in the scene; `nil` for a row that shows no text.
  func drawSampleMark(_ box: Rect, of prototype: Int? = nil, _ svg: inout SVGWriter) {
    guard box.width > 60, box.height > 14 else { return }
    let text = "sample"
    let size = Size(width: TextLines.width(text, size: 7.5) + 8, height: 11)
    let places = sampleMarkPlaces(size, box)
    var read = OccupiedArea()
    for line in emphasisedEdges { read.add(line) }
    if let prototype {
      let origin = scene.views[prototype].frame.origin
      for text in textsInside(prototype) {
        // The row above has the same texts.
        for y in [box.y - origin.y, box.y - origin.y - box.height] {
          read.add(
            Rect(
              x: text.x + box.x - origin.x, y: text.y + y, width: text.width, height: text.height
            ).inset(-Self.clearance))
        }
      }
      if let sign = accessoryArea(of: scene.views[prototype], in: box) { read.add(sign) }
    }
    let pill = places[read.best(of: places.map { [$0] })]
    let grey = colors.system("systemGrayColor")
    svg.rect(pill, fill: grey.hex, radius: 5.5, opacity: 0.9)
    svg.label(
      text, at: Point(x: pill.midX, y: pill.y + 8), size: 7.5, fill: "#ffffff", anchor: .middle)
  }

  /// Between the mark and a text, in points.
  private static let clearance = 2.0
  /// The part of a line at the edge of an emphasised view, with its clearance, at either side of the edge.
  private static let halfLine = 4.0

  /// Where a row has the sign of its accessory, such as a checkmark.
  private func accessoryArea(of view: PlacedView, in box: Rect) -> Rect? {
    guard view.resolved.kind == .tableViewCell, let row = source(view),
      let type = row.element["accessoryType"], type != "none"
    else { return nil }
    let table = row.parent.map { drawing.document.views[$0] }
    let margin = rowMargin(box, row, in: table)
    let height = type.hasPrefix("detail") ? 22.0 : 16
    let width = type == "detailDisclosureButton" ? 45.0 : height
    return Rect(
      x: isRightToLeft ? box.x + margin : box.maxX - margin - width, y: box.midY - height / 2,
      width: width, height: height)
  }

  /// The lines around the views that a finding names, where they are drawn later.
  private var emphasisedEdges: [Rect] {
    let half = Self.halfLine
    return scene.views.filter { $0.isVisible && drawing.emphasis[$0.resolved.id] != nil }
      .flatMap { view in
        let outer = view.frame.inset(-half)
        return [
          Rect(x: outer.x, y: outer.y, width: outer.width, height: 2 * half),
          Rect(x: outer.x, y: outer.maxY - 2 * half, width: outer.width, height: 2 * half),
          Rect(x: outer.x, y: outer.y, width: 2 * half, height: outer.height),
          Rect(x: outer.maxX - 2 * half, y: outer.y, width: 2 * half, height: outer.height),
        ]
      }
  }

  private func sampleMarkPlaces(_ size: Size, _ box: Rect) -> [Rect] {
    // In a corner of the screen or of a sheet the round edge would cut it.
    let isInCorner = box.y < scene.visibleRect.y + 24
    let edge = isInCorner ? 3 + 24.0 : 3
    let end = isRightToLeft ? box.x + edge : box.maxX - size.width - edge
    let start = isRightToLeft ? box.maxX - size.width - edge : box.x + edge
    let middle = box.midX - size.width / 2
    let (top, bottom) = (box.y + 3, box.maxY - size.height - 3)
    let between = box.y - size.height / 2
    return [
      (end, top), (end, bottom), (start, top), (start, bottom), (middle, top), (middle, bottom),
      (end, between), (start, between), (middle, between),
    ].map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  /// Where a view and what lies in it show texts and controls, in the coordinates of the screen.
  private func textsInside(_ index: Int) -> [Rect] {
    let view = scene.views[index]
    guard view.isVisible else { return [] }
    let own = source(view).flatMap { textArea(of: view, $0) }
    return view.children.reduce(own.map { [$0] } ?? []) { $0 + textsInside($1) }
  }

  /// Of a label the lines, and of a text field its line, which may fill a small part of the frame.
  private func textArea(of view: PlacedView, _ source: LayoutView) -> Rect? {
    guard OccupiedArea.kinds.contains(view.resolved.kind) else { return nil }
    if view.resolved.kind == .textField {
      return view.frame.centered(width: view.frame.width, height: OccupiedArea.lineHeight)
    }
    guard case .label(let label) = shown.content(of: source) else { return view.frame }
    let frame = view.frame
    let room = TextBlock.Room(
      width: frame.width + 0.5, numberOfLines: label.numberOfLines, cut: cut(of: source),
      breaksAnywhere: label.breaksAnywhere, isLabel: true)
    let block = shown.lines(of: label.text, font: label.font, in: room)
    let size = Size(
      width: min(frame.width, block.lines.map(\.width).max() ?? 0),
      height: min(frame.height, block.height))
    let x =
      switch drawing.anchor(source.value("textAlignment", in: cell)) {
      case .start: frame.x
      case .middle: frame.midX - size.width / 2
      case .end: frame.maxX - size.width
      }
    return Rect(
      x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }
}
