import Diagnostics
package import LayoutModel

/// Records which suppressions of a configuration were needed in a run.
package struct SuppressionUse {
  private var needed: Set<Suppression> = []
  private var unneeded: Set<Suppression> = []

  package init() {}

  package mutating func add(_ outcome: DocumentOutcome) {
    needed.formUnion(outcome.neededSuppressions)
    unneeded.formUnion(outcome.unusedSuppressions)
  }

  /// The suppressions that some document could have needed, but none did, in the order of the file.
  ///
  /// - Parameter ran: the rules that ran, if all documents were checked: then an object that is in none of them no longer
  ///   exists, and its suppression is not needed. `nil` if only some documents were checked.
  package func unused(among all: [Suppression], ran: Set<String>?) -> [Suppression] {
    all.filter { suppression in
      if needed.contains(suppression) { return false }
      if unneeded.contains(suppression) { return true }
      guard let ran, suppression.object != nil else { return false }
      return suppression.rules.isEmpty || suppression.rules.contains(where: ran.contains)
    }
  }
}

extension CheckFinding {
  /// The finding for a suppression that suppresses nothing.
  package init(unused suppression: Suppression, rule: CheckRule, scene: ObjectID = "") {
    self.init(
      rule: rule, severity: rule.severity, scene: scene, object: ObjectID(suppression.object ?? ""),
      name: suppression.object ?? "", kind: "object", isCertain: true, isMarked: false,
      fault: UnusedSuppression(rules: suppression.rules, object: suppression.object),
      location: suppression.location,
      objects: suppression.object.map { [$0] } ?? [], environments: [])
  }
}

/// A suppression that suppresses nothing.
private struct UnusedSuppression: DiagnosticFault {
  /// Empty for all rules.
  var rules: [String]
  var object: String?

  var statement: Diagnostic.Statement {
    let names = rules.map { "'\($0)'" }.joined(separator: ", ")
    return .init(
      .unusedSuppression, .warning,
      "the suppression of \(names.isEmpty ? "all rules" : names)\(object.map { " at '\($0)'" } ?? "")"
        + " suppresses nothing",
      hint: "take it out", objects: object.map { [$0] } ?? [])
  }
}

extension Diagnostic.Code {
  /// A suppression that no finding needs.
  fileprivate static let unusedSuppression = Self(rawValue: "unused-suppression")
}
