import Diagnostics
import LayoutModel

/// A document, and the findings of a check in it.
package struct CheckedState: Sendable {
  package var loaded: LoadedDocument
  /// The findings that are reported.
  package var reported: [CheckFinding]
  /// The reported findings, and those that are suppressed, in the baseline, or in an older revision.
  package var all: [CheckFinding]

  package init(loaded: LoadedDocument, reported: [CheckFinding], all: [CheckFinding]) {
    self.loaded = loaded
    self.reported = reported
    self.all = all
  }

  /// The values that distinguish the findings of a document.
  private struct Key: Hashable {
    var rule: String
    var object: ObjectID
    var fault: AnyHashable
  }

  /// Findings that somebody accepts: they must not be repaired.
  package var held: [CheckFinding] {
    var open: [Key: Int] = [:]
    for finding in reported { open[Self.key(finding), default: 0] += 1 }
    return all.filter { finding in
      guard let count = open[Self.key(finding)], count > 0 else { return true }
      open[Self.key(finding)] = count - 1
      return false
    }
  }

  private static func key(_ finding: CheckFinding) -> Key {
    Key(rule: finding.rule.id, object: finding.object, fault: finding.fault.key)
  }

  /// The first finding that an older state did not have. If an object has more findings of a rule than before, this is
  /// the first of them.
  ///
  /// - Parameter except: rules whose findings a later step repairs.
  package func firstNew(
    since old: CheckedState, except: (CheckRule) -> Bool
  ) -> CheckFinding? {
    let known = CheckBaseline.grouped(old.all, of: "")
    let found = CheckBaseline.grouped(all, of: "")
    return all.first { finding in
      guard finding.severity > .note, !except(finding.rule) else { return false }
      let key = CheckBaseline.Key(finding, in: "")
      return found[key, default: 0] > known[key] ?? 0
    }
  }
}
