/// What `ninegrid rules --measure` has counted on the public documents of the project.
///
/// A row is found by its rule, its conditions and its value, so that a changed row has no evidence until it is
/// measured again.
package enum EvidenceTable {
  package static func key(_ rule: Rule, _ row: RuleRow) -> String {
    "\(rule.id)\t\(row.words)\t\(RuleCondition.plain(row.value))"
  }

  package static let counted: [String: RuleEvidence] = {
    var found: [String: RuleEvidence] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = fields.dropFirst(3).compactMap { Int($0) }
      guard fields.count == 7, numbers.count == 4 else { continue }
      found[fields[0...2].joined(separator: "\t")] = RuleEvidence(
        supporting: numbers[0], contradicting: numbers[1], documents: numbers[2],
        repositories: numbers[3])
    }
    return found
  }()

  /// Columns: rule, conditions, value, views for it, views against it, documents, repositories.
  static let text = """
    """
}
