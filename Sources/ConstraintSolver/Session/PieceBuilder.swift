/// Collects the conditions and the laws of a piece.
///
/// The coordinates are those slots of a component that have changed since the session began. All
/// other slots count as constants. So the many parameters of a layout that seldom change cost
/// nothing.
struct PieceBuilder: ~Copyable {
  /// A number that is affine in the coordinates: the constant, then a slope for each of them.
  typealias Law = SIMD8<Double>

  /// The number of coordinates.
  private(set) var dimension = 0
  /// For each condition, a least and a greatest value, followed by the factors of the sum that must
  /// lie between them. Parallel conditions are merged.
  private(set) var conditions = Buffer<Double>()
  /// For each column, the constant, followed by the slopes.
  private(set) var laws = Buffer<Double>()
  var isUnique = true

  private var coordinates: UnsafeMutablePointer<Int32>
  private let slots: UnsafeMutablePointer<Double>
  private let isMoving: UnsafeMutablePointer<Bool>

  /// A slope below this fraction of the sum of its terms is a rounding error.
  private static let noise = 1e-12

  init(
    _ slots: UnsafeMutablePointer<Double>, _ isMoving: UnsafeMutablePointer<Bool>,
    _ coordinates: UnsafeMutablePointer<Int32>
  ) {
    self.slots = slots
    self.isMoving = isMoving
    self.coordinates = coordinates
  }

  /// Discards everything, and starts with other coordinates.
  mutating func begin(
    _ coordinates: UnsafeMutablePointer<Int32>, dimension: Int, columns: Int
  ) {
    self.coordinates = coordinates
    self.dimension = dimension
    isUnique = true
    conditions.removeAll()
    laws.removeAll()
    laws.append(repeating: 0, count: columns * (dimension + 1))
  }

  /// The law of a constant: how it depends on the coordinates.
  func law(of value: AffineValue) -> Law {
    var law = Law.zero
    law[0] = value.base
    guard value.slot >= 0 else { return law }
    guard isMoving[Int(value.slot)] else {
      law[0] = value.evaluated(slots[Int(value.slot)])
      return law
    }
    for index in 0..<dimension where coordinates[index] == value.slot {
      law[index + 1] = value.factor
    }
    return law
  }

  /// The value of a law at the present point.
  func value(_ law: Law) -> Double {
    var sum = law[0]
    for index in 0..<dimension { sum += law[index + 1] * slots[Int(coordinates[index])] }
    return sum
  }

  /// Stores the law of a column.
  func setColumn(_ column: Int, _ law: Law) {
    for index in 0...dimension { laws[column * (dimension + 1) + index] = law[index] }
  }

  /// The value of a column at the present point.
  func columnValue(_ column: Int) -> Double {
    let start = column * (dimension + 1)
    var sum = laws[start]
    for index in 0..<dimension { sum += laws[start + 1 + index] * slots[Int(coordinates[index])] }
    return sum
  }

  /// Whether a difference is the same in the whole piece.
  ///
  /// - Parameter magnitude: The sum of the absolute values of its terms.
  func isConstant(_ difference: Law, _ magnitude: Law) -> Bool {
    for index in 1..<dimension + 1
    where abs(difference[index]) > Self.noise * magnitude[index] {
      return false
    }
    return true
  }

  /// Adds the condition that a difference does not become negative.
  ///
  /// - Parameters:
  ///   - magnitude: The sum of the absolute values of the terms of the difference.
  ///   - size: The size to which rounding errors of the difference are relative, at the present
  ///     point.
  /// - Returns: Whether there is room for another condition.
  mutating func keep(_ difference: Law, _ magnitude: Law, size: Double) -> Bool {
    var pivot = 0
    for index in 1..<dimension + 1
    where abs(difference[index]) > Self.noise * magnitude[index]
      && (pivot == 0 || abs(difference[index]) > abs(difference[pivot]))
    {
      pivot = index
    }
    if pivot == 0 { return true }
    // `factor × slopes` has a one at the pivot, so that parallel conditions look alike.
    let factor = 1 / difference[pivot]
    let bound = -(difference[0] + SimplexTolerance.value * (1 + size)) * factor
    let direction = difference * factor
    let stride = dimension + 2
    var start = 0
    while start < conditions.count {
      if isParallel(start, direction) { break }
      start += stride
    }
    if start == conditions.count {
      if conditions.count >= stride * PieceTable.maximalConditions { return false }
      conditions.append(-.infinity)
      conditions.append(.infinity)
      for index in 1...dimension { conditions.append(direction[index]) }
    }
    if factor > 0 {
      conditions[start] = max(conditions[start], bound)
    } else {
      conditions[start + 1] = min(conditions[start + 1], bound)
    }
    return true
  }

  private func isParallel(_ start: Int, _ direction: Law) -> Bool {
    for index in 1...dimension
    where abs(conditions[start + 1 + index] - direction[index]) > Self.noise {
      return false
    }
    return true
  }
}

extension AffineValue {
  /// The value, if its slot holds this number.
  @inline(__always)
  func evaluated(_ slot: Double) -> Double { base + factor * slot }
}

/// The absolute value of each entry.
func absolute(_ law: PieceBuilder.Law) -> PieceBuilder.Law {
  law.replacing(with: -law, where: law .< 0)
}
