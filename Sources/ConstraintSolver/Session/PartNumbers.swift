/// For each variable and parameter of a system the number that it has in a part of it, or -1.
struct PartNumbers: Sendable {
  var variables: [Int32]
  var parameters: [Int32]

  init(of system: LinearSystem) {
    variables = Array(repeating: -1, count: system.variableCount)
    parameters = Array(repeating: -1, count: system.parameterCount)
  }
}
