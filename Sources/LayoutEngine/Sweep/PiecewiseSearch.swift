/// Finds the pieces on which a function of one number is affine, from its values alone.
///
/// The function gives several numbers at once, and a key that says what they are. If the keys
/// differ, the numbers can't be compared. The search computes values at all points of a grid. A
/// piece that is shorter than the grid's spacing is found only if it contains a point of the grid.
struct PiecewiseSearch {
  /// The values of the function at one number.
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
  var pieces: [Piece] = []
  private(set) var evaluations = 0
  /// The largest distance between a law and a value on the grid.
  private(set) var largestDeviation = 0.0

  init(_ evaluate: @escaping (Double) -> Sample) { self.evaluate = evaluate }

  /// The tolerance for a value. Solving is exact to about 1e-10, and a difference of a
  /// hundred-thousandth of a pixel does not mean another law.
  static func tolerance(_ value: Double) -> Double { 2e-6 * max(1, abs(value) / 1000) }

  /// If two points are nearer to each other than this, nothing lies between them.
  static let resolution = 1e-7

  /// Searches a range that contains no known jump, and appends its pieces.
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
      // Two points always lie on a line. A third point shows that it is a law.
      if end - start >= 2 || (grid.count == 2 && end == 1) { runs.append((start, end)) }
      start = end - start >= 2 ? end + 1 : start + 1
    }
    join(runs, grid, samples)
    measureDeviation(grid, samples, from: firstPiece)
  }

  /// The points at multiples of the step, and the two ends.
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

  mutating func probe(_ point: Double) -> Sample {
    evaluations += 1
    return evaluate(point)
  }

  /// The last sample that lies on one line with all samples from `start` on.
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

  func piece(_ a: Double, _ first: Sample, _ b: Double, _ last: Sample) -> Piece {
    Piece(
      lower: a, upper: b, key: first.key,
      laws: zip(first.values, last.values).map { AffineLaw(from: (a, $0), to: (b, $1)) })
  }

  func constant(_ sample: Sample, at point: Double) -> Piece {
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
      // A point on a boundary belongs to both sides.
      if index + 1 < pieces.count, pieces[index + 1].lower <= point {
        best = min(best, deviation(sample, at: point, from: pieces[index + 1]))
      }
      largestDeviation = max(largestDeviation, best)
    }
  }

  func deviation(_ sample: Sample, at point: Double, from piece: Piece) -> Double {
    Self.deviation(sample, at: point, from: piece)
  }

  static func deviation(_ sample: Sample, at point: Double, from piece: Piece) -> Double {
    guard piece.key == sample.key else { return .infinity }
    var result = 0.0
    for index in piece.laws.indices {
      result = max(result, abs(piece.laws[index].value(at: point) - sample.values[index]))
    }
    return result
  }
}
