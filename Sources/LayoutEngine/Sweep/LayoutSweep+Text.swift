import Diagnostics
import LayoutModel

extension LayoutSweep {
  /// The sweep as text for a person: breakpoints as sentences, and laws as a table for each view.
  ///
  /// - Parameter title: the title of the scene.
  package func text(title: String) -> String {
    lines(title: title).joined(separator: "\n") + "\n"
  }

  package func lines(title: String) -> [String] {
    var lines = [title + "  " + heading]
    guard isSupported else { return lines + ["  documents of this kind can't be resolved"] }
    if views.isEmpty { return lines + ["  there is no view here"] }
    lines.append("")
    lines += breakpointLines
    lines.append("")
    lines.append("Frames, with \(symbol) for the \(lengthName) of the root view")
    for index in views.indices { lines += tableLines(of: index) }
    lines.append("")
    lines.append(checkLine)
    return lines
  }

  private var lengthName: String { axis == .horizontal ? "width" : "height" }

  private var heading: String {
    let other = axis == .horizontal ? environment.size.height : environment.size.width
    let otherName = axis == .horizontal ? "height" : "width"
    var text =
      "\(lengthName)s \(Self.number(range.lowerBound)) … \(Self.number(range.upperBound)), \(otherName) \(Self.number(other))"
    if let device = environment.device { text += ", as on \(device)" }
    let cells = Set(intervals.map(\.cell))
    if cells.count == 1, idleClassChanges.isEmpty, let cell = cells.first { text += ", \(cell)" }
    return text
  }

  // MARK: Breakpoints

  private var breakpointLines: [String] {
    var lines: [String] = []
    let count = breakpoints.count
    switch count {
    case 0: lines.append("No breakpoint: one law holds from end to end")
    case 1: lines.append("1 breakpoint")
    default: lines.append("\(count) breakpoints")
    }
    let width = breakpoints.map { Self.number($0.position).count }.max() ?? 0
    for breakpoint in breakpoints.prefix(Self.mostLines) {
      let number = Self.number(breakpoint.position)
      let start = "  " + String(repeating: " ", count: width - number.count) + number + "  "
      lines.append(start + sentence(of: breakpoint))
    }
    if breakpoints.count > Self.mostLines {
      lines.append("  and \(breakpoints.count - Self.mostLines) more; the other formats have all")
    }
    for position in idleClassChanges {
      lines.append("  The size class changes at \(Self.number(position)); no frame changes with it")
    }
    for isolated in isolatedLengths {
      let causes = Self.clauses(of: isolated.changes)
      lines.append(
        "  At \(Self.number(isolated.position)) alone the layout is another one"
          + (causes.isEmpty ? "" : ": " + causes.joined(separator: "; ")))
    }
    return lines
  }

  private static func clauses(of changes: [Change]) -> [String] {
    // Views with the same name may have the same text.
    var texts: [String] = []
    for change in changes where !texts.contains(change.text) { texts.append(change.text) }
    var clauses = Array(texts.prefix(mostChanges))
    if texts.count > mostChanges { clauses.append("\(texts.count - mostChanges) more changes") }
    return clauses
  }

  /// What happens at a breakpoint, as a sentence.
  package func sentence(of breakpoint: Breakpoint) -> String {
    var clauses = Self.clauses(of: breakpoint.changes)
    if clauses.isEmpty {
      clauses.append(
        "\(breakpoint.isJump ? "the place" : "the course") of \(names(breakpoint.views)) changes")
    }
    var text = clauses.joined(separator: "; ")
    if let margins = breakpoint.margins, let distance = breakpoint.distanceBetweenMargins,
      margins.before != 0 || margins.behind != 0, !breakpoint.isJump
    {
      text +=
        " (\(Self.number(distance)) between the margins of \(Self.number(margins.before)) and \(Self.number(margins.behind)))"
    }
    return breakpoint.isJump ? text + " [jump]" : text
  }

  private static let mostChanges = 12
  /// The greatest number of lines. Text that wraps has a breakpoint for nearly every word.
  private static let mostLines = 100

  private func names(_ ids: [ObjectID]) -> String {
    let known = ids.prefix(3).map { id in
      "'\(views.first { $0.id == id }?.name.onOneLine ?? id.text)'"
    }
    let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return known.joined(separator: ", ") + more
  }

  // MARK: Laws

  private func tableLines(of index: Int) -> [String] {
    let view = views[index]
    var rows: [[String]] = []
    let all = laws(of: index)
    for (lower, upper, law) in all.prefix(Self.mostLines) {
      let interval = "\(Self.number(lower)) … \(Self.number(upper))"
      guard let law else {
        rows.append([interval, "not installed", "", "", ""])
        continue
      }
      rows.append(
        [interval]
          + [("x", law.x), ("y", law.y), ("width", law.width), ("height", law.height)].map {
            "\($0) = \($1.text(symbol))"
          })
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = ["  \(view.name.onOneLine) (\(view.id))"]
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? space + cell : cell + space
      }
      var line = "    " + cells.joined(separator: "   ")
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    if all.count > Self.mostLines { lines.append("    and \(all.count - Self.mostLines) more") }
    return lines
  }

  private var checkLine: String {
    let deviation =
      largestDeviation < 5e-7
      ? "agree everywhere" : "differ by at most \(NumberText.rounded(largestDeviation, places: 6))"
    return "Checked at every half point: laws and solved frames \(deviation)"
  }

  static func number(_ value: Double) -> String { NumberText.rounded(value, places: 3) }
}
