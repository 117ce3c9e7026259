import Diagnostics
package import LayoutModel

/// Which suppressions of a configuration were needed in a run.
package struct SuppressionUse {
  private var needed: Set<Suppression> = []
  private var unneeded: Set<Suppression> = []

  package init() {}

  package mutating func add(_ outcome: DocumentOutcome) {
    needed.formUnion(outcome.neededSuppressions)
    unneeded.formUnion(outcome.unusedSuppressions)
  }

  /// The suppressions that some document could have needed, and none did, in the order of the file.
  package func unused(among all: [Suppression]) -> [Suppression] {
    all.filter { unneeded.contains($0) && !needed.contains($0) }
  }
}

extension CheckFinding {
  /// A suppression that suppresses nothing.
  package init(unused suppression: Suppression, rule: CheckRule, scene: ObjectID = "") {
    let rules = suppression.rules.map { "'\($0)'" }.joined(separator: ", ")
    let subject = suppression.object.map { " at '\($0)'" } ?? ""
    self.init(
      rule: rule, severity: rule.severity, scene: scene, object: ObjectID(suppression.object ?? ""),
      name: suppression.object ?? "", kind: "object", isCertain: true, isMarked: false,
      message:
        "the suppression of \(rules.isEmpty ? "all rules" : rules)\(subject) suppresses nothing",
      hint: "take it out", location: suppression.location,
      objects: suppression.object.map { [$0] } ?? [], environments: [])
  }
}
