import Diagnostics
package import LayoutWorkbench

/// Writes findings as one table for each document, within the size limit of a comment.
package struct MarkdownPage {
  private var documents: [(path: String, rows: [String])] = []
  private var counts: [(rule: CheckRule, count: Int)] = []

  package init() {}

  /// - Source: GitHub accepts comments of up to 65,536 characters.
  package static let mostCharacters = 60_000

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) {
    if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
      counts[index].count += 1
    } else {
      counts.append((finding.rule, 1))
    }
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    let hint = finding.hint.map { "<br>" + MarkupText.markdown($0) } ?? ""
    add(
      "| \(finding.location.map { "\($0.line)" } ?? "") | \(finding.severity.rawValue) |"
        + " \(MarkupText.markdown(finding.rule.id)) | \(MarkupText.markdown(sentence))\(hint) |",
      to: document.path)
  }

  package mutating func add(_ failure: CheckFailure) {
    for fault in failure.faults {
      add(
        "| \(fault.location.map { "\($0.line)" } ?? "") | error | not checked |"
          + " \(MarkupText.markdown(fault.message)) |", to: failure.path)
    }
  }

  private mutating func add(_ row: String, to path: String) {
    if documents.last?.path != path { documents.append((path, [])) }
    documents[documents.count - 1].rows.append(row)
  }

  package func lines(_ summary: CheckSummary) -> [String] {
    var result = ["### ninegrid check", "", MarkupText.markdown(summary.text), ""]
    if counts.count > 1 {
      result += ["| Rule | Findings | Means |", "|---|---:|---|"]
      result += counts.sorted { $0.rule.id < $1.rule.id }.map {
        "| \(MarkupText.markdown($0.rule.id)) | \($0.count) | \(MarkupText.markdown($0.rule.summary)) |"
      }
      result.append("")
    }
    var length = result.reduce(0) { $0 + $1.count + 1 }
    var left = documents.reduce(0) { $0 + $1.rows.count }
    for document in documents {
      var table = ["#### \(MarkupText.markdown(document.path))", ""]
      table += ["| Line | Severity | Rule | Finding |", "|---:|---|---|---|"]
      for row in document.rows {
        let size = table.reduce(0) { $0 + $1.count + 1 }
        if length + size + row.count > Self.mostCharacters {
          result.append("… and \(left) more")
          return result
        }
        table.append(row)
        left -= 1
      }
      length += table.reduce(0) { $0 + $1.count + 1 }
      result += table + [""]
    }
    return result
  }
}
