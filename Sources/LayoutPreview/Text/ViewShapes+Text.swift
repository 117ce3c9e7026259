import ElementTree
import LayoutEngine
import LayoutModel

extension ViewShapes {
  /// Draws the lines of a text: one below the other from `top`, or in the middle of a box.
  func draw(
    _ block: TextBlock, _ styling: TextStyling, in box: Rect, top: Double? = nil,
    _ svg: inout SVGWriter
  ) {
    let top = top ?? box.midY - block.height / 2
    for line in block.lines where !line.pieces.isEmpty {
      let start =
        switch styling.anchor {
        case .start: box.x
        case .middle: box.midX - line.width / 2
        case .end: box.maxX - line.width
        }
      for piece in line.pieces where !piece.text.allSatisfy({ $0 == " " }) {
        let color = styling.color(piece.run)
        let face = styling.face(piece.run)
        let baseline = Point(x: start + piece.x, y: top + line.baseline)
        svg.text(
          piece.text, at: baseline,
          SVGWriter.TextStyle(
            size: piece.pointSize, fill: color, weight: piece.weight.svgWeight,
            family: face.familyList, isItalic: face.isItalic, decoration: face.decoration),
          length: piece.width)
      }
    }
  }

  /// Draws a text of one line, in the middle of a box's height.
  ///
  /// - Returns: its width in points.
  @discardableResult
  func drawLine(
    _ text: String, _ font: FontDescription, _ color: PreviewColor, in box: Rect,
    anchor: SVGWriter.Anchor = .start, _ svg: inout SVGWriter
  ) -> Double {
    guard !text.isEmpty, box.width > 1 else { return 0 }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let block = shown.lines(of: .plain(line), font: font, in: TextBlock.Room(width: box.width))
    draw(block, TextStyling(color: color, anchor: anchor), in: box, &svg)
    return block.lines.first?.width ?? 0
  }

  /// Draws a label's text, in as many lines as its frame has room for.
  func drawLabel(
    _ source: LayoutView, _ label: LabelContent, in frame: Rect, _ svg: inout SVGWriter
  ) {
    guard !label.text.isEmpty else { return }
    var room = TextBlock.Room(
      width: frame.width + 0.5, numberOfLines: label.numberOfLines, cut: cut(of: source),
      breaksAnywhere: label.breaksAnywhere, isLabel: true)
    room.minimumScale = shown.limits(of: source)
      .scale(of: label.font?.pointSize ?? 17)
    var block = shown.lines(of: label.text, font: label.font, in: room)
    if block.lines.count > 1, block.height > frame.height + 4 {
      // Lines that do not fit are left out.
      let fitting = block.lines.filter { $0.baseline <= frame.height + 2 }.count
      room.numberOfLines = max(1, fitting)
      block = shown.lines(of: label.text, font: label.font, in: room)
    }
    var styling = styling(
      of: label.text, font: label.font, source.part(key: "attributedText", in: cell),
      color: textColor(of: source))
    styling.anchor = drawing.anchor(source.value("textAlignment", in: cell))
    if source.element["enabled"] == "NO" { styling.color = styling.color.faded(to: 0.4) }
    if case .clip = room.cut, block.lines.contains(where: { $0.width > frame.width + 1 }) {
      svg.clipped(to: frame) { draw(block, styling, in: frame, &$0) }
    } else {
      draw(block, styling, in: frame, &svg)
    }
  }

  /// - Source: `textColor` of labels, fields and text views; without one that of labels.
  func textColor(of source: LayoutView) -> PreviewColor {
    guard options.showsColors else { return colors.label }
    if let color = colors.color(source.part("color", key: "textColor", in: cell)) { return color }
    // Old documents state `nil`, which means black, the colour of every label then.
    return colors.label
  }

  func cut(of source: LayoutView) -> TextBlock.Cut {
    switch source.value("lineBreakMode", in: cell) {
    case "middleTruncation": .middle
    case "headTruncation": .head
    case "clip", "clipping": .clip
    default: .tail
    }
  }

  /// The faces and colours of the runs of a text.
  ///
  /// - Parameter element: the `<attributedString>`, whose fragments are the runs.
  func styling(
    of text: TextContent, font: FontDescription?, _ element: DocumentElement?, color: PreviewColor
  ) -> TextStyling {
    var styling = TextStyling(color: color, faces: [TextStyling.Face(font)])
    guard case .attributed(let runs) = text else { return styling }
    styling.faces = runs.map { TextStyling.Face($0.font) }
    let fragments = element?.children.filter { $0.name == "fragment" } ?? []
    for (index, fragment) in fragments.enumerated() where index < runs.count {
      let attributes = fragment.child("attributes")
      styling.colors.append(
        options.showsColors ? colors.color(attributes?.child("color", key: "NSColor")) : nil)
      if attributes?.child(key: "NSUnderline") != nil {
        styling.faces[index].decoration = "underline"
      } else if attributes?.child(key: "NSStrikethrough") != nil {
        styling.faces[index].decoration = "line-through"
      }
    }
    return styling
  }
}
