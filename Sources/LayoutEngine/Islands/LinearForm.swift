/// A linear expression over the variables and parameters of an island.
struct LinearForm {
  var terms: [(variable: Int, coefficient: Double)] = []
  var parameters: [(parameter: Int, coefficient: Double)] = []
  var constant = 0.0

  static func variable(_ variable: Int, _ coefficient: Double = 1) -> LinearForm {
    LinearForm(terms: [(variable, coefficient)])
  }

  static func parameter(_ parameter: Int, _ coefficient: Double = 1) -> LinearForm {
    LinearForm(parameters: [(parameter, coefficient)])
  }

  static func constant(_ value: Double) -> LinearForm { LinearForm(constant: value) }

  static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    LinearForm(
      terms: a.terms + b.terms, parameters: a.parameters + b.parameters,
      constant: a.constant + b.constant)
  }

  static func - (a: LinearForm, b: LinearForm) -> LinearForm { a + b * -1 }

  static func * (a: LinearForm, factor: Double) -> LinearForm {
    if factor == 1 { return a }
    return LinearForm(
      terms: a.terms.map { ($0.variable, $0.coefficient * factor) },
      parameters: a.parameters.map { ($0.parameter, $0.coefficient * factor) },
      constant: a.constant * factor)
  }

  static func + (a: LinearForm, b: Double) -> LinearForm {
    var sum = a
    sum.constant += b
    return sum
  }

  /// The value of the form for solved variables and given parameters.
  func value(_ variables: [Double], _ given: [Double]) -> Double {
    var result = constant
    for term in terms { result += term.coefficient * variables[term.variable] }
    for term in parameters { result += term.coefficient * given[term.parameter] }
    return result
  }
}
