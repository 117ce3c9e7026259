import LayoutModel

extension ViewShapes {
  /// A view's text, broken into as many lines as its frame and limit allow, cut off at the frame.
  ///
  /// Lines stand in the middle of the frame, as labels draw them; a text view begins at the top.
  func drawText(
    _ source: LayoutView, in frame: Rect, anchor: SVGWriter.Anchor? = nil, color: String? = nil,
    _ svg: inout SVGWriter
  ) {
    guard let text = drawing.text(of: source, showsColors: options.showsColors) else { return }
    draw(
      text, in: frame, anchor: anchor ?? text.anchor, color: color ?? text.color,
      fromTop: source.kind == .textView, isMeasured: source.kind == .label, &svg)
  }

  func draw(
    _ text: ViewText, in frame: Rect, anchor: SVGWriter.Anchor, color: String,
    fromTop: Bool = false, isMeasured: Bool = false, _ svg: inout SVGWriter
  ) {
    let lineHeight = text.size * 1.193  // The system font's ascender, descender and line gap.
    let room = max(1, Int(drawable: (frame.height / lineHeight + 0.15).rounded(.down)))
    let count = text.lineLimit == 0 ? room : min(room, text.lineLimit)
    // A text that does not fit by estimated widths still does in its own font; a short frame shrinks.
    let lines = TextLines.lines(text.text, size: text.size, width: frame.width, count: count)
    let x =
      switch anchor {
      case .start: frame.x
      case .middle: frame.midX
      case .end: frame.maxX
      }
    let top = fromTop ? frame.y : frame.midY - Double(lines.count) * lineHeight / 2
    // A label of one line is as wide as its text in the system's font. Another font is set to that width
    // where the renderer can, and gets some room where it can't.
    let estimate = TextLines.width(lines.first ?? "", size: text.size)
    let isHugging =
      isMeasured && lines.count == 1 && abs(estimate - frame.width) < 0.08 * frame.width
    let margin = isHugging ? 2 + 0.06 * frame.width : 2
    let visible = frame.inset(by: EdgeInsets(top: -1, left: -margin, bottom: -1, right: -margin))
    svg.clipped(to: visible) { svg in
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let baseline = top + (Double(index) + 0.5) * lineHeight + text.size * 0.355
        svg.label(
          line, at: Point(x: x, y: baseline), size: text.size, fill: color, weight: text.weight,
          anchor: anchor, length: isHugging ? frame.width : nil)
      }
    }
  }
}
