import Diagnostics

/// The totals of a run.
package struct CheckSummary {
  private var counts: [String: Int] = [:]
  package private(set) var documentCount = 0
  private var affectedCount = 0
  private var affectsConfiguration = false
  private var unsupportedCount = 0
  private var uncertainCount = 0
  private var outdatedMarkCount = 0
  private var knownCount = 0
  private var knownOfRevision = 0
  private var revision = ""
  /// Findings that are more severe than notes.
  package private(set) var failureCount = 0
  package private(set) var errorCount = 0
  /// Findings for which `--fix` has a repair to try, apart from notes.
  package private(set) var fixableCount = 0

  package init() {}

  package var total: Int { counts.values.reduce(0, +) }

  /// Commands that repair what was found.
  package var fixes: [String] { CheckRule.all.filter { counts[$0.id] != nil }.compactMap(\.fix) }

  /// - Parameter isDocument: `false` for the report on the configuration.
  package mutating func add(_ report: CheckReport, isDocument: Bool = true) {
    if isDocument {
      documentCount += 1
      if !report.findings.isEmpty { affectedCount += 1 }
    } else if !report.findings.isEmpty {
      affectsConfiguration = true
    }
    if report.isUnsupported { unsupportedCount += 1 }
    uncertainCount += report.uncertainCount
    outdatedMarkCount += report.outdatedMarkCount
    knownCount += report.knownCount
    knownOfRevision += report.knownOfRevision
    if !report.revision.isEmpty { revision = report.revision }
    failureCount += report.findings.count { $0.severity > .note }
    errorCount += report.findings.count { $0.severity == .error }
    fixableCount += report.findings.count { $0.isFixable && $0.severity > .note }
    for finding in report.findings { counts[finding.rule.id, default: 0] += 1 }
  }

  /// `4 findings in 2 of 14 documents: 1 unsatisfiable, 3 misplaced`, and further facts about the
  /// run.
  package var text: String {
    var text = found
    if fixableCount > 0 { text += "; \(fixableCount) fixable (--fix)" }
    for (count, place) in [(knownCount, "the baseline"), (knownOfRevision, "'\(revision)'")]
    where count > 0 {
      let isNew = total > 0 ? "more " : ""
      text += "; \(count) \(isNew)\(count == 1 ? "is" : "are") in \(place)"
    }
    if unsupportedCount > 0 {
      text += "; \(unsupportedCount) not for iPhone or iPad, not checked"
    }
    if uncertainCount > 0 {
      text +=
        "; \(uncertainCount) more \(uncertainCount == 1 ? "is" : "are") not certain"
        + " (--uncertain lists \(uncertainCount == 1 ? "it" : "them"))"
    }
    if outdatedMarkCount > 0 {
      text +=
        "; \(outdatedMarkCount == 1 ? "1 view that is" : "\(outdatedMarkCount) views that are")"
        + " in place \(outdatedMarkCount == 1 ? "is" : "are") marked as misplaced or ambiguous"
    }
    return text
  }

  private var found: String {
    let documents = documentCount == 1 ? "1 document" : "\(documentCount) documents"
    if total == 0 {
      return "nothing \(knownCount + knownOfRevision > 0 ? "new " : "")found in \(documents)"
    }
    let known = CheckRule.all.map(\.id)
    let others = counts.keys.filter { !known.contains($0) }.sorted()
    let parts = (known + others).compactMap { id in counts[id].map { "\($0) \(id)" } }
    var place = documentCount == 1 ? documents : "\(affectedCount) of \(documents)"
    if affectsConfiguration {
      place = affectedCount == 0 ? "the configuration" : "\(place) and the configuration"
    }
    return "\(total == 1 ? "1 finding" : "\(total) findings") in \(place)"
      + ": \(parts.joined(separator: ", "))"
  }
}
