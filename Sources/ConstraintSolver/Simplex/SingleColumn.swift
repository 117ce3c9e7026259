/// The optimum of a component of one column, in closed form: each level narrows the interval in
/// which the column may lie.
struct SingleColumn {
  /// The ends of the interval of optimal values; infinite if nothing bounds them.
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  private(set) var violatesRequired = false
  /// The number of breakpoints that were used. The later ones do not matter.
  private(set) var depth = 0

  // Breakpoints of one level, sorted by value.
  private struct Point {
    var value: Double
    var below: Double
    var jump: Double
  }

  /// - Parameter breakpoints: The breakpoints, sorted by level.
  init(
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, _ slots: borrowing Buffer<Double>
  ) {
    var start = 0
    while start < breakpoints.count && (low < high || start == 0) {
      var end = start + 1
      while end < breakpoints.count && breakpoints[end].level == breakpoints[start].level {
        end += 1
      }
      let range = start..<end
      if end - start == 1 {
        let point = breakpoints[start]
        let value = point.value.evaluated(slots)
        narrow(
          point.below > 0 ? value : -.infinity,
          point.below < point.above + point.below ? value : .infinity)
      } else {
        narrow(breakpoints, range, slots)
      }
      if breakpoints[start].level == 0 { checkRequired(breakpoints, range, slots) }
      start = end
    }
    depth = start
  }

  /// Keeps the intersection of the two intervals. If they are apart, it keeps the end that is
  /// nearest to the new one.
  private mutating func narrow(_ from: Double, _ to: Double) {
    if from >= high {
      low = high
    } else if to <= low {
      high = low
    } else {
      low = max(low, from)
      high = min(high, to)
    }
  }

  private mutating func narrow(
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, _ range: Range<Int>,
    _ slots: borrowing Buffer<Double>
  ) {
    withUnsafeTemporaryAllocation(of: Point.self, capacity: range.count) { memory in
      var points = memory
      var count = 0
      var isSorted = true
      for index in range {
        let breakpoint = breakpoints[index]
        let point = Point(
          value: breakpoint.value.evaluated(slots), below: breakpoint.below,
          jump: breakpoint.below + breakpoint.above)
        if count > 0 && point.value < points[count - 1].value {
          if range.count <= 24 {
            var position = count
            while position > 0 && points[position - 1].value > point.value {
              points[position] = points[position - 1]
              position -= 1
            }
            points[position] = point
            count += 1
            continue
          }
          isSorted = false
        }
        points.initializeElement(at: count, to: point)
        count += 1
      }
      if !isSorted {
        points.sort { $0.value < $1.value }
      }
      narrow(UnsafeBufferPointer(points))
    }
  }

  /// Narrows the interval to the values at which a sum of distances is least. They lie between the
  /// breakpoints where its slope passes zero.
  private mutating func narrow(_ points: UnsafeBufferPointer<Point>) {
    var slope = 0.0
    var total = 0.0
    for point in points {
      slope -= point.below
      total += point.jump
    }
    let tolerance = SimplexTolerance.slope * total
    var from = slope < -tolerance ? Double.infinity : -Double.infinity
    var to = Double.infinity
    for point in points {
      slope += point.jump
      if from == .infinity && slope >= -tolerance { from = point.value }
      if slope > tolerance {
        to = point.value
        break
      }
    }
    narrow(min(from, to), to)
  }

  private mutating func checkRequired(
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, _ range: Range<Int>,
    _ slots: borrowing Buffer<Double>
  ) {
    let value = low.isFinite ? low : high
    if !value.isFinite { return }
    for index in range {
      let breakpoint = breakpoints[index]
      let gap = value - breakpoint.value.evaluated(slots)
      let weight = gap > 0 ? breakpoint.above : breakpoint.below
      let excess = weight > 0 ? abs(gap) * breakpoint.rowWeight : 0
      if excess <= 1e-12 { continue }
      let size = breakpoint.rowWeight * (breakpoint.value.magnitude(slots) + abs(value))
      if excess > SimplexTolerance.value * (1 + size) { violatesRequired = true }
    }
  }

  /// Whether there is more than one optimal value.
  var isAmbiguous: Bool {
    let width = high - low
    return width.isInfinite || width > SimplexTolerance.value * (1 + abs(low))
  }

  /// The optimal value nearest to `anchor`.
  func value(nearestTo anchor: Double) -> Double {
    min(max(anchor, low), high)
  }
}
