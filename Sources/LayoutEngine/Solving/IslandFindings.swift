/// What is wrong with the solution of an island, in numbers of rows and variables.
struct IslandFindings {
  var conflicts: [[Int]]
  /// For each conflict; after these what was given up where the search for conflicts had to stop.
  var givenUp: [Int]
  /// For each variable.
  var isAmbiguous: [Bool]
}
