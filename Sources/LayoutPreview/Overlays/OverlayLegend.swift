import LayoutModel

/// The legend of the lines and marks over a picture, in rows below it.
struct OverlayLegend {
  private enum Mark {
    case line(color: String, dash: String?)
    case area(color: String, isDashed: Bool)
    case tint(color: String)
    case tag
    case sign(Emphasis)
  }

  private struct Entry {
    var mark: Mark
    var text: String
    var width: Double { OverlayLegend.markWidth + 5 + TextLines.width(text, size: 10) * 1.12 + 16 }
  }

  private var entries: [Entry] = []

  private static let markWidth = 20.0
  private static let rowHeight = 18.0

  /// - Parameter emphasis: the reasons why objects are emphasised.
  init(_ layers: Set<PreviewLayer>, emphasis: Set<Emphasis>) {
    if layers.contains(.constraints) {
      add(.line(color: Palette.constraint, dash: nil), "constraint")
      add(.line(color: Palette.optionalConstraint, dash: "3 2"), "optional, @ priority")
    }
    if layers.contains(.frames) { add(.area(color: Palette.frame, isDashed: false), "frame") }
    if layers.contains(.margins) { add(.area(color: Palette.margin, isDashed: true), "margins") }
    if layers.contains(.stacks) {
      add(.area(color: Palette.stack, isDashed: true), "stack view, and its spacing")
    }
    if layers.contains(.safeArea) { add(.tint(color: Palette.safeArea), "outside the safe area") }
    if layers.contains(.hitAreas) {
      add(.area(color: Palette.ambiguous, isDashed: true), "smaller than 44 × 44 points")
    }
    if layers.contains(.names) { add(.tag, "name of a view") }
    for (reason, text) in [
      (Emphasis.conflict, "in a conflict"), (.ambiguous, "not determined"), (.note, "in question"),
    ] where emphasis.contains(reason) {
      add(.sign(reason), text)
    }
  }

  private mutating func add(_ mark: Mark, _ text: String) {
    entries.append(Entry(mark: mark, text: text))
  }

  /// The height of the legend at this width; 0 if there is nothing to explain.
  func height(width: Double) -> Double {
    let count = rows(width).count
    return count == 0 ? 0 : Double(count) * Self.rowHeight + 6
  }

  private func rows(_ width: Double) -> [[Entry]] {
    var rows: [[Entry]] = []
    var x = Double.infinity
    for entry in entries {
      if x + entry.width > width + 16 {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(entry)
      x += entry.width
    }
    return rows
  }

  /// Draws the rows. The top left corner of the first row is at a point.
  func draw(at origin: Point, width: Double, _ svg: inout SVGWriter) {
    var y = origin.y
    for row in rows(width) {
      var x = origin.x
      for entry in row {
        let middle = Point(x: x + Self.markWidth / 2, y: y + Self.rowHeight / 2)
        draw(entry.mark, around: middle, &svg)
        svg.label(
          entry.text, at: Point(x: x + Self.markWidth + 5, y: middle.y + 3.5), size: 10,
          fill: Palette.caption)
        x += entry.width
      }
      y += Self.rowHeight
    }
  }

  private func draw(_ mark: Mark, around middle: Point, _ svg: inout SVGWriter) {
    let box = Rect(x: middle.x - 9, y: middle.y - 6, width: 18, height: 12)
    switch mark {
    case .line(let color, let dash):
      svg.line(
        Point(x: box.x, y: middle.y), Point(x: box.maxX, y: middle.y), stroke: color, width: 1.25,
        dash: dash)
    case .area(let color, let isDashed):
      svg.rect(box, stroke: color, width: 1, dash: isDashed ? "4 2" : nil)
    case .tint(let color):
      svg.rect(box, fill: color, opacity: 0.2)
    case .tag:
      svg.rect(box.inset(0.5), fill: Palette.tag, radius: 3)
    case .sign(let reason):
      ProblemOverlay.drawSign(reason, at: middle, &svg)
    }
  }
}
