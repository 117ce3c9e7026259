/// How well a row is supported by documents.
package struct RuleEvidence: Hashable, Sendable {
  /// Views whose recorded frame is the one that the row gives.
  package var supporting: Int
  /// Views whose recorded frame asks for another value.
  package var contradicting: Int
  /// Documents and repositories of the supporting ones.
  package var documents: Int
  package var repositories: Int

  package init(supporting: Int, contradicting: Int, documents: Int, repositories: Int) {
    self.supporting = supporting
    self.contradicting = contradicting
    self.documents = documents
    self.repositories = repositories
  }

  /// Three documents of two repositories, and 95 of 100 views.
  var isEnough: Bool {
    documents >= 3 && repositories >= 2
      && supporting * 100 >= (supporting + contradicting) * 95
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

extension Rule {
  /// What was counted for a row; `nil` where nothing was.
  package func evidence(of row: RuleRow) -> RuleEvidence? {
    EvidenceTable.counted[EvidenceTable.key(self, row)]
  }

  package func status(of row: RuleRow) -> RuleStatus {
    if row.source != nil { return .known }
    return evidence(of: row)?.isEnough == true ? .established : .provisional
  }
}
