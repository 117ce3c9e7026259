import Diagnostics
import DocumentAccess
import LayoutModel
package import LayoutPreview
import LayoutWorkbench

/// The findings of `check` in the new version of a document that the old version does not have.
///
/// Two findings are the same if their rule and object are, as in a baseline. Their lines and
/// devices may differ.
package struct NewFindings {
  private var byScene: [String: [ReportPage.Finding]] = [:]

  package init(_ reviewer: DocumentReviewer) throws {
    let check = DocumentCheck(
      rules: CheckRule.usual, requests: reviewer.requests,
      localization: reviewer.localization, listsNotes: false, listsUncertain: false)
    let before = try check.report(
      on: reviewer.old, scenes: Array(reviewer.old.document.scenes.indices))
    let after = try check.report(
      on: reviewer.new, scenes: Array(reviewer.new.document.scenes.indices))
    let known = CheckBaseline.grouped(before.findings, of: "")
    let found = CheckBaseline.grouped(after.findings, of: "")
    for finding in after.findings {
      let key = CheckBaseline.Key(finding, in: "")
      guard found[key, default: 0] > known[key, default: 0] else { continue }
      byScene[finding.scene.text, default: []].append(
        ReportPage.Finding(
          severity: finding.severity.rawValue, rule: finding.rule.id,
          message: finding.sentence(ofEnvironments: reviewer.requests.count), hint: finding.hint,
          place: finding.location.map {
            "\(reviewer.pair.name):\($0.line):\($0.column)"
          }, objects: finding.objects))
    }
  }

  package func ofScene(_ id: String) -> [ReportPage.Finding] { byScene[id] ?? [] }

  /// The findings in other scenes than these.
  package func ofDocument(except scenes: Set<String>) -> [ReportPage.Finding] {
    byScene.keys.sorted().filter { !scenes.contains($0) }.flatMap { byScene[$0] ?? [] }
  }
}
