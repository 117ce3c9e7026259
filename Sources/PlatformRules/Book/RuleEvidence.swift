/// How well a row is supported by documents.
package struct RuleEvidence: Hashable, Sendable {
  /// The number of views whose recorded frame is the one that the row gives.
  package var supporting: Int
  /// The number of views whose recorded frame needs another value.
  package var contradicting: Int
  /// The numbers of documents and repositories that contain the supporting views.
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
  /// The counts for a row; `nil` if nothing was counted.
  package func evidence(of row: RuleRow) -> RuleEvidence? {
    EvidenceTable.counted[EvidenceTable.key(self, row)]
  }

  package func status(of row: RuleRow) -> RuleStatus { status(of: row, evidence(of: row)) }

  package func status(of row: RuleRow, _ evidence: RuleEvidence?) -> RuleStatus {
    if row.source != nil, !row.isHearsay { return .known }
    return evidence?.isEnough == true ? .established : .provisional
  }
}

/// How certain a row is.
package enum RuleStatus: String, Hashable, Sendable, CaseIterable {
  /// Apple states it.
  case known
  /// At least three documents of two repositories and 95 % of the views support it.
  case established
  /// The support is weaker. The row is used only if no established row matches.
  case provisional
}
