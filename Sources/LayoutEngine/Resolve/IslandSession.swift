import ConstraintSolver
import LayoutModel

/// An island with its solver's state, kept from one environment to the next.
///
/// A class, so that the solver goes on from its last basis without being copied; only one
/// ``LayoutResolver`` holds it.
final class IslandSession {
  let island: Island
  private var solver: Solver
  /// The system with what had to be given up as near as possible, and what that is.
  private var relaxed: (givenUp: [Int], solver: Solver)?
  /// Views of text that wraps, by slot.
  private let wrappingSlots: [Int]

  init(_ island: Island) {
    self.island = island
    solver = island.solver
    wrappingSlots = island.measurements.indices.filter {
      island.measurements[$0]?.wrapping != nil
    }
  }

  /// What a solve is given from outside.
  struct Surroundings {
    var size: Size
    /// Of the island's root, in reading direction.
    var safeArea: BoxInsets
    /// Whether margins grow by safe areas: documents before safe areas have none.
    var usesSafeAreas: Bool
    /// Width of the scene's root, where the island's root is that root.
    var rootWidth: Double?
  }

  /// How often parameters that follow from the solution may be put back into it: margins that are
  /// inherited, safe areas of inner views, and heights of text. Layouts settle after two or three.
  private static let maximumPasses = 8

  /// Solves until what depends on the solution no longer changes it.
  ///
  /// Text is asked for its natural width first, and then wrapped to the width that it got, as a label
  /// with an automatic preferred width does.
  func solve(
    _ surroundings: Surroundings, document: LayoutDocument
  ) throws(SolverError) -> (solution: Solution, parameters: [Double]) {
    var textWidths: [Int: Double] = [:]
    var given: [Double] = []
    var values: [Double]?
    for _ in 0..<Self.maximumPasses {
      let evaluator = ParameterEvaluator(
        island: island, document: document, surroundings: surroundings, values: values,
        textWidths: textWidths)
      let next = evaluator.evaluate()
      if let values, Self.areEqual(next, given) {
        let wrapped = wrap(values, textWidths)
        if wrapped == textWidths { break }
        textWidths = wrapped
        continue
      }
      given = next
      values = try solution(given).values
    }
    return (try solution(given, options: .ambiguity), given)
  }

  /// Constraints that had to be given up still pull: Interface Builder meets them as closely as it can,
  /// before anything optional (18 of 18 views of two cells too low for the heights inside).
  private func solution(
    _ given: [Double], options: SolveOptions = []
  ) throws(SolverError) -> Solution {
    let strict = try solver.solve(given, options: options)
    if strict.givenUp.isEmpty { return strict }
    if relaxed?.givenUp != strict.givenUp {
      let system = island.system.relaxing(strict.givenUp, to: Self.relaxedPriority)
      relaxed = (strict.givenUp, try Solver(system))
    }
    guard var answer = try relaxed?.solver.solve(given, options: options),
      answer.status == .optimal
    else { return strict }
    answer.status = .unsatisfiable
    answer.conflicts = strict.conflicts
    answer.givenUp = strict.givenUp
    return answer
  }

  /// Just below hugging and resistance of 1000, which they yield to (7 of 7 views of one stack).
  private static let relaxedPriority = 999.7

  /// Preferred widths: those that text has got when it first asked for its natural one.
  ///
  /// There are two passes only, as with UILabel's automatic preferred width: what the second makes
  /// narrower, or leaves more room for, is not wrapped again.
  private func wrap(_ values: [Double], _ old: [Int: Double]) -> [Int: Double] {
    var result = old
    for slot in wrappingSlots where old[slot] == nil {
      result[slot] = values[island.variables[slot].width]
    }
    return result
  }

  /// Far below a pixel, far above rounding errors of a solve.
  private static let tolerance = 1e-4

  private static func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where abs(a[index] - b[index]) > tolerance { return false }
    return true
  }
}
