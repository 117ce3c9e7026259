import LayoutModel

/// A scene drawn over a range of widths, with as few pictures as show it exactly.
///
/// Between breakpoints every frame is a straight line of the width, and so is every number of the
/// picture, as long as it has the same shapes. So a page only needs the pictures at both ends of
/// such a stretch. If shapes change, for example because a text breaks into other lines, the
/// stretch is halved. If a stretch is still not straight when no more pictures are allowed, the
/// nearest picture is shown, and the page says so.
package struct SweptDrawings: Sendable {
  package struct Stretch: Sendable {
    package var lower: Double
    package var upper: Double
    /// Whether the pictures in between lie on the straight line. Otherwise the nearest end is
    /// shown.
    package var isExact: Bool
    package var start: DrawingNumbers
    package var end: DrawingNumbers

    var length: Double { upper - lower }
  }

  package private(set) var stretches: [Stretch] = []
  private var left: Int

  /// The greatest number of pictures of one scene. Each one is resolved and drawn.
  package static let mostPictures = 160
  /// The length in points below which a stretch is not halved any more.
  private static let shortest = 1.0
  /// The tolerance in points. Snapping to pixels moves both ends and the points in between by up to
  /// half a pixel.
  private static let tolerance = 1.1
  /// The distance from a breakpoint, in points. At the breakpoint itself, either of two layouts may
  /// hold.
  private static let beside = 0.02

  /// - Parameters:
  ///   - pieces: the ranges between breakpoints, in order.
  ///   - draw: the picture at a width.
  package init(_ pieces: [ClosedRange<Double>], draw: (Double) -> String) {
    left = Self.mostPictures
    // The ends of all pieces are drawn first, so that each piece has pictures.
    let pieces = Self.bounded(pieces)
    var ends: [(DrawingNumbers, DrawingNumbers)] = []
    for piece in pieces {
      let inside = min(Self.beside, (piece.upperBound - piece.lowerBound) / 4)
      ends.append(
        (
          DrawingNumbers(draw(piece.lowerBound + inside)),
          DrawingNumbers(draw(piece.upperBound - inside))
        ))
      left -= 2
    }
    var open = zip(pieces, ends).map { piece, ends in
      Stretch(
        lower: piece.lowerBound, upper: piece.upperBound, isExact: false, start: ends.0,
        end: ends.1)
    }
    // The longest stretch comes first, so that only short stretches remain unfinished.
    while let longest = open.indices.max(by: { open[$0].length < open[$1].length }) {
      open += divided(open.remove(at: longest), draw)
    }
    stretches.sort { $0.lower < $1.lower }
  }

  /// As many pieces as can have pictures at both ends. The last one covers the rest, and is not
  /// exact.
  private static func bounded(_ pieces: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    let most = mostPictures / 2
    guard pieces.count > most, let end = pieces.last?.upperBound else { return pieces }
    return pieces.prefix(most - 1) + [pieces[most - 1].lowerBound...end]
  }

  /// Keeps a stretch that needs no more pictures.
  ///
  /// - Returns: both halves of a stretch that needs more; otherwise nothing.
  private mutating func divided(_ stretch: Stretch, _ draw: (Double) -> String) -> [Stretch] {
    var stretch = stretch
    guard left > 0, stretch.length > Self.shortest else {
      stretch.isExact =
        stretch.start.pieces == stretch.end.pieces && stretch.length <= Self.shortest
      stretches.append(stretch)
      return []
    }
    let middle = (stretch.lower + stretch.upper).rounded() / 2
    left -= 1
    let between = DrawingNumbers(draw(middle))
    let part = (middle - stretch.lower) / stretch.length
    if between.hasSameShapes(as: stretch.start), between.hasSameShapes(as: stretch.end),
      between.distance(fromLine: part, stretch.start, stretch.end) <= Self.tolerance
    {
      stretch.isExact = true
      stretches.append(stretch)
      return []
    }
    var halves = [stretch, stretch]
    (halves[0].upper, halves[0].end) = (middle, between)
    (halves[1].lower, halves[1].start) = (middle, between)
    return halves
  }

  /// The data for the script: `[[from, to, 1 for exact, shapes, [number, …], shapes, [number, …]],
  /// …]`. The shapes of a picture are positions in the table of lines, with a mark for each number
  /// that differs between both ends.
  func json(_ tables: inout PageTables) -> String {
    PageJSON.array(
      stretches.map { stretch in
        let varied = stretch.isExact ? Self.varied(stretch.start, stretch.end) : []
        var sides = [Self.side(stretch.start, varied, &tables)]
        sides.append(
          stretch.isExact
            ? PageJSON.array(varied.map { PageJSON.number(stretch.end.numbers[$0]) })
            : Self.side(stretch.end, varied, &tables))
        return PageJSON.array(
          [
            PageJSON.number(stretch.lower), PageJSON.number(stretch.upper),
            stretch.isExact ? "1" : "0",
          ] + sides)
      })
  }

  private static func varied(_ a: DrawingNumbers, _ b: DrawingNumbers) -> [Int] {
    a.numbers.indices.filter { a.numbers[$0] != b.numbers[$0] }
  }

  /// The mark that replaces a number that differs.
  private static let mark = "\u{1}"

  /// The shapes and numbers of one end: `[[line, …], [number, …]]`.
  private static func side(
    _ drawing: DrawingNumbers, _ varied: [Int], _ tables: inout PageTables
  ) -> String {
    var text = String(drawing.pieces[0])
    var next = varied[...]
    for (index, number) in drawing.numbers.enumerated() {
      if next.first == index {
        text += mark
        next.removeFirst()
      } else {
        text += PageJSON.number(number)
      }
      text += drawing.pieces[index + 1]
    }
    let lines = text.split(separator: "\n").map {
      String(tables.line(tables.sharing(String($0))))
    }
    return PageJSON.array([
      PageJSON.array(lines), PageJSON.array(varied.map { PageJSON.number(drawing.numbers[$0]) }),
    ])
  }
}
