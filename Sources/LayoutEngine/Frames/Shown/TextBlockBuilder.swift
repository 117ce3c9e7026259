import LayoutModel

/// Places the lines of a text below each other.
struct TextBlockBuilder {
  let text: PreparedText
  let characters: [Unicode.Scalar]
  let room: TextBlock.Room
  let context: MeasurementContext
  var lines: [TextBlock.Line] = []
  var height = 0.0
  /// The scale of a single line that shrinks.
  private var scale = 1.0

  init(
    _ text: PreparedText, _ characters: [Unicode.Scalar], _ room: TextBlock.Room,
    _ context: MeasurementContext
  ) {
    self.text = text
    self.characters = characters
    self.room = room
    self.context = context
    if room.numberOfLines == 1, room.minimumScale < 1, text.naturalWidth > room.width {
      scale = max(room.minimumScale, room.width / text.naturalWidth)
    }
  }

  mutating func build() {
    let width = max(0, room.width) / scale
    let spans = text.lineSpans(atWidth: width, numberOfLines: room.numberOfLines)
    for (index, span) in spans.enumerated() {
      guard span.upperBound <= characters.count else { continue }
      var pieces = pieces(of: span)
      let isLast = index == spans.count - 1
      if room.cut != .clip, isLast {
        let isLeft = characters[span.upperBound...].contains { $0 != " " }
        if isLeft || edge(span.upperBound) - edge(span.lowerBound) > width + 0.5 {
          pieces = cut(span, width: width, isLeft: isLeft)
        }
      }
      add(pieces, span, isFirst: index == 0)
    }
  }

  private func edge(_ place: Int) -> Double { text.edges[min(place, text.edges.count - 1)] }

  private func run(at place: Int) -> Int {
    text.runs.firstIndex { $0.end > place } ?? text.runs.count - 1
  }

  private func pieces(of span: Range<Int>) -> [TextBlock.Piece] {
    var result: [TextBlock.Piece] = []
    var start = span.lowerBound
    while start < span.upperBound {
      let index = run(at: start)
      let end =
        index < text.runs.count - 1 ? min(span.upperBound, text.runs[index].end) : span.upperBound
      result.append(
        piece(
          string(start..<max(end, start + 1)), from: edge(start) - edge(span.lowerBound),
          width: edge(max(end, start + 1)) - edge(start), run: index))
      start = max(end, start + 1)
    }
    return result
  }

  private func piece(_ string: String, from x: Double, width: Double, run: Int) -> TextBlock.Piece {
    let font = text.runs[run].font
    return TextBlock.Piece(
      text: string, x: x * scale, width: width * scale, run: run,
      pointSize: font.pointSize * scale, weight: font.weight)
  }

  private func string(_ span: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: characters[span])
    return String(result)
  }

  /// The part of a line that fits, with an ellipsis if something is left out.
  private func cut(_ span: Range<Int>, width: Double, isLeft: Bool) -> [TextBlock.Piece] {
    let lastRun = run(at: max(span.lowerBound, span.upperBound - 1))
    let ellipsis = PreparedText(.plain("…"), font: text.runs[lastRun].font, in: context)
      .naturalWidth
    let limit = max(0, width - ellipsis)
    func prefix(_ limit: Double) -> Int {
      var end = span.lowerBound
      while end < span.upperBound, edge(end + 1) - edge(span.lowerBound) <= limit { end += 1 }
      return end
    }
    func suffix(_ limit: Double) -> Int {
      var start = span.upperBound
      while start > span.lowerBound, edge(span.upperBound) - edge(start - 1) <= limit { start -= 1 }
      return start
    }
    switch room.cut {
    case .head where !isLeft:
      let start = suffix(limit)
      var rest = pieces(of: start..<span.upperBound)
      for index in rest.indices { rest[index].x += ellipsis * scale }
      return [piece("…", from: 0, width: ellipsis, run: lastRun)] + rest
    case .middle where !isLeft:
      let end = prefix(limit / 2)
      let start = suffix(limit / 2)
      let first = edge(end) - edge(span.lowerBound)
      var rest = pieces(of: start..<span.upperBound)
      for index in rest.indices { rest[index].x += (first + ellipsis) * scale }
      return pieces(of: span.lowerBound..<end)
        + [piece("…", from: first, width: ellipsis, run: lastRun)] + rest
    default:
      var end = prefix(limit)
      while end > span.lowerBound, characters[end - 1] == " " { end -= 1 }
      var result = pieces(of: span.lowerBound..<end)
      let own = edge(end) - edge(span.lowerBound)
      if var last = result.popLast() {
        last.text += "…"
        last.width += ellipsis * scale
        result.append(last)
      } else {
        result.append(piece("…", from: own, width: ellipsis, run: lastRun))
      }
      return result
    }
  }

  private mutating func add(_ pieces: [TextBlock.Piece], _ span: Range<Int>, isFirst: Bool) {
    let used = Set(pieces.map(\.run)).sorted()
    let runs = (used.isEmpty ? [run(at: span.lowerBound)] : used).map { text.runs[$0] }
    var own = 0.0
    var descender = 0.0
    for run in runs where run.boxHeight(isFirst: isFirst) > own {
      own = run.boxHeight(isFirst: isFirst)
      descender = run.font.descender
    }
    if !isFirst { height += runs[0].paragraph.lineSpacing * scale }
    height += own * scale
    lines.append(
      TextBlock.Line(
        pieces: pieces, width: pieces.last.map { $0.x + $0.width } ?? 0,
        baseline: height - descender * scale))
  }
}
