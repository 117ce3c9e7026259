import LayoutEngine
import LayoutModel

/// Ridge regression of an ``AdvanceModel`` on recorded widths, in a few passes.
///
/// A recorded width only tells that the natural width lies within a pixel below it. So each pass
/// aims at the point of that interval that is nearest to the result of the last pass. Widths in
/// whole points may differ from the text by less than a point if the document has a finer scale, so
/// these tell less. Widths that stay far away (text set by code, frames of placeholder size) lose
/// their weight.
package struct AdvanceFit {
  let model: AdvanceModel
  private(set) var parameters: [Double]
  /// The number of observations that took part.
  package private(set) var count = 0

  package init(_ observations: [WidthObservation]) {
    model = AdvanceModel(observations)
    parameters = [Double](repeating: 0, count: model.trust.count)
    let data = observations.compactMap { observation -> (WidthObservation, AdvanceModel.Row)? in
      guard let row = model.row(observation),
        observation.isFree || Self.isNear(observation.width, row.start)
      else { return nil }
      return (observation, row)
    }
    count = data.count
    guard !data.isEmpty else { return }
    let rows = data.map(\.1)
    let shares = Self.shares(data.map(\.0))
    let covariance = self.covariance(rows)
    for pass in 0..<Self.passCount {
      var noise: [Double] = []
      var residuals: [Double] = []
      for (index, (observation, row)) in data.enumerated() {
        let aim = Aim(observation, predicted: width(row))
        let distance = (aim.target - width(row)) / (Self.outlier * (pass == 0 ? 1 : aim.deviation))
        noise.append(aim.deviation * aim.deviation * (1 + distance * distance) / shares[index])
        residuals.append(aim.target - row.start)
      }
      // This solves for as many unknowns as there are observations, instead of parameters: θ = S Rᵀ
      // (R S Rᵀ + N)⁻¹ r.
      var matrix = covariance
      for index in rows.indices { matrix[index][index] += noise[index] }
      let multipliers = solvedByCholesky(matrix, residuals)
      var next = [Double](repeating: 0, count: parameters.count)
      for (row, multiplier) in zip(rows, multipliers) {
        for term in row.terms { next[term.parameter] += term.factor * multiplier }
      }
      for index in next.indices { next[index] *= model.trust[index] * model.trust[index] }
      parameters = next
    }
  }

  /// The natural width of an observation's text, in points; `nil` if it has characters that are not
  /// fitted.
  package func width(of observation: WidthObservation) -> Double? {
    model.row(observation).map(width)
  }

  private func width(_ row: AdvanceModel.Row) -> Double {
    row.terms.reduce(row.start) { $0 + $1.factor * parameters[$1.parameter] }
  }

  /// If a group has the same text in the same font n times, these count like √n texts. Authors copy
  /// frames with their texts, but Interface Builder has measured most of them again.
  private static func shares(_ observations: [WidthObservation]) -> [Double] {
    var counts: [String: Double] = [:]
    func key(_ o: WidthObservation) -> String {
      "\(o.group)\t\(o.weight.rawValue)\t\(o.pointSize)\t\(o.text)"
    }
    for observation in observations { counts[key(observation), default: 0] += 1 }
    return observations.map { 1 / (counts[key($0)] ?? 1).squareRoot() }
  }

  /// The matrix R S Rᵀ, in which S has the squares of the standard deviations.
  private func covariance(_ rows: [AdvanceModel.Row]) -> [[Double]] {
    var result = [[Double]](repeating: [Double](repeating: 0, count: rows.count), count: rows.count)
    var spread = [Double](repeating: 0, count: model.trust.count)
    for (i, row) in rows.enumerated() {
      for term in row.terms {
        spread[term.parameter] =
          term.factor * model.trust[term.parameter] * model.trust[term.parameter]
      }
      for j in 0...i {
        let sum = rows[j].terms.reduce(0) { $0 + $1.factor * spread[$1.parameter] }
        result[i][j] = sum
        result[j][i] = sum
      }
      for term in row.terms { spread[term.parameter] = 0 }
    }
    return result
  }

  /// Whether a width is within a fortieth of the expected one. So near, it is hardly chance.
  private static func isNear(_ width: Double, _ expected: Double) -> Bool {
    abs(width - expected) < 0.025 * width
  }

  private static let passCount = 8
  /// The distance from which an observation loses weight. It is in standard deviations, and in
  /// points in the first pass.
  private static let outlier = 2.5
}

/// The natural width that a recorded width suggests, and how certain it is.
private struct Aim {
  /// The natural width in points.
  var target: Double
  /// The standard deviation in points.
  var deviation: Double

  init(_ observation: WidthObservation, predicted: Double) {
    let upper = observation.width
    let lower = upper - observation.unit
    let nearest = min(max(predicted, lower), upper)
    target = 0.7 * nearest + 0.3 * (lower + upper) / 2
    let isWhole = observation.unit < 0.9 && abs(upper - upper.rounded()) < 1e-6
    let mayLag =
      isWhole && observation.mayLag
      && (predicted < lower && predicted > upper - 1
        || predicted > upper && predicted < upper + 0.5)
    // The errors of advances grow with the font size.
    deviation = (mayLag ? 0.5 : 0.25) * max(1, observation.pointSize / 17)
  }
}
