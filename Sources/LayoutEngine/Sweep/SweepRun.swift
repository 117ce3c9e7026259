import LayoutModel

/// The work on one sweep.
///
/// It is a class because the search calls it for samples.
final class SweepRun {
  var inspector: SceneInspector
  private let scene: Int
  private let range: SweepRange
  private let names: ViewNames
  private var lastKey: [Int] = []

  /// The spacing of the grid, in points. It is as fine as a pixel of most screens.
  private static let step = 0.5
  private static let shortest = 1e-6

  init(_ inspector: SceneInspector, _ scene: Int, _ range: SweepRange) {
    self.inspector = inspector
    names = ViewNames(inspector.document)
    self.scene = scene
    self.range = range
  }

  private struct CellPiece {
    var piece: PiecewiseSearch.Piece
    var cell: GridCell
  }

  func sweep() -> LayoutSweep {
    var first = range.environment(at: range.lengths.lowerBound)
    let layout = inspector.layout(scene: scene, in: first)
    first.contentSizeCategory = layout.environment.contentSizeCategory
    var result = LayoutSweep(
      scene: layout.scene, axis: range.axis, range: range.lengths, environment: first,
      views: [], intervals: [], breakpoints: [], idleClassChanges: [], isolatedLengths: [],
      largestDeviation: 0,
      evaluations: 0, isSupported: layout.status != .unsupported)
    guard result.isSupported else { return result }
    var pieces: [CellPiece] = []
    let boundaries = range.rule.boundaries(along: range.axis, in: range.lengths)
    let ends = [range.lengths.lowerBound] + boundaries + [range.lengths.upperBound]
    for (lower, upper) in zip(ends, ends.dropFirst()) {
      // Each cell has its own search, so that both sides of a boundary can be solved.
      let cell = range.environment(at: lower).cell
      var search = PiecewiseSearch { self.sample(at: $0, cell) }
      search.search(lower...upper, step: Self.step)
      result.evaluations += search.evaluations
      result.largestDeviation = max(result.largestDeviation, search.largestDeviation)
      pieces += search.pieces.map { CellPiece(piece: $0, cell: cell) }
    }
    let lengths = pieces.filter { $0.piece.upper - $0.piece.lower >= Self.shortest }
    if !lengths.isEmpty {
      result.isolatedLengths = isolated(in: pieces)
      pieces = lengths
    }
    let joined = join(pieces, &result)
    fill(&result, joined)
    return result
  }

  /// Single points are not intervals. They are reported separately, unless they lie on the law of a
  /// neighbour, within the accuracy of a layout that takes several passes.
  private func isolated(in pieces: [CellPiece]) -> [LayoutSweep.IsolatedLength] {
    var result: [LayoutSweep.IsolatedLength] = []
    for (index, point) in pieces.enumerated()
    where point.piece.upper - point.piece.lower < Self.shortest {
      let before = pieces[..<index].last { $0.piece.upper - $0.piece.lower >= Self.shortest }
      let after = pieces[index...].first { $0.piece.upper - $0.piece.lower >= Self.shortest }
      let place = point.piece.lower
      let sample = PiecewiseSearch.Sample(
        key: point.piece.key, values: point.piece.laws.map { $0.value(at: place) })
      let distance = [before, after].compactMap { $0 }.map {
        PiecewiseSearch.deviation(sample, at: place, from: $0.piece)
      }.min()
      if let distance, distance <= PiecewiseSearch.blur { continue }
      result.append(isolatedLength(place, point.piece, near: before ?? after))
    }
    return result
  }

  /// The differences at this length from the nearest interval.
  private func isolatedLength(
    _ place: Double, _ piece: PiecewiseSearch.Piece, near neighbour: CellPiece?
  ) -> LayoutSweep.IsolatedLength {
    guard let neighbour else { return LayoutSweep.IsolatedLength(position: place, changes: []) }
    let other =
      neighbour.piece.upper <= place
      ? max(place - 0.25, (neighbour.piece.lower + place) / 2)
      : min(place + 0.25, (neighbour.piece.upper + place) / 2)
    let scenes = [other, place].map {
      inspector.inspect(scene: scene, in: range.environment(at: $0, neighbour.cell))
    }
    var comparison = SweepComparison(
      document: inspector.document, names: names, axis: range.axis,
      changedViews: piece.key.map { inspector.document.views[$0].id }, isJump: true)
    comparison.compare(scenes[0], scenes[1])
    return LayoutSweep.IsolatedLength(position: place, changes: comparison.changes)
  }

