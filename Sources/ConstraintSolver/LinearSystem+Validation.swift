extension LinearSystem {
  /// Throws if some constraint is not valid.
  func validate() throws(SolverError) {
    for index in rows.indices {
      let row = rows[index]
      guard row.constant.isFinite, row.priority.isFinite else {
        throw .notFinite(constraint: index)
      }
      guard row.priority > 0, row.priority <= Self.required else {
        throw .priorityOutOfRange(constraint: index, priority: row.priority)
      }
      for position in termRange(index) {
        let term = terms[position]
        guard term.coefficient.isFinite else { throw .notFinite(constraint: index) }
        guard term.index >= 0, Int(term.index) < variableCount else {
          throw .unknownVariable(constraint: index)
        }
      }
      for position in parameterRange(index) {
        let term = parameterTerms[position]
        guard term.coefficient.isFinite else { throw .notFinite(constraint: index) }
        guard term.index >= 0, Int(term.index) < parameterCount else {
          throw .unknownParameter(constraint: index)
        }
      }
    }
  }
}
