import Diagnostics
package import HostAccess
import LayoutJSON
import LayoutModel
package import LayoutWorkbench

/// A report of code quality, as Code Climate and GitLab read it.
///
/// - Source: the Code Climate specification; "Code Quality report format" on docs.gitlab.com: `description`,
///   `check_name`, `fingerprint` (unique, and the same while lines move), `severity` (info, minor, major, critical,
///   blocker) and `location` with a path without `./` and a line from 1.
package struct CodeQualityFindings: FindingPrinter {
  package let context: CommandContext
  private var issues: [JSONValue] = []
  private var counts: [String: Int] = [:]

  package init(context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    add(
      finding.rule.id, sentence + (finding.hint.map { "; \($0)" } ?? ""), severity,
      finding.object.text, document.path, finding.location)
  }

  package mutating func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      add(
        fault.code?.rawValue ?? "not-checked", fault.message, "critical", "", failure.path,
        fault.location)
    }
  }

  private mutating func add(
    _ rule: String, _ message: String, _ severity: String, _ object: String, _ path: String,
    _ location: SourceLocation?
  ) {
    let identity = "\(rule):\(object):\(path)"
    counts[identity, default: 0] += 1
    let fingerprint = sha256(Array("\(identity):\(counts[identity, default: 1])".utf8))
    issues.append([
      "type": "issue", "check_name": .string(rule), "description": .string(message.onOneLine),
      "categories": ["Bug Risk"], "severity": .string(severity),
      "fingerprint": .string(String(fingerprint.prefix(32))),
      "location": [
        "path": .string(path),
        "lines": ["begin": .number(Double(location?.line ?? 1))],
      ],
    ])
  }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    try context.writeJSON(JSONValue.array(issues).prettyBytes)
  }
}

extension CheckFormat {
  package static let codeclimate = Self("codeclimate", isForReview: true) {
    CodeQualityFindings(context: $0)
  }
  package static let gitlab = Self("gitlab", isForReview: true) { CodeQualityFindings(context: $0) }
}
