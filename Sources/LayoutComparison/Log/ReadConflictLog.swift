/// Finds UIKit's messages about unsatisfiable constraints in a log with other lines.
///
/// Time stamps, names of processes and the tree of `UIViewAlertForUnsatisfiableConstraints` may stand between the lines.
package func readConflictLog(_ text: String) -> [LoggedConflict] {
  var conflicts: [LoggedConflict] = []
  var awaitsGivenUp = false
  for (index, line) in joinedLines(plainLog(text)) {
    if line.contains("nable to simultaneously satisfy constraints") {
      conflicts.append(LoggedConflict(line: index, constraints: [], givenUp: nil))
      awaitsGivenUp = false
    }
    // A log of one line has the constraint that was given up behind the list.
    var recovery = line.ranges(of: recoveryWords).first?.upperBound
    for description in descriptions(in: line) {
      if let start = recovery, start <= description.startIndex {
        awaitsGivenUp = true
        recovery = nil
      }
      guard let constraint = LoggedConstraintReader.constraint(description) else { continue }
      if conflicts.isEmpty {
        // Somebody has pasted the list alone.
        conflicts.append(LoggedConflict(line: index, constraints: [], givenUp: nil))
      }
      let last = conflicts.count - 1
      let known = conflicts[last].constraints.firstIndex { $0.address == constraint.address }
      if known == nil { conflicts[last].constraints.append(constraint) }
      if awaitsGivenUp {
        conflicts[last].givenUp = known ?? conflicts[last].constraints.count - 1
        awaitsGivenUp = false
      }
    }
    if recovery != nil { awaitsGivenUp = true }
  }
  return conflicts.filter { !$0.constraints.isEmpty }
}

/// What stands before the constraint that UIKit gives up.
private let recoveryWords = "Will attempt to recover by breaking constraint"

/// The lines with their numbers, from 1. A constraint whose label has a line break goes on in the next line.
private func joinedLines(_ text: String) -> [(number: Int, text: Substring)] {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  var result: [(number: Int, text: Substring)] = []
  var next = 0
  while next < lines.count {
    let start = next
    next += 1
    // Labels are cut short, so few lines follow.
    let most = min(lines.count, start + 8)
    if let open = lines[start].ranges(of: constraintStart).last,
      lines[start][open.upperBound...].firstRange(of: constraintEnd) == nil,
      let end = lines[next..<most].firstIndex(where: { $0.firstRange(of: constraintEnd) != nil }),
      !lines[next...end].contains(where: { $0.firstRange(of: constraintStart) != nil })
    {
      next = end + 1
    }
    result.append((start + 1, lines[start..<next].joined(separator: "\n")[...]))
  }
  return result
}

/// How the description of a constraint begins, of whichever library its class is.
private var constraintStart: some RegexComponent { /<(?:\w+\.)?\w*Constraint:0x/ }

/// A bracket that is no part of a relation.
private var constraintEnd: some RegexComponent { /[>](?!=)/ }

/// What stands between `<` and `>` of each constraint in a line. A relation (`>=`, `<=`) holds such signs, too.
private func descriptions(in line: Substring) -> [Substring] {
  var result: [Substring] = []
  var rest = line
  while let open = rest.firstRange(of: constraintStart) {
    let body = rest[open.lowerBound...].dropFirst()
    // A description ends at the last bracket before the next description begins.
    let next =
      body.dropFirst().firstRange(of: constraintStart)?.lowerBound ?? body.endIndex
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
  /// The constraint that UIKit gave up, as a position in ``constraints``.
  package var givenUp: Int?
}
