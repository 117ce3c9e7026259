import Diagnostics
import ElementTree
import LayoutModel

/// Draws views into a ``CharacterGrid``.
struct TerminalPen {
  let drawing: LayoutDrawing
  let scene: PlacedScene
  let pointsPerColumn: Double
  let pointsPerRow: Double

  private struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var width: Int { right - left + 1 }
    var middle: Int { (top + bottom) / 2 }
  }

  func draw(into grid: inout CharacterGrid) {
    grid.box(left: 0, top: 0, right: grid.columns - 1, bottom: grid.rows - 1)
    for root in scene.mainRoots { draw(root, isRoot: true, into: &grid) }
  }

  private func draw(_ index: Int, isRoot: Bool, into grid: inout CharacterGrid) {
    let view = scene.views[index]
    guard view.isVisible else { return }
    if !isRoot || view.resolved.kind != .view { drawShape(view, into: &grid) }
    for child in view.children { draw(child, isRoot: false, into: &grid) }
  }

  /// The characters that a frame covers. Its edges are at the nearest column and row.
  private func box(_ frame: Rect) -> Box {
    func column(_ x: Double) -> Int { Int((x / pointsPerColumn).rounded()) }
    func row(_ y: Double) -> Int { Int((y / pointsPerRow).rounded()) }
    return Box(
      left: column(frame.x), top: row(frame.y), right: column(frame.maxX),
      bottom: row(frame.maxY))
  }

  private func drawShape(_ view: PlacedView, into grid: inout CharacterGrid) {
    let box = box(view.frame)
    let kind = view.resolved.kind
    if let text = inline(view, width: box.width) {
      let lines = kind == .label ? wrapped(text, view, box) : [text]
      let top = middleRow(view.frame) - (lines.count - 1) / 2
      for (index, line) in lines.enumerated() {
        write(line, row: top + index, of: view, box, into: &grid)
      }
      return
    }
    guard box.right > box.left, box.bottom > box.top else { return }
    let isFlat =
      kind == .stackView || kind == .tableViewCellContentView
      || kind == .collectionViewCellContentView || kind == .visualEffectView
    if isFlat { return }
    grid.box(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    let name = caption(view)
    if view.children.isEmpty, !name.isEmpty, box.bottom - box.top >= 2, box.width > 4 {
      let width = min(CharacterGrid.width(of: name), box.width - 2)
      grid.write(
        name, column: box.left + 1 + max(0, (box.width - 2 - width) / 2), row: box.middle,
        limit: box.width - 2)
    }
  }

  /// Writes one line of a view's text, following its alignment.
  private func write(
    _ text: String, row: Int, of view: PlacedView, _ box: Box, into grid: inout CharacterGrid
  ) {
    let width = CharacterGrid.width(of: text)
    let anchor = view.resolved.kind == .button ? .middle : anchor(view)
    let column =
      switch anchor {
      case .start: box.left
      case .middle: box.left + max(0, (box.width - width) / 2)
      case .end: max(box.left, box.right - width)
      }
    // Text does not begin on the screen's outline, because it would hide the outline.
    let start = max(1, column)
    grid.write(
      text, column: start, row: min(max(1, row), grid.rows - 2),
      limit: min(max(1, box.right - start + 1), grid.columns - 1 - start))
  }

  /// The lines of a label's text: as many as its frame has rows, if the label may have several.
  private func wrapped(_ text: String, _ view: PlacedView, _ box: Box) -> [String] {
    let limit = source(view).flatMap { drawing.text(of: $0)?.lineLimit } ?? 1
    let rows = limit == 0 ? box.bottom - box.top : min(limit, box.bottom - box.top)
    guard rows > 1 else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || CharacterGrid.width(of: longer) < box.width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return Array(lines.prefix(rows))
  }

  private func middleRow(_ frame: Rect) -> Int { Int((frame.midY / pointsPerRow).rounded(.down)) }

  private func anchor(_ view: PlacedView) -> SVGWriter.Anchor {
    source(view).flatMap { drawing.text(of: $0)?.anchor } ?? .start
  }

  private func source(_ view: PlacedView) -> LayoutView? {
    let index = view.resolved.index
    return drawing.document.views.indices.contains(index) ? drawing.document.views[index] : nil
  }

  private func caption(_ view: PlacedView) -> String {
    (view.resolved.kind == .imageView ? "▨ " : "") + view.resolved.name.onOneLine
  }

  /// The text of a view that is drawn as one line; `nil` for a view that is drawn as a box.
  private func inline(_ view: PlacedView, width: Int) -> String? {
    let text = source(view).flatMap { drawing.text(of: $0)?.text }
    let line = text?.split(whereSeparator: \.isNewline).joined(separator: " ").onOneLine ?? ""
    switch view.resolved.kind {
    case .label: return line
    case .button: return line.isEmpty ? "[ ]" : "[\(line)]"
    case .textField:
      let room = max(1, width - 3)
      let fill = max(0, room - CharacterGrid.width(of: line))
      return "[" + clipped(line, room) + String(repeating: "_", count: fill) + "]"
    case .toggle:
      return source(view)?.flag("on", in: drawing.layout.environment.cell) == true
        ? "(─●)" : "(●─)"
    case .slider: return track(width, "●")
    case .progressView: return track(width, "━")
    case .stepper: return "[-|+]"
    case .activityIndicator: return "◌"
    case .pageControl: return "● ○ ○"
    case .segmentedControl:
      let titles =
        source(view)?.element.child("segments")?.children
        .map { $0["title"]?.onOneLine ?? "" } ?? []
      return "[" + titles.joined(separator: "|") + "]"
    default: return nil
    }
  }

  private func track(_ width: Int, _ knob: String) -> String {
    let half = max(0, (width - 2) / 2)
    return String(repeating: "─", count: half) + knob
      + String(repeating: "─", count: max(0, width - 2 - half))
  }

  private func clipped(_ text: String, _ width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += CharacterGrid.width(of: character)
      if used > width { break }
      result.append(character)
    }
    return result
  }
}
