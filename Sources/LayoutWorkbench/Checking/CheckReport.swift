/// What checking one document has found.
package struct CheckReport: Sendable {
  package var findings: [CheckFinding] = []
  /// Findings that were left out because they are not certain.
  package var uncertainCount = 0
  /// Views that Interface Builder has marked, although they are in place.
  package var outdatedMarkCount = 0
  /// Findings that were left out because a baseline holds them.
  package var knownCount = 0
  package var isUnsupported = false
  /// Findings that were left out because an older revision has them, and the name of that revision.
  package var knownOfRevision = 0
  package var revision = ""

  package init(
    findings: [CheckFinding] = [],
    uncertainCount: Int = 0,
    outdatedMarkCount: Int = 0,
    knownCount: Int = 0,
    isUnsupported: Bool = false
  ) {
    self.findings = findings
    self.uncertainCount = uncertainCount
    self.outdatedMarkCount = outdatedMarkCount
    self.knownCount = knownCount
    self.isUnsupported = isUnsupported
  }
}
