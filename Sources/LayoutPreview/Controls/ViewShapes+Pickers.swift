import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// - Source: Apple, `UISegmentedControl`: since iOS 13 a grey track with the selected segment
  ///   above it; before iOS 13, an outline in the tint. Recorded, iOS 26: both are capsules.
  func drawSegments(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let segments = source.element.child("segments")?.children.filter { $0.name == "segment" } ?? []
    let selected = Int(drawable: source.element.number("selectedSegmentIndex") ?? -1)
    let tint = tint(of: source)
    let isCapsule = looks.controlsAreCapsules
    let radius = isCapsule ? frame.height / 2 : min(isClassic ? 4 : 9, frame.height / 2)
    guard frame.width > 2, frame.height > 2 else { return }
    if isClassic {
      svg.rect(frame.inset(0.5), stroke: tint.hex, width: 1, radius: radius)
    } else {
      svg.fill(
        frame, background(of: source) ?? colors.system("tertiarySystemFillColor"), radius: radius)
    }
    guard !segments.isEmpty else { return }
    let own = colors.color(source.part("color", key: "selectedSegmentTintColor", in: cell))
    var x = frame.x
    let widths = widths(of: segments, in: frame.width)
    for (index, segment) in segments.enumerated() {
      let box = Rect(x: x, y: frame.y, width: widths[index], height: frame.height)
      x += widths[index]
      let isSelected = index == selected
      if isSelected, isClassic {
        svg.fill(
          box.inset(0.5), tint, radius: index == 0 || index == segments.count - 1 ? radius : 0)
      } else if isSelected, box.width > 4, box.height > 4 {
        let pill = box.inset(2)
        svg.fill(
          pill, own ?? (colors.appearance == .light ? .white : colors.system("systemGray2Color")),
          radius: isCapsule ? pill.height / 2 : 7)
        svg.rect(
          pill, stroke: colors.system("systemGray4Color").hex, width: 0.5,
          radius: isCapsule ? pill.height / 2 : 7)
      } else if index > 0, index - 1 != selected {
        svg.line(
          Point(x: box.x, y: box.y + (isClassic ? 0 : 8)),
          Point(x: box.x, y: max(box.y + (isClassic ? 0 : 8), box.maxY - (isClassic ? 0 : 8))),
          stroke: isClassic ? tint.hex : colors.system("systemGray3Color").hex,
          width: isClassic ? 1 : 0.75)
      }
      let ink = isClassic ? (isSelected ? PreviewColor.white : tint) : colors.label
      if let title = segment["title"], !title.isEmpty {
        drawLine(
          title, .system(13, weight: isClassic ? .regular : isSelected ? .semibold : .medium), ink,
          in: box.inset(by: EdgeInsets(left: 2, right: 2)), anchor: .middle, &svg)
      } else if let image = segment["image"] {
        let isSymbol = drawing.document.properties.images[image]?.isSystemSymbol == true
        drawImage(
          image, isSymbol: isSymbol || segment["catalog"] == "system", tint: ink,
          in: box.centered(width: 20, height: 20), mode: "scaleAspectFit", &svg)
      }
    }
  }

  /// The widths of segments. Stated widths are fixed, and the other segments share the rest.
  private func widths(of segments: [DocumentElement], in width: Double) -> [Double] {
    let fixed = segments.map { $0.number("width").flatMap { $0 > 0 ? $0 : nil } }
    let taken = fixed.compactMap { $0 }.reduce(0, +)
    let free = Double(fixed.filter { $0 == nil }.count)
    let share = free > 0 ? max(0, width - taken) / free : 0
    let scale = taken > width ? width / taken : 1
    return fixed.map { $0.map { $0 * scale } ?? share }
  }

  // MARK: Dates

  func drawDatePicker(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let mode = source.element["datePickerMode"] ?? "dateAndTime"
    let style = source.element["style"]
    if style == "compact" || frame.height < 60 { return drawCompactDate(mode, frame, &svg) }
    if style == "inline", mode != "time", frame.height > 240 {
      return drawMonth(source, frame, &svg)
    }
    let columns: [[String]] =
      switch mode {
      case "time":
        [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]]
      case "date":
        [
          ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
          ["2024", "2025", "2026", "2027", "2028"],
        ]
      case "countDownTimer": [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
      default:
        [
          ["Sun Jun 7", "Mon Jun 8", "Today", "Wed Jun 10", "Thu Jun 11"],
          ["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""],
        ]
      }
    drawWheels(columns, frame, &svg)
  }

  private func drawCompactDate(_ mode: String, _ frame: Rect, _ svg: inout SVGWriter) {
    let texts =
      mode == "time" ? ["9:41 AM"] : mode == "date" ? ["Jun 9, 2026"] : ["Jun 9, 2026", "9:41 AM"]
    var x = frame.x
    for text in texts {
      let width = min(
        shown.width(of: text, font: .system(17)) + 17, max(0, frame.maxX - x))
      guard width > 12 else { return }
      let pill = Rect(x: x, y: frame.y, width: width, height: frame.height)
        .centered(width: width, height: 34)
      svg.fill(pill, colors.system("tertiarySystemFillColor"), radius: min(6, pill.height / 2))
      drawLine(
        text, .system(17), colors.label, in: pill.inset(by: EdgeInsets(left: 2, right: 2)),
        anchor: .middle, &svg)
      x += width + 6
    }
  }

  /// Draws a month of 30 days that begins on a Monday.
  private func drawMonth(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let tint = tint(of: source)
    drawLine(
      "June 2026", .system(17, weight: .semibold), colors.label,
      in: Rect(x: frame.x + 16, y: frame.y + 8, width: frame.width - 100, height: 28), &svg)
    for (offset, name) in [(54.0, "chevron.left"), (22, "chevron.right")] {
      drawSymbol(
        name, in: Rect(x: frame.maxX - offset - 8, y: frame.y + 14, width: 16, height: 16), tint,
        &svg)
    }
    let column = (frame.width - 16) / 7
    let row = min(44, (frame.height - 72) / 6)
    for (index, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      drawLine(
        day, .system(12, weight: .semibold), colors.system("tertiaryLabelColor"),
        in: Rect(
          x: frame.x + 8 + Double(index) * column, y: frame.y + 44, width: column, height: 20),
        anchor: .middle, &svg)
    }
    for day in 1...30 {
      let box = Rect(
        x: frame.x + 8 + Double(day % 7) * column, y: frame.y + 68 + Double(day / 7) * row,
        width: column, height: row)
      if day == 9 {
        svg.circle(box.center, radius: min(column, row) / 2 - 2, fill: tint.hex)
      }
      drawLine(
        String(day), .system(18), day == 9 ? .white : colors.label, in: box, anchor: .middle, &svg)
    }
  }

  // MARK: Wheels

  func drawWheels(_ rows: [String], _ frame: Rect, _ svg: inout SVGWriter) {
    drawWheels([rows], frame, &svg)
  }

  /// Draws rows of sample texts. The middle row is selected.
  ///
  /// - Source: Apple, `UIPickerView`: rows 32 points high, with text of 21 or 23 points, paler away
  ///   from the middle.
  func drawWheels(_ columns: [[String]], _ frame: Rect, _ svg: inout SVGWriter) {
    guard frame.width > 20, frame.height > 20 else { return }
    let selection = frame.centered(width: frame.width - 18, height: 34)
    if isClassic {
      for y in [selection.y, selection.maxY] {
        svg.line(
          Point(x: frame.x, y: y), Point(x: frame.maxX, y: y),
          stroke: colors.system("opaqueSeparatorColor").hex, width: 0.5)
      }
    } else {
      svg.fill(selection, colors.system("tertiarySystemFillColor"), radius: 8)
    }
    // Columns share the width in proportion to their texts.
    let texts = columns.map { column in
      (column.map { shown.width(of: $0, font: .system(22)) }.max() ?? 0) + 16
    }
    let share = selection.width / max(1, texts.reduce(0, +))
    var x = selection.x
    for (index, column) in columns.enumerated() {
      let width = texts[index] * share
      defer { x += width }
      for offset in -2...2 where column.indices.contains(offset + 2) && !column[offset + 2].isEmpty
      {
        let y = frame.midY + Double(offset) * (offset.magnitude == 2 ? 29 : 32)
        guard y > frame.y + 12, y < frame.maxY - 12 else { continue }
        let size = offset == 0 ? 22.0 : offset.magnitude == 1 ? 20 : 17
        let fade = offset == 0 ? 1 : offset.magnitude == 1 ? 0.45 : 0.25
        drawLine(
          column[offset + 2], .system(size), colors.label.faded(to: fade),
          in: Rect(
            x: x + 2, y: y - 16, width: width - 4, height: 32),
          anchor: .middle, &svg)
      }
    }
  }
}
