/// Breaks a text into lines, greedily, at spaces.
///
/// If a label would end a paragraph with a single word, the last word of the line before moves down
/// to it, if there is room: the push-out strategy of `NSParagraphStyle`, on by default in labels
/// with plain text.
///
/// - Source: three wrapped labels of Xcode 13 that are as wide as their longest line, in documents
///   of two projects, are narrower by exactly that word (45.7, 31.3 and 43.5 points). No label from
///   Xcode 13 on contradicts this, and one of Xcode 12 is as wide as without it.
struct LineFiller {
  private let text: PreparedText
  /// The width of a line in points.
  private let limit: Double
  /// The start of the current line, as a position in ``PreparedText/edges``.
  private var start = 0
  /// The position after its last word.
  private var end = 0
  private var wordCount = 0
  /// The start of its last word, and the end of the word before that.
  private var lastWord = (start: 0, endBefore: 0)
  /// The line before in the same paragraph. It is not added until the last line is known.
  private var waiting: Line?

  private struct Line {
    var start: Int
    var end: Int
    var next: Int
    /// Its last word, unless the line has only one word.
    var lastWord: (start: Int, endBefore: Int)?
  }

  init(_ text: PreparedText, limit: Double) {
    self.text = text
    self.limit = limit
  }

  mutating func fill(_ lines: inout LineStack) {
    for word in text.words where !lines.isFull {
      // If only one line is left to fill, no word moves to a next one.
      if isTooWide(upTo: word.end), word.start > start, !isOnLastLine(lines) {
        flush(&lines)
        waiting = Line(
          start: start, end: end, next: word.start, lastWord: wordCount > 1 ? lastWord : nil)
        start = word.start
        wordCount = 0
      }
      if isTooWide(upTo: word.end), !lines.isFull, !isOnLastLine(lines) {
        flush(&lines)
        divide(upTo: word.end, &lines)
      }
      lastWord = (word.start, end)
      end = word.end
      wordCount += 1
      if word.endsParagraph {
        if text.avoidsOrphans, wordCount == 1 { pushOut() }
        flush(&lines)
        lines.add(from: start, to: word.end, next: word.next, endsParagraph: true)
        start = word.next
        wordCount = 0
      }
    }
    flush(&lines)
  }

  private func isTooWide(upTo end: Int) -> Bool { text.edges[end] - text.edges[start] > limit }

  private func isOnLastLine(_ lines: LineStack) -> Bool {
    lines.isOnLastLine(after: waiting == nil ? 0 : 1)
  }

  private mutating func flush(_ lines: inout LineStack) {
    if let waiting { lines.add(from: waiting.start, to: waiting.end, next: waiting.next) }
    waiting = nil
  }

  /// Moves the last word of the waiting line down to the last line of the paragraph, which has only
  /// one word.
  private mutating func pushOut() {
    // Ideographs have no spaces between them, so each of them would count as a word.
    guard let line = waiting, let word = line.lastWord, word.start > word.endBefore,
      text.edges[end] - text.edges[word.start] <= limit
    else { return }
    waiting = Line(start: line.start, end: word.endBefore, next: word.start)
    start = word.start
  }

  /// Divides a word that is wider than the line. It may break between any two characters.
  private mutating func divide(upTo end: Int, _ lines: inout LineStack) {
    while !lines.isOnLastLine(after: 0), !lines.isFull, isTooWide(upTo: end) {
      // Searches the last character that still fits. It takes at least one, because otherwise the
      // loop would not end.
      var low = start + 1
      var high = end
      while low < high {
        let middle = (low + high + 1) / 2
        if text.edges[middle] - text.edges[start] <= limit {
          low = middle
        } else {
          high = middle - 1
        }
      }
      if low >= end { break }
      lines.add(from: start, to: low, next: low)
      start = low
    }
  }
}
