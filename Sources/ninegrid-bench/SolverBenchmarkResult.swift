import ConstraintSolver
import Foundation

/// Times of one workload, in microseconds.
struct SolverBenchmarkResult {
  var name: String
  var constraints: Int
  /// The shortest time to add all constraints, presolve, solve for the first size and read all
  /// values.
  var cold = Double.infinity
  /// The mean time to solve for a further size and read all values; `nil` if there is no further
  /// size.
  var editMean: Double?
  var editMedian: Double?
  var coldPivots = 0
  var statistics = SolverStatistics()
  var peakKilobytes = 0

  /// Cold runs are repeated for this time, but at most this many times.
  private static let coldMicroseconds = 1_000_000.0
  private static let maximalColdRuns = 200

  init(_ workload: SolverWorkload) throws {
    name = workload.name
    constraints = workload.constraints.count
    let first = workload.sizes.first ?? []
    Self.forgetPeak()
    var spent = 0.0
    var runs = 0
    while runs < 3 && spent < 5 * Self.coldMicroseconds
      || spent < Self.coldMicroseconds && runs < Self.maximalColdRuns
    {
      let time = try Self.microseconds {
        var solver = try Solver(workload.makeSystem())
        _ = try solver.solve(first).values
      }
      cold = min(cold, time)
      spent += time
      runs += 1
    }
    var solver = try Solver(workload.makeSystem())
    var values = try solver.solve(first).values
    coldPivots = solver.statistics.pivots
    var times: [Double] = []
    for size in workload.sizes.dropFirst() {
      times.append(try Self.microseconds { _ = try solver.solve(size, into: &values) })
    }
    statistics = solver.statistics
    peakKilobytes = Self.peak()
    times.sort()
    if !times.isEmpty {
      editMean = times.reduce(0, +) / Double(times.count)
      editMedian = times[times.count / 2]
    }
  }

  private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
    try measured(body).milliseconds * 1000
  }

  var json: String {
    func short(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "null" }
    return """
      {"workload":\(quoted(name)),"constraints":\(constraints),"cold_us":\(short(cold)),\
      "edit_us_mean":\(short(editMean)),"edit_us_median":\(short(editMedian)),\
      "pivots":\(statistics.pivots),"cold_pivots":\(coldPivots),\
      "edit_pivots":\(statistics.pivots - coldPivots),"rows":\(statistics.rows),\
      "components":\(statistics.components),"largest_component":\(statistics.largestComponent),\
      "slots":\(statistics.slots),"conflict_solves":\(statistics.conflictSolves),\
      "peak_kb":\(peakKilobytes)}
      """
  }
}

extension SolverBenchmarkResult {
  /// Makes the system measure the process's memory peak from now on, if it can.
  private static func forgetPeak() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    // If this is not allowed, the peak is that of the whole run.
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
  }

  /// The memory peak of the process; 0 if the system does not report it.
  private static func peak() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
    return 0
  }
}
