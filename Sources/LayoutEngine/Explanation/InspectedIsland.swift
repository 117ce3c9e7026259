import ConstraintSolver
import LayoutModel

/// A solved island with its rows.
struct InspectedIsland {
  /// The builder after building. Its rows are those of the system, in order.
  let builder: IslandBuilder
  let island: Island
  let solution: Solution
  /// The values of the island's parameters.
  let parameters: [Double]
  /// The required rows that were given up.
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

  /// The state of a row at the solution.
  enum RowState: Hashable {
    /// The row holds with equality.
    case tight
    /// The row is an inequality with room.
    case slack
    /// The row is optional and not met.
    case missed
    /// The row is required, and was given up because it conflicts with others.
    case givenUp
  }

  /// A row counts as met below this residual: far below a pixel, far above rounding errors.
  static let tolerance = 1e-5

  /// The value of a row's form: 0 if the row holds with equality.
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

  /// The size to which the errors of a row are relative. Rows with large coefficients have large
  /// errors.
  private func scale(of row: IslandBuilder.StagedRow) -> Double {
    row.form.terms.reduce(1) { max($0, abs($1.coefficient)) }
  }

  /// The value of a parameter, if the island has it.
  func value(of parameter: IslandParameter) -> Double? {
    island.parameters.firstIndex(of: parameter).map { parameters[$0] }
  }

  /// The lines of a view's text at the width that it got; `nil` if the text does not wrap.
  func text(of slot: Int) -> TextLayoutResult? {
    guard let wrapping = island.measurements[slot]?.wrapping else { return nil }
    let natural = island.measurements[slot]?.intrinsicWidth ?? 0
    // The intrinsic width was rounded. A hundredth of a point must not cause a new line.
    let width = values[island.variables[slot].width]
    return wrapping.layout(atWidth: width >= natural - 0.01 ? max(width, natural) : width)
  }
}
