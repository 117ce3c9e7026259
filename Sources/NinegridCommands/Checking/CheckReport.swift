/// What checking one document has found.
struct CheckReport: Sendable {
  var findings: [CheckFinding] = []
  /// Findings that were left out because they are not certain.
  var uncertainCount = 0
  /// Views in place that Interface Builder has marked.
  var outdatedMarkCount = 0
  /// Findings that were left out because a baseline holds them.
  var knownCount = 0
  var isUnsupported = false
}
