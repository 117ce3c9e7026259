/// How well a row is supported by documents.
package struct RuleEvidence: Hashable, Sendable {
  /// Views whose recorded frame is the one that the row gives.
  package var supporting: Int
  /// Views whose recorded frame asks for another value.
  package var contradicting: Int
  /// Documents and repositories of the supporting ones.
  package var documents: Int
  package var repositories: Int
  /// How many of 100 views that say something about the row at least support it if any one
  /// repository is left out; `nil` if this was not counted.
  package var leastShare: Int?

  package init(
    supporting: Int, contradicting: Int, documents: Int, repositories: Int,
    leastShare: Int? = nil
  ) {
    self.supporting = supporting
    self.contradicting = contradicting
    self.documents = documents
    self.repositories = repositories
    self.leastShare = leastShare
  }

  /// Whether the evidence establishes a rule. It needs three documents from two repositories, and 95 of 100
  /// views that support the rule. If any one repository is left out, 90 of 100 views must still support it.
  package var isEnough: Bool {
    documents >= 3 && repositories >= 2 && leastShare ?? 100 >= 90
      && supporting * 100 >= (supporting + contradicting) * 95
  }
}

extension Rule {
  /// What was counted for a row; `nil` where nothing was.
  package func evidence(of row: RuleRow) -> RuleEvidence? {
    EvidenceTable.counted[EvidenceTable.key(self, row)]
  }

  package func status(of row: RuleRow) -> RuleStatus { status(of: row, evidence(of: row)) }

  package func status(of row: RuleRow, _ evidence: RuleEvidence?) -> RuleStatus {
    if row.source != nil, !row.isHearsay { return .known }
    return evidence?.isEnough == true ? .established : .provisional
  }
}

/// How sure a row is.
package enum RuleStatus: String, Hashable, Sendable, CaseIterable {
  /// Apple says so.
  case known
  /// At least three documents of two repositories and 95 % of the views say so.
  case established
  /// Less does; used only where nothing established speaks.
  case provisional
}
