import ConstraintSolver
import LayoutModel

/// A solved island with its rows.
struct InspectedIsland {
  /// After building: its rows are those of the system, in order.
  let builder: IslandBuilder
  let island: Island
  let solution: Solution
  /// Values of the island's parameters.
  let parameters: [Double]
  /// Required rows that are left out.
  private let givenUp: Set<Int>

  init(builder: IslandBuilder, island: Island, solution: Solution, parameters: [Double]) {
    self.builder = builder
    self.island = island
    self.solution = solution
    self.parameters = parameters
    givenUp = Set(solution.givenUp)
  }

  var rows: [IslandBuilder.StagedRow] { builder.rows }
  var values: [Double] { solution.values }

  /// How a row stands at the solution.
  enum RowState: Hashable {
    /// Holds with equality.
    case tight
    /// An inequality with room.
    case slack
    /// Optional and not met.
    case missed
    /// Required and left out, because it conflicts.
    case givenUp
  }

  /// Below it a row is met: far below a pixel, far above rounding errors.
  static let tolerance = 1e-5

  /// What a row's form comes to: 0 where the row holds with equality.
  func residual(_ row: Int) -> Double { rows[row].form.value(values, parameters) }

  func state(_ row: Int) -> RowState {
    if givenUp.contains(row) { return .givenUp }
    let residual = residual(row)
    let staged = rows[row]
    if abs(residual) <= Self.tolerance * scale(of: staged) { return .tight }
    switch staged.relation {
    case .equal: return .missed
    case .lessOrEqual: return residual < 0 ? .slack : .missed
    case .greaterOrEqual: return residual > 0 ? .slack : .missed
    }
  }

  /// Rows with large coefficients carry large errors.
  private func scale(of row: IslandBuilder.StagedRow) -> Double {
    row.form.terms.reduce(1) { max($0, abs($1.coefficient)) }
  }

  /// Value of a parameter, if the island has it.
  func value(of parameter: IslandParameter) -> Double? {
    island.parameters.firstIndex(of: parameter).map { parameters[$0] }
  }

  /// Lines of a view's text at the width that it got; `nil` where it does not wrap.
  func text(of slot: Int) -> TextLayoutResult? {
    guard let wrapping = island.measurements[slot]?.wrapping else { return nil }
    let natural = island.measurements[slot]?.intrinsicWidth ?? 0
    // The width rests on a rounded one: a hundredth of a point must not make a new line.
    let width = values[island.variables[slot].width]
    return wrapping.layout(atWidth: width >= natural - 0.01 ? max(width, natural) : width)
  }
}
