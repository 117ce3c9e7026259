extension LinearSystem {
  /// What the left side of a constraint comes to beyond the right side: 0 where it holds with equality.
  package func residual(of constraint: Int, values: [Double], parameters: [Double]) -> Double {
    var result = -rows[constraint].constant
    for position in termRange(constraint) {
      result += terms[position].coefficient * values[Int(terms[position].index)]
    }
    for position in parameterRange(constraint) {
      result -=
        parameterTerms[position].coefficient * parameters[Int(parameterTerms[position].index)]
    }
    return result
  }
}
