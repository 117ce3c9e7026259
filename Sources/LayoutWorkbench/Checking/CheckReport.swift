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

  /// The report without older findings. If an object has more findings of a rule than before, all of
  /// them are kept.
  ///
  /// - Parameter revision: the older revision, as the person named it.
  package func without(_ old: CheckReport, of revision: String) -> CheckReport {
    let known = CheckBaseline.grouped(old.findings, of: "")
    let counts = CheckBaseline.grouped(findings, of: "")
    var result = self
    result.findings = findings.filter { finding in
      let key = CheckBaseline.Key(finding, in: "")
      return counts[key, default: 0] > known[key] ?? 0
    }
    result.knownOfRevision += findings.count - result.findings.count
    result.revision = revision
    return result
  }
}
