import DataTables
import EmbeddedTables

/// The counts that `.ci/count-evidence` made with `ninegrid rules --measure` on the public
/// documents of AGREEMENT.md. A row to which no document says anything has no line.
///
/// A row is looked up by its rule and its key (``RuleRow/key``). So a changed row has no evidence
/// until it is measured again.
package enum EvidenceTable {
  package static func key(_ rule: Rule, _ row: RuleRow) -> String {
    "\(rule.id)\t\(row.key)"
  }

  package static let counted = EmbeddedTable.evidence.read(read)

  static func read(_ table: DataTable) throws(TableFault) -> [String: RuleEvidence] {
    var rows = try TableRows(
      table,
      ["rule", "row", "supporting", "contradicting", "documents", "repositories", "leastShare"])
    var found: [String: RuleEvidence] = [:]
    while rows.next() {
      let key = try rows.name() + "\t" + rows.name()
      let evidence = RuleEvidence(
        supporting: try rows.integer(), contradicting: try rows.integer(),
        documents: try rows.integer(), repositories: try rows.integer(),
        leastShare: try rows.integerIfAny())
      guard found.updateValue(evidence, forKey: key) == nil else {
        throw rows.fault("the row has a line already")
      }
    }
    return found
  }
}
