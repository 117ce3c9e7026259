import Diagnostics
import LayoutEngine
import LayoutModel

/// Groups conflicts that have one cause into one finding.
///
/// A row of seven buttons that does not fit into a narrow window is one mistake. Yet each button whose width is given
/// up is a conflict of its own, and each width of window gives up other ones. Such conflicts have most of their
/// constraints in common.
struct ConflictCauses {
  /// The findings, with conflicts of one cause joined into one finding at the place of the first of them.
  ///
  /// - Complexity: O(*n*²) in the conflicts of one scene.
  static func grouped(_ findings: [CheckFinding]) -> [CheckFinding] {
    var groups: [ObjectID: [Group]] = [:]
    var result: [CheckFinding?] = []
    for finding in findings {
      guard finding.kind == "constraint", finding.rule.repair == .conflicts else {
        result.append(finding)
        continue
      }
      let constraints = Set(finding.objects)
      let position = groups[finding.scene]?.firstIndex { $0.hasReason(of: constraints) }
      if let position {
        groups[finding.scene]?[position].add(finding)
      } else {
        groups[finding.scene, default: []].append(
          Group(position: result.count, constraints: constraints, findings: [finding]))
      }
      result.append(nil)
    }
    for group in groups.values.joined() { result[group.position] = group.finding }
    return result.compactMap { $0 }
  }

  private struct Group {
    /// The position of its first finding.
    let position: Int
    /// The constraints of the first conflict, to which other conflicts are compared.
    let constraints: Set<String>
    var findings: [CheckFinding]

    func hasReason(of others: Set<String>) -> Bool {
      let common = constraints.intersection(others).count
      return 2 * common > min(constraints.count, others.count)
    }

    mutating func add(_ finding: CheckFinding) { findings.append(finding) }

    /// The first finding, extended by what the others give up and by the environments of all.
    var finding: CheckFinding {
      var result = findings[0]
      if findings.count == 1 { return result }
      var places = result.environments
      for environment in findings.dropFirst().flatMap(\.environments)
      where !places.contains(environment) {
        places.append(environment)
      }
      result.environments = places
      var others: [ObjectID] = []
      for finding in findings.dropFirst()
      where finding.object != result.object && !others.contains(finding.object) {
        others.append(finding.object)
        result.related += finding.related.prefix(1)
        if !result.objects.contains(finding.object.text) {
          result.objects.append(finding.object.text)
        }
      }
      if others.isEmpty { return result }
      result.fault = SharedConflict(conflict: result.fault.statement, others: others)
      return result
    }
  }
}

/// A conflict, and what else is given up for the same reason.
private struct SharedConflict: DiagnosticFault {
  var conflict: Diagnostic.Statement
  /// Constraints that are given up there or on other devices.
  var others: [ObjectID]

  var statement: Diagnostic.Statement {
    var statement = conflict
    statement.message +=
      ", and for the same reason " + others.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      + (others.count > 3 ? " and \(others.count - 3) more" : "")
      + ", there or on other devices"
    return statement
  }
}
