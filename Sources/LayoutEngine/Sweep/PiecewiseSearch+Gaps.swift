extension PiecewiseSearch {
  /// Makes pieces from the runs, and finds the pieces between them.
  mutating func join(
    _ runs: [(first: Int, last: Int)], _ grid: [Double], _ samples: [Sample]
  ) {
    guard let first = runs.first, let last = runs.last else {
      pieces.append(constant(samples[0], at: grid[0]))
      pieces[pieces.count - 1].upper = grid[grid.count - 1]
      return
    }
    func piece(_ run: (first: Int, last: Int)) -> Piece {
      self.piece(grid[run.first], samples[run.first], grid[run.last], samples[run.last])
    }
    var current = piece(first)
    if first.first > 0 {
      // The first piece is too short for a run. Its law is searched between the points of the grid.
      current = start(grid[0], samples[0], before: current)
    }
    for (before, run) in zip(runs, runs.dropFirst()) {
      let next = piece(run)
      // A point that lies on neither side belongs to a piece of its own.
      for index in (before.last + 1)..<max(run.first, before.last + 1) {
        let (point, sample) = (grid[index], samples[index])
        if current.matches(sample, at: point) || next.matches(sample, at: point) { continue }
        let span = min(grid[index + 1] - point, point - grid[index - 1])
        if let between = localPiece(at: point, span: span) {
          current = settle(current, between, depth: 1)
        } else if deviation(sample, at: point, from: current) > Self.blur,
          deviation(sample, at: point, from: next) > Self.blur
        {
          current = settle(current, constant(sample, at: point), depth: 1)
        }
      }
      current = settle(current, next, depth: 0)
    }
    if last.last < grid.count - 1 {
      current = finish(current, grid[grid.count - 1], samples[grid.count - 1])
    }
    pieces.append(current)
  }

  private mutating func start(_ point: Double, _ sample: Sample, before next: Piece) -> Piece {
    let delta = (next.lower - point) / 64
    let inner = probe(point + delta)
    guard inner.key == sample.key else {
      return settle(constant(sample, at: point), next, depth: 0)
    }
    return settle(piece(point, sample, point + delta, inner), next, depth: 0)
  }

  private mutating func finish(_ current: Piece, _ point: Double, _ sample: Sample) -> Piece {
    let delta = (point - current.upper) / 64
    let inner = probe(point - delta)
    guard inner.key == sample.key else {
      return settle(current, constant(sample, at: point), depth: 0)
    }
    return settle(current, piece(point - delta, inner, point, sample), depth: 0)
  }

  /// The deviation that is tolerated at a single point. Near a breakpoint, numbers that follow in
  /// several passes may be off by a little.
  static let blur = 1e-3

  /// Finds the pieces between two others. It appends all but the last one, and returns that.
  private mutating func settle(_ left: Piece, _ right: Piece, depth: Int) -> Piece {
    var left = left
    var right = right
    for _ in 0..<80 {
      if let kink = kink(left, right) {
        left.upper = kink
        right.lower = kink
        pieces.append(left)
        return right
      }
      if right.lower - left.upper <= Self.resolution { break }
      let middle = (left.upper + right.lower) / 2
      let sample = probe(middle)
      if left.matches(sample, at: middle) {
        left.upper = middle
      } else if right.matches(sample, at: middle) {
        right.lower = middle
      } else if depth < 12,
        let between = localPiece(
          around: middle, span: right.lower - left.upper)
      {
        let last = settle(left, between, depth: depth + 1)
        return settle(last, right, depth: depth + 1)
      } else {
        break
      }
    }
    let middle = (left.upper + right.lower) / 2
    let jump = SimpleFraction.nearest(middle, within: 1e-6, upTo: 12)
    let position = min(max(jump, left.lower), right.upper)
    left.upper = position
    right.lower = position
    pieces.append(left)
    return right
  }

  /// The point at which the laws of two neighbours meet; `nil` if they do not meet between them, or
  /// if the function does not follow them there.
  private mutating func kink(_ left: Piece, _ right: Piece) -> Double? {
    guard left.key == right.key else { return nil }
    var low = left.upper
    var high = right.lower
    var sum = 0.0
    var weight = 0.0
    for (a, b) in zip(left.laws, right.laws) {
      let turn = a.slope - b.slope
      let gap = b.constant - a.constant
      guard abs(turn) > 1e-7 else {
        if abs(gap) > 4e-6 { return nil }
        continue
      }
      let point = gap / turn
      let blur = 4e-6 / abs(turn) + 1e-9
      low = max(low, point - blur)
      high = min(high, point + blur)
      sum += point * abs(turn)
      weight += abs(turn)
    }
    guard weight > 0, low <= high + Self.resolution else { return nil }
    let point = min(max(sum / weight, left.upper), right.lower)
    let simple = SimpleFraction.nearest(point, within: 1e-6, upTo: 12)
    // Before, at and after this point, the function has to follow the laws.
    for (probed, piece) in [
      ((left.upper + point) / 2, left), (point, left), ((point + right.lower) / 2, right),
    ] where !piece.matches(probe(probed), at: probed) {
      return nil
    }
    return simple
  }

  /// A piece that contains a point, however short the piece is.
  private mutating func localPiece(at point: Double, span: Double) -> Piece? {
    for part in [16.0, 128, 2048] {
      if let found = localPiece(point, delta: span / part) { return found }
    }
    return nil
  }

  /// A piece near a point between two others.
  private mutating func localPiece(around middle: Double, span: Double) -> Piece? {
    guard span > 1e-5 else { return nil }
    for (shift, part) in [(0.0, 16.0), (0.25, 16), (-0.25, 16), (0.11, 64), (-0.17, 64)] {
      if let found = localPiece(middle + shift * span, delta: span / part) { return found }
    }
    return nil
  }

  private mutating func localPiece(_ point: Double, delta: Double) -> Piece? {
    let samples = [probe(point - delta), probe(point), probe(point + delta)]
    guard samples[0].key == samples[2].key else { return nil }
    let candidate = piece(point - delta, samples[0], point + delta, samples[2])
    return candidate.matches(samples[1], at: point) ? candidate : nil
  }
}
