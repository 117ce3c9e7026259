import ConstraintSolver
import Foundation

/// Solves workload files and prints one line of JSON for each.
///
/// `cold_us` is the least time to add all constraints, presolve and solve for the first size;
/// `edit_us_mean` and `edit_us_median` are the times to solve for each further size.
func runSolverBenchmark(paths: [String]) throws {
  for path in paths {
    let workload = try SolverWorkload(path: path)
    print(try SolverBenchmarkResult(workload).json)
  }
}

/// Times of one workload, in microseconds.
struct SolverBenchmarkResult {
  var name: String
  var constraints: Int
  var cold = Double.infinity
  var editMean = 0.0
  var editMedian = 0.0
  var coldPivots = 0
  var editPivots = 0
  var statistics = SolverStatistics()

  /// Cold runs go on for this long, or so many times.
  private static let coldMicroseconds = 300_000.0
  private static let maximalColdRuns = 200

  init(_ workload: SolverWorkload) throws {
    name = workload.name
    constraints = workload.constraints.count
    guard let first = workload.sizes.first else { return }
    var spent = 0.0
    var runs = 0
    while runs < 3 || spent < Self.coldMicroseconds && runs < Self.maximalColdRuns {
      let time = try Self.microseconds {
        var solver = try Solver(workload.makeSystem())
        _ = try solver.solve(first)
      }
      cold = min(cold, time)
      spent += time
      runs += 1
    }
    var solver = try Solver(workload.makeSystem())
    _ = try solver.solve(first)
    coldPivots = solver.statistics.pivots
    var times: [Double] = []
    for size in workload.sizes.dropFirst() {
      times.append(try Self.microseconds { _ = try solver.solve(size) })
    }
    statistics = solver.statistics
    editPivots = statistics.pivots - coldPivots
    times.sort()
    if !times.isEmpty {
      editMean = times.reduce(0, +) / Double(times.count)
      editMedian = times[times.count / 2]
    }
  }

  private static func microseconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e6
      + Double(duration.components.attoseconds) / 1e12
  }

  var json: String {
    func short(_ value: Double) -> String { String(format: "%.2f", value) }
    return """
      {"workload":"\(name)","constraints":\(constraints),"cold_us":\(short(cold)),\
      "edit_us_mean":\(short(editMean)),"edit_us_median":\(short(editMedian)),\
      "cold_pivots":\(coldPivots),"edit_pivots":\(editPivots),"rows":\(statistics.rows),\
      "components":\(statistics.components),"largest_component":\(statistics.largestComponent),\
      "slots":\(statistics.slots),"peak_kb":\(Self.peakKilobytes())}
      """
  }

  /// The most memory that the process has had, where the system tells.
  private static func peakKilobytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
    return 0
  }
}
