import LayoutModel

/// Draws both states side by side, with a list of the moved views below.
extension ReviewPicture {
  /// The text above a sheet.
  package struct Heading: Sendable {
    /// The scene as a person names it.
    package var title: String
    /// The name of the document.
    package var document: String
    /// The device as a person names it, and the number of others that show the same.
    package var detail: String

    package init(title: String, document: String, detail: String) {
      self.title = title
      self.document = document
      self.detail = detail
    }
  }

  /// The greatest width of one side. Both sides and their list can then be read in a comment of 840
  /// points.
  private static let widest = 384.0
  /// The greatest height of one side. An upright phone is then as long as a page.
  private static let highest = 620.0
  private static let edge = 20.0
  private static let gap = 24.0
  private static let lineHeight = 18.0
  /// The greatest number of marks in the list. The page lists all of them.
  private static let mostLines = 12

  /// The sheet as an SVG document.
  ///
  /// - Parameter fitting: measures texts for a renderer that ignores their stated length.
  package func sheet(_ heading: Heading, fitting: (any LetterFitting)? = nil) -> String {
    let sides: [(label: String, drawing: LayoutDrawing)] = [
      ("Before", before), ("After", after),
    ].compactMap { label, drawing in drawing.map { (label, $0) } }
    let scale = min(0.72, Self.widest / part.width, Self.highest / part.height)
    let side = Size(width: part.width * scale, height: part.height * scale)
    let top = Self.edge + 66
    let lines = legend
    let pictures = side.width * Double(sides.count) + Self.gap * Double(sides.count - 1)
    let texts: [(text: String, size: Double)] =
      [(heading.title, 17), (heading.detail, 12), (heading.document, 12)]
      + lines.map { ($0.text, 12.5) }
    let widest = texts.map { TextLines.width($0.text, size: $0.size) * 1.1 + 24 }
    let width = max(pictures, widest.max() ?? 0) + Self.edge * 2
    let height =
      top + side.height + 14 + Double(lines.count) * Self.lineHeight
      + (lines.isEmpty ? 0 : 8) + Self.edge - 6
    var svg = SVGWriter(fitting: fitting)
    svg.beginPicture(
      Rect(width: width, height: height),
      title:
        "\(heading.title), \(sides.map { $0.label.lowercased() }.joined(separator: " and ")): \(heading.detail)"
    )
    svg.label(
      heading.title, at: Point(x: Self.edge, y: Self.edge + 14), size: 17, fill: Palette.title,
      weight: "600")
    svg.label(
      heading.document, at: Point(x: Self.edge, y: Self.edge + 31), size: 12, fill: Palette.caption)
    svg.label(
      heading.detail, at: Point(x: Self.edge, y: Self.edge + 47), size: 12, fill: Palette.caption)
    for (index, (label, drawing)) in sides.enumerated() {
      let x = Self.edge + Double(index) * (side.width + Self.gap)
      svg.label(
        sides.count == 1 ? (before == nil ? "New" : "Removed") : label,
        at: Point(x: x + side.width / 2, y: top + 6), size: 12.5, fill: Palette.title,
        weight: "600", anchor: .middle)
      svg.beginPart(part, at: Rect(x: x, y: top + 8, width: side.width, height: side.height))
      draw(drawing, &svg)
      MarkDrawing(self, scale: scale).draw(index == 0 && before != nil ? .before : .after, &svg)
      svg.end()
    }
    var y = top + side.height + 28
    for line in lines {
      if let number = line.number {
        let center = Point(x: Self.edge + 8, y: y - 4)
        svg.circle(center, radius: 7.5, fill: line.color)
        svg.label(
          String(number), at: Point(x: center.x, y: center.y + 3.4), size: 9.5, fill: "#ffffff",
          weight: "700", anchor: .middle)
      }
      svg.label(
        line.text, at: Point(x: Self.edge + 24, y: y), size: 12.5,
        fill: line.number == nil ? Palette.caption : Palette.title)
      y += Self.lineHeight
    }
    svg.end()
    return svg.text
  }

  private var legend: [(number: Int?, color: String, text: String)] {
    var lines: [(number: Int?, color: String, text: String)] = []
    for (index, mark) in marks.prefix(Self.mostLines).enumerated() {
      let name = TextLines.cut(mark.name, size: 12.5, width: 260)
      lines.append((index + 1, mark.color, "\(name): \(mark.text)"))
    }
    let more = marks.count - lines.count
    if more > 0 { lines.append((nil, Palette.caption, "and \(more) more")) }
    return lines
  }
}
