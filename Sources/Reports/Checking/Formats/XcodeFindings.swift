import Diagnostics
package import HostAccess
package import LayoutWorkbench
import PlainText

/// Findings as lines like those of compilers, with absolute paths, so that Xcode shows them beside
/// the file.
///
///     /App/Main.storyboard:41:25: warning: 'kXe' (Title) is at … (misplaced)
///
/// - Source: the form that run-script phases of Xcode understand; SwiftLint puts the rule in parentheses.
package struct XcodeFindings: FindingPrinter {
  package let context: CommandContext

  package init(context: CommandContext) {
    self.context = context
  }

  package func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let place = finding.location.map { "\($0.line):\($0.column)" } ?? "1:1"
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    let hint = finding.hint.map { "; \($0)" } ?? ""
    try context.print(
      "\(document.absolutePath):\(place): \(finding.severity.rawValue): \(sentence)\(hint) (\(finding.rule.id))"
    )
  }

  package func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      let place = fault.location.map { "\($0.line):\($0.column)" } ?? "1:1"
      try context.print("\(failure.path):\(place): error: \(fault.message) (not checked)")
    }
  }

  package func finish(_ summary: CheckSummary, isComplete: Bool) throws {}
}

extension CheckedDocument {
  package var absolutePath: String {
    switch reference {
    case .file(let file): file.path
    case .stored(let name, _): name
    case .piped(let document): document.name
    }
  }
}

extension CheckFormat {
  /// The format that Xcode shows beside the file.
  package static let xcode = Self("xcode", isForReview: true) { XcodeFindings(context: $0) }
}
