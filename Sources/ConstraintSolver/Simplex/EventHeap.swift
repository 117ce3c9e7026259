/// The breakpoints that a move meets next, the nearest first. Each row has at most one.
struct EventHeap {
  private let steps: UnsafeMutablePointer<Double>
  private let rows: UnsafeMutablePointer<Int32>
  private var count = 0

  init(_ scratch: SimplexScratch) {
    steps = scratch.eventStep
    rows = scratch.eventRow
  }

  mutating func append(step: Double, row: Int) {
    steps[count] = step
    rows[count] = Int32(row)
    count += 1
  }

  func heapify() {
    var index = count / 2 - 1
    while index >= 0 {
      sift(index)
      index -= 1
    }
  }

  var first: (step: Double, row: Int)? {
    count == 0 || steps[0] == .infinity ? nil : (steps[0], Int(rows[0]))
  }

  func replaceFirst(step: Double) {
    steps[0] = step
    sift(0)
  }

  /// Among equal steps the lower row comes first, so that the memory layout does not decide.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    steps[a] != steps[b] ? steps[a] < steps[b] : rows[a] < rows[b]
  }

  private func sift(_ start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { return }
      if child + 1 < count && isBefore(child + 1, child) { child += 1 }
      if !isBefore(child, parent) { return }
      swap(&steps[child], &steps[parent])
      swap(&rows[child], &rows[parent])
      parent = child
    }
  }
}
