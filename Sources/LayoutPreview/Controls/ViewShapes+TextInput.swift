import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  func drawTextField(
    _ source: LayoutView, _ field: TextFieldContent, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    guard frame.width > 1, frame.height > 1 else { return }
    let background = background(of: source)
    let line = colors.system("opaqueSeparatorColor")
    var text = frame
    switch field.border {
    case .roundedRect:
      svg.fill(frame, background ?? colors.background, radius: 5)
      svg.rect(frame.inset(0.25), stroke: line.hex, width: 0.5, radius: 5)
      text = frame.inset(by: EdgeInsets(left: 7, right: 7))
    case .line, .bezel:
      if let background { svg.fill(frame, background) }
      svg.rect(
        frame.inset(0.5), stroke: colors.label.faded(to: 0.7).over(colors.background).hex, width: 1)
      text = frame.inset(by: EdgeInsets(left: 3, right: 3))
    case .none:
      let isPainted = drawBackground(source, frame, &svg)
      // An empty field with a class of its own is drawn by that class.
      if !isPainted, let name = source.customClass, field.text.isEmpty, field.placeholder.isEmpty {
        return drawUnknown(name, frame, radius: 5, &svg)
      }
    }
    // There is nothing to clear in an empty field, and so no button.
    if source.element["clearButtonMode"] == "always", !field.text.isEmpty, frame.width > 60 {
      let side = 15.0
      let x = isRightToLeft ? text.x : text.maxX - side
      drawSymbol(
        "xmark.circle.fill", in: Rect(x: x, y: frame.midY - side / 2, width: side, height: side),
        colors.system("systemGray3Color"), &svg)
      text.size.width -= side + 4
    }
    let isEmpty = field.text.isEmpty
    let isSecret = source.element.child("textInputTraits")?["secureTextEntry"] == "YES"
    let shown =
      isEmpty ? field.placeholder : isSecret ? String(field.text.map { _ in "•" }) : field.text
    drawLine(
      shown, field.font ?? .system(17),
      isEmpty ? colors.system("placeholderTextColor") : textColor(of: source), in: text,
      anchor: drawing.anchor(source.value("textAlignment", in: cell)), &svg)
  }

  func drawTextView(
    _ source: LayoutView, _ text: TextViewContent, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    drawBackground(source, frame, &svg)
    let room = frame.inset(by: EdgeInsets(top: 8, left: 5, bottom: 0, right: 5))
    guard !text.text.isEmpty, room.width > 4, room.height > 4 else { return }
    let font = text.font ?? .system(14)
    let block = shown.lines(
      of: text.text, font: font, in: TextBlock.Room(width: room.width, numberOfLines: 0, cut: .clip)
    )
    var styling = styling(
      of: text.text, font: font, source.part(key: "attributedText", in: cell),
      color: textColor(of: source))
    styling.anchor = drawing.anchor(source.value("textAlignment", in: cell))
    var seen = block
    seen.lines.removeAll { $0.baseline > room.height + 14 }
    let isCut = block.height > room.height
    if isCut {
      svg.clipped(to: frame) { draw(seen, styling, in: room, top: room.y, &$0) }
    } else {
      draw(seen, styling, in: room, top: room.y, &svg)
    }
  }

  /// - Source: Apple, `UISearchBar`: a rounded field of 36 points with a magnifying glass, 8 points from the edges.
  ///   Recorded, iOS 26: a capsule of 44 points; a cross on a pane cancels.
  func drawSearchBar(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let bar = colors.color(source.part("color", key: "barTintColor", in: cell))
    if let fill = bar ?? background(of: source) {
      svg.fill(frame, fill)
    } else if isClassic, source.element["searchBarStyle"] != "minimal" {
      svg.fill(frame, PreviewColor(red: 0.79, green: 0.79, blue: 0.81))
    }
    var field = frame.inset(by: EdgeInsets(left: 8, right: 8))
    let isCapsule = looks.controlsAreCapsules
    field = field.centered(
      width: field.width, height: min(isCapsule ? 44 : 36, max(0, frame.height - 16)))
    guard field.width > 20, field.height > 8 else { return }
    let cancels = source.element["showsCancelButton"] == "YES" && field.width > 140
    if cancels, isCapsule {
      let side = field.height
      let pane = Rect(
        x: isRightToLeft ? field.x : field.maxX - side, y: field.y, width: side, height: side)
      let ground = drawPane(pane, &svg)
      drawSymbol(
        "xmark", in: pane.centered(width: 17, height: 17), colorOnPane(colors.label, ground), &svg)
      field.size.width -= side + 11
      if isRightToLeft { field.origin.x += side + 11 }
    } else if cancels {
      let width = drawLine(
        "Cancel", .system(17), tint(of: source),
        in: Rect(x: field.maxX - 60, y: field.y, width: 60, height: field.height), anchor: .end,
        &svg)
      field.size.width -= width + 12
    }
    let fill =
      isClassic ? colors.background : colors.system("tertiarySystemFillColor")
    svg.fill(field, fill, radius: isCapsule ? field.height / 2 : min(10, field.height / 2))
    let grey = colors.system("secondaryLabelColor")
    let side = min(17, field.height - 6)
    let glass = Rect(
      x: isRightToLeft ? field.maxX - side - 8 : field.x + 8, y: field.midY - side / 2,
      width: side, height: side)
    drawSymbol("magnifyingglass", in: glass, grey, &svg)
    let text = source.element["text"] ?? ""
    let shown = text.isEmpty ? source.element["placeholder"] ?? "Search" : text
    let room = field.inset(by: EdgeInsets(left: 8 + side + 5, right: 8))
    drawLine(
      shown, .system(17), text.isEmpty ? grey : colors.label,
      in: isRightToLeft ? field.inset(by: EdgeInsets(left: 8, right: 8 + side + 5)) : room,
      anchor: isRightToLeft ? .end : .start, &svg)
  }
}
