/// Finds UIKit's messages about unsatisfiable constraints in a log with other lines.
///
/// Time stamps, names of processes and the tree of `UIViewAlertForUnsatisfiableConstraints` may stand between the lines.
package func readConflictLog(_ text: String) -> [LoggedConflict] {
  var conflicts: [LoggedConflict] = []
  var awaitsGivenUp = false
  for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .enumerated()
  {
    if line.contains("nable to simultaneously satisfy constraints") {
      conflicts.append(LoggedConflict(line: index + 1, constraints: [], givenUp: nil))
      awaitsGivenUp = false
    }
    if line.contains("Will attempt to recover by breaking constraint") { awaitsGivenUp = true }
    for description in descriptions(in: line) {
      guard let constraint = LoggedConstraintReader.constraint(description) else { continue }
      if conflicts.isEmpty {
        // Somebody has pasted the list alone.
        conflicts.append(LoggedConflict(line: index + 1, constraints: [], givenUp: nil))
      }
      let last = conflicts.count - 1
      let known = conflicts[last].constraints.firstIndex { $0.address == constraint.address }
      if known == nil { conflicts[last].constraints.append(constraint) }
      if awaitsGivenUp {
        conflicts[last].givenUp = known ?? conflicts[last].constraints.count - 1
        awaitsGivenUp = false
      }
    }
  }
  return conflicts.filter { !$0.constraints.isEmpty }
}

/// What stands between `<` and `>` of each constraint in a line. A relation (`>=`, `<=`) holds such signs, too.
private func descriptions(in line: Substring) -> [Substring] {
  var result: [Substring] = []
  var rest = line
  while let open = rest.firstRange(of: /<(?:NS|_UI|UI)\w*Constraint:0x/) {
    let body = rest[open.lowerBound...].dropFirst()
    // It ends at the last bracket before the next one begins.
    let next =
      body.dropFirst().firstRange(of: /<(?:NS|_UI|UI)\w*Constraint:0x/)?.lowerBound ?? body.endIndex
    let end = body[..<next].lastIndex(of: ">") ?? next
    result.append(body[..<end])
    rest = body[next...]
  }
  return result
}

/// One message about constraints that cannot hold together.
package struct LoggedConflict: Hashable, Sendable {
  /// The line of the log in which the message begins; from 1.
  package var line: Int
  package var constraints: [LoggedConstraint]
  /// The one that UIKit gave up, as a position in ``constraints``.
  package var givenUp: Int?
}
