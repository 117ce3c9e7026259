/// Finds the pieces on which a function of one number is affine, from its values alone.
///
/// The function gives several numbers at once, and a key that says what they are: where the key
/// changes, numbers can't be compared. Values at all points of a grid are looked at; a piece shorter
/// than the grid is found where it shows at a point of the grid.
struct PiecewiseSearch {
  /// What the function gives.
  struct Sample {
    var key: [Int]
    var values: [Double]
  }

  /// A piece, with one law for each number.
  struct Piece {
    var lower: Double
    var upper: Double
    var key: [Int]
    var laws: [AffineLaw]

    func matches(_ sample: Sample, at point: Double) -> Bool {
      guard key == sample.key else { return false }
      for index in laws.indices {
        let value = sample.values[index]
        if abs(laws[index].value(at: point) - value) > PiecewiseSearch.tolerance(value) {
          return false
        }
      }
      return true
    }
  }

  let evaluate: (Double) -> Sample
  /// The pieces so far, in order.
  private(set) var pieces: [Piece] = []
  private(set) var evaluations = 0
  /// The largest distance between a law and a value on the grid.
  private(set) var largestDeviation = 0.0

  init(_ evaluate: @escaping (Double) -> Sample) { self.evaluate = evaluate }

  /// Relative to the value: solving is exact to about 1e-10, and what is a hundred-thousandth of a
  /// pixel apart is no other law.
  static func tolerance(_ value: Double) -> Double { 2e-6 * max(1, abs(value) / 1000) }

  /// Where two points are so near, nothing lies between them.
  private static let resolution = 1e-7

  /// Searches a range in which no jump is known beforehand, and appends its pieces.
  mutating func search(_ range: ClosedRange<Double>, step: Double) {
    let firstPiece = pieces.count
    let grid = Self.grid(range, step)
    let samples = grid.map { probe($0) }
    guard grid.count > 1 else {
      pieces.append(constant(samples[0], at: grid[0]))
      return
    }
    var runs: [(first: Int, last: Int)] = []
    var start = 0
    while start < grid.count {
      let end = runEnd(from: start, grid, samples)
      // Two points always lie on a line; a third one shows that it is a law.
      if end - start >= 2 || (grid.count == 2 && end == 1) { runs.append((start, end)) }
      start = end - start >= 2 ? end + 1 : start + 1
    }
    join(runs, grid, samples)
    measureDeviation(grid, samples, from: firstPiece)
  }

  /// Points at multiples of the step, and the ends.
  private static func grid(_ range: ClosedRange<Double>, _ step: Double) -> [Double] {
    var result = [range.lowerBound]
    var index = (range.lowerBound / step).rounded(.down) + 1
    while index * step < range.upperBound {
      result.append(index * step)
      index += 1
    }
    if range.upperBound > range.lowerBound { result.append(range.upperBound) }
    return result
  }

  private mutating func probe(_ point: Double) -> Sample {
    evaluations += 1
    return evaluate(point)
  }

  /// The last sample that lies on one line with all from `start` on.
  private func runEnd(from start: Int, _ grid: [Double], _ samples: [Sample]) -> Int {
    var end = start + 1
    guard end < grid.count, samples[end].key == samples[start].key else { return start }
    while end + 1 < grid.count, samples[end + 1].key == samples[start].key {
      let share = (grid[end + 1] - grid[start]) / (grid[end] - grid[start])
      for index in samples[start].values.indices {
        let first = samples[start].values[index]
        let value = samples[end + 1].values[index]
        let expected = first + (samples[end].values[index] - first) * share
        if abs(expected - value) > Self.tolerance(value) { return end }
      }
      end += 1
    }
    return end
  }

  // MARK: Laws

  private func piece(_ a: Double, _ first: Sample, _ b: Double, _ last: Sample) -> Piece {
    Piece(
      lower: a, upper: b, key: first.key,
      laws: zip(first.values, last.values).map { AffineLaw(from: (a, $0), to: (b, $1)) })
  }

  private func constant(_ sample: Sample, at point: Double) -> Piece {
    Piece(
      lower: point, upper: point, key: sample.key,
      laws: sample.values.map { AffineLaw(slope: 0, constant: $0) })
  }

  private mutating func measureDeviation(
    _ grid: [Double], _ samples: [Sample], from firstPiece: Int
  ) {
    var index = firstPiece
    for (point, sample) in zip(grid, samples) {
      while index + 1 < pieces.count, pieces[index].upper < point { index += 1 }
      var best = deviation(sample, at: point, from: pieces[index])
      // A point on a boundary belongs to either side.
      if index + 1 < pieces.count, pieces[index + 1].lower <= point {
        best = min(best, deviation(sample, at: point, from: pieces[index + 1]))
      }
      largestDeviation = max(largestDeviation, best)
    }
  }

  private func deviation(_ sample: Sample, at point: Double, from piece: Piece) -> Double {
    guard piece.key == sample.key else { return .infinity }
    var result = 0.0
    for index in piece.laws.indices {
      result = max(result, abs(piece.laws[index].value(at: point) - sample.values[index]))
    }
    return result
  }
}

// MARK: Between runs

extension PiecewiseSearch {
  /// Makes pieces of the runs, and finds out what lies between them.
  private mutating func join(
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
      // Too short for a run of its own: its law is looked for between the points.
      current = start(grid[0], samples[0], before: current)
    }
    for (before, run) in zip(runs, runs.dropFirst()) {
      let next = piece(run)
      // Points that lie on neither side have a piece of their own.
      for index in (before.last + 1)..<max(run.first, before.last + 1) {
        let (point, sample) = (grid[index], samples[index])
        if current.matches(sample, at: point) || next.matches(sample, at: point) { continue }
        let span = min(grid[index + 1] - point, point - grid[index - 1])
        if let between = localPiece(around: point, span: span) {
          current = settle(current, between, depth: 1)
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

  /// Finds what lies between the ends of two pieces, appends all but the last, and returns that.
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
      } else if depth < 12, let between = localPiece(
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

  /// Where the laws of two neighbours meet, if they do so between them and the function goes that way.
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
    // On the way there and back the function must follow the laws.
    for (probed, piece) in [
      ((left.upper + point) / 2, left), (point, left), ((point + right.lower) / 2, right),
    ] where !piece.matches(probe(probed), at: probed) {
      return nil
    }
    return simple
  }

  /// A piece around a point between two others.
  private mutating func localPiece(around middle: Double, span: Double) -> Piece? {
    guard span > 1e-5 else { return nil }
    for (shift, part) in [(0.0, 16.0), (0.25, 16), (-0.25, 16), (0.11, 64), (-0.17, 64)] {
      let point = middle + shift * span
      let delta = span / part
      let samples = [probe(point - delta), probe(point), probe(point + delta)]
      let candidate = piece(point - delta, samples[0], point + delta, samples[2])
      if samples[0].key == samples[2].key, candidate.matches(samples[1], at: point) {
        return candidate
      }
    }
    return nil
  }
}