  private func sample(at length: Double, _ cell: GridCell) -> PiecewiseSearch.Sample {
    let sample = inspector.sample(
      scene: scene, in: range.environment(at: length, cell), key: lastKey)
    lastKey = sample.key
    return sample
  }

  // MARK: Intervals

  /// Joins neighbours whose laws are all the same. A law that continues in the next piece gets the
  /// same numbers there.
  private func join(_ pieces: [CellPiece], _ result: inout LayoutSweep) -> [CellPiece] {
    var joined: [CellPiece] = []
    for next in pieces {
      guard let last = joined.last else {
        joined.append(next)
        continue
      }
      var next = next
      var isSame = next.piece.key == last.piece.key
      if isSame {
        for index in next.piece.laws.indices {
          let (a, b) = (last.piece.laws[index], next.piece.laws[index])
          let point = next.piece.lower
          if abs(a.slope - b.slope) < 1e-7, abs(a.value(at: point) - b.value(at: point)) < 4e-6 {
            next.piece.laws[index] = a
          } else {
            isSame = false
          }
        }
      }
      if isSame {
        if next.cell != last.cell { result.idleClassChanges.append(next.piece.lower) }
        joined[joined.count - 1].piece.upper = next.piece.upper
        // Later solves at this end have to use the cell of this end.
        joined[joined.count - 1].cell = last.cell
      } else {
        joined.append(next)
      }
    }
    return joined
  }

  private func fill(_ result: inout LayoutSweep, _ pieces: [CellPiece]) {
    var installed: Set<Int> = []
    for piece in pieces { installed.formUnion(piece.piece.key) }
    let document = inspector.document
    let views = installed.sorted()
    result.views = views.map {
      let view = document.views[$0]
      return LayoutSweep.View(id: view.id, name: view.name, kind: view.kind, index: $0)
    }
    for piece in pieces {
      var positions: [Int: Int] = [:]
      for (position, view) in piece.piece.key.enumerated() { positions[view] = position }
      let middle = (piece.piece.lower + piece.piece.upper) / 2
      let environment = range.environment(at: middle)
      result.intervals.append(
        LayoutSweep.Interval(
          lower: piece.piece.lower, upper: piece.piece.upper,
          cell: range.environment(at: piece.piece.lower).cell,
          status: inspector.layout(scene: scene, in: environment).status,
          laws: views.map { view in
            positions[view].map { Self.frameLaw(piece.piece.laws[($0 * 4)..<($0 * 4 + 4)]) }
          }))
    }
    for (before, after) in zip(result.intervals, result.intervals.dropFirst()) {
      result.breakpoints.append(breakpoint(before, after, result.views))
    }
  }

  private static func frameLaw(_ laws: ArraySlice<AffineLaw>) -> LayoutSweep.FrameLaw {
    let start = laws.startIndex
    return LayoutSweep.FrameLaw(
      x: laws[start], y: laws[start + 1], width: laws[start + 2], height: laws[start + 3])
  }

  // MARK: Breakpoints

  /// Compares the systems on both sides. The points are near enough to lie on the neighbouring
  /// intervals, and far enough away that a part that begins to have room has some.
  private func breakpoint(
    _ before: LayoutSweep.Interval, _ after: LayoutSweep.Interval, _ views: [LayoutSweep.View]
  ) -> LayoutSweep.Breakpoint {
    let position = after.lower
    let reach = min(0.25, (before.upper - before.lower) / 4, (after.upper - after.lower) / 4)
    var changed: [ObjectID] = []
    var isJump = false
    for (index, view) in views.enumerated() where before.laws[index] != after.laws[index] {
      changed.append(view.id)
      guard let a = before.laws[index], let b = after.laws[index] else {
        isJump = true
        continue
      }
      for path in [\LayoutSweep.FrameLaw.x, \.y, \.width, \.height] {
        let gap = a[keyPath: path].value(at: position) - b[keyPath: path].value(at: position)
        if abs(gap) > 1e-4 { isJump = true }
      }
    }
    let environments = [position - reach, position + reach].map { range.environment(at: $0) }
    let below = inspector.inspect(scene: scene, in: environments[0])
    let above = inspector.inspect(scene: scene, in: environments[1])
    var comparison = SweepComparison(
      document: inspector.document, names: names, axis: range.axis, changedViews: changed,
      isJump: isJump)
    comparison.compare(below, above)
    let margins = SweepComparison.margins(of: above, along: range.axis)
    return LayoutSweep.Breakpoint(
      position: position, isJump: isJump, margins: margins, changes: comparison.changes,
      views: changed)
  }
}
