import LayoutModel

/// A linear function of a length: `slope` × length + `constant`, in points.
package struct AffineLaw: Hashable, Sendable {
  package var slope: Double
  package var constant: Double

  package init(slope: Double, constant: Double) {
    self.slope = slope
    self.constant = constant
  }

  package func value(at length: Double) -> Double { slope * length + constant }

  /// The line through two points. Numbers that are nearly simple fractions become these fractions.
  ///
  /// - Precondition: the lengths differ.
  init(from first: (length: Double, value: Double), to last: (length: Double, value: Double)) {
    let span = last.length - first.length
    precondition(span != 0, "a line through one point")
    // An error of 1e-9 in the values causes an error of 1e-9 / span in the slope.
    let slope = SimpleFraction.nearest(
      (last.value - first.value) / span, within: max(1e-10, 4e-9 / abs(span)), upTo: 100)
    self.slope = slope
    let middle = (first.value + last.value) / 2 - slope * (first.length + last.length) / 2
    constant = SimpleFraction.nearest(middle, within: 1e-7, upTo: 12)
  }

  /// The law as people write it: `W/3 - 16`, `0.5 W + 12`, `150`.
  ///
  /// - Parameter symbol: the symbol for the length.
  package func text(_ symbol: String) -> String {
    guard abs(slope) > 1e-9 else { return NumberText.rounded(constant) }
    var result = term(symbol)
    let rounded = NumberText.rounded(abs(constant))
    if rounded != "0" { result += (constant < 0 ? " - " : " + ") + rounded }
    return result
  }

  private func term(_ symbol: String) -> String {
    let sign = slope < 0 ? "-" : ""
    let size = abs(slope)
    if let (top, bottom) = SimpleFraction.fraction(size, within: 1e-9, upTo: 12) {
      let factor = top == 1 ? "" : "\(top) "
      return bottom == 1 ? "\(sign)\(factor)\(symbol)" : "\(sign)\(factor)\(symbol)/\(bottom)"
    }
    return "\(sign)\(NumberText.rounded(size, places: 4)) \(symbol)"
  }
}
