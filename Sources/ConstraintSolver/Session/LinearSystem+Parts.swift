extension LinearSystem {
  /// A system of some of the constraints. Variables and parameters that do not occur in them are
  /// left out.
  ///
  /// - Parameter numbers: Memory for the numbers of variables and parameters in the part.
  ///   Afterwards it is as before.
  /// - Returns: The new system, and for each of its parameters the number in this system.
  func part(
    _ constraints: some Collection<Int>, _ numbers: inout PartNumbers
  ) -> (system: LinearSystem, parameters: [Int]) {
    var used: [Int] = []
    for index in constraints {
      for position in parameterRange(index) where parameterTerms[position].coefficient != 0 {
        let parameter = Int(parameterTerms[position].index)
        if numbers.parameters[parameter] >= 0 { continue }
        numbers.parameters[parameter] = 0
        used.append(parameter)
      }
    }
    used.sort()
    for (place, parameter) in used.enumerated() { numbers.parameters[parameter] = Int32(place) }
    var part = LinearSystem(parameterCount: used.count)
    part.reserveCapacity(constraints: constraints.count, terms: 4 * constraints.count)
    var variables: [Int] = []
    var own: [(variable: Int, coefficient: Double)] = []
    var given: [(parameter: Int, coefficient: Double)] = []
    for index in constraints {
      own.removeAll(keepingCapacity: true)
      given.removeAll(keepingCapacity: true)
      for position in termRange(index) {
        let variable = Int(terms[position].index)
        if numbers.variables[variable] < 0 {
          numbers.variables[variable] = Int32(part.addVariable())
          variables.append(variable)
        }
        own.append((Int(numbers.variables[variable]), terms[position].coefficient))
      }
      for position in parameterRange(index) where parameterTerms[position].coefficient != 0 {
        let place = numbers.parameters[Int(parameterTerms[position].index)]
        given.append((Int(place), parameterTerms[position].coefficient))
      }
      part.add(
        slice: own[...], rows[index].relation, constant: rows[index].constant,
        parameterTerms: given[...])
    }
    for variable in variables { numbers.variables[variable] = -1 }
    for parameter in used { numbers.parameters[parameter] = -1 }
    return (part, used)
  }

  /// The system without some constraints, and the numbers of the remaining constraints in this
  /// system, in order.
  func without(_ constraints: [Int]) -> (system: LinearSystem, numbers: [Int]) {
    var isLeftOut = [Bool](repeating: false, count: rows.count)
    for constraint in constraints { isLeftOut[constraint] = true }
    var rest = LinearSystem(parameterCount: parameterCount)
    _ = rest.addVariables(variableCount)
    var numbers: [Int] = []
    for index in rows.indices where !isLeftOut[index] {
      rest.copy(index, of: self)
      numbers.append(index)
    }
    return (rest, numbers)
  }
}
