import Diagnostics
package import HostAccess
import LayoutModel
package import LayoutWorkbench

/// Findings as results of tests. A document is a suite, and each finding is a case that fails. A
/// document without findings is a case that passes.
///
/// - Source: there is no standard. The elements and attributes are those of testmoapp/junitxml,
///   which services read.
package struct JUnitFindings: FindingPrinter {
  package let context: CommandContext
  private var suites: [Suite] = []

  private struct Suite {
    var path: String
    var cases: [String] = []
    var failures = 0
    var errors = 0
  }

  package init(context: CommandContext) { self.context = context }

  package mutating func begin(_ document: CheckedDocument) throws {
    suites.append(Suite(path: document.path))
  }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    let object = finding.object.text
    let name = object.isEmpty ? finding.rule.id : "\(finding.rule.id) \(object)"
    let place = finding.location.map { " line=\"\($0.line)\"" } ?? ""
    let path = MarkupText.escaped(document.path)
    let text = MarkupText.escaped(sentence + (finding.hint.map { "; \($0)" } ?? ""))
    let start =
      "    <testcase name=\"\(MarkupText.escaped(name))\" classname=\"\(path)\" file=\"\(path)\"\(place)"
    let index = suites.count - 1
    if finding.severity == .note {
      suites[index].cases.append("\(start)><system-out>\(text)</system-out></testcase>")
    } else {
      suites[index].failures += 1
      suites[index].cases.append(
        "\(start)><failure message=\"\(text)\" type=\"\(finding.severity.rawValue)\"/></testcase>")
    }
  }

  package mutating func add(_ failure: CheckFailure) throws {
    var suite = Suite(path: failure.path)
    for fault in failure.faults {
      suite.errors += 1
      suite.cases.append(
        "    <testcase name=\"not checked\" classname=\"\(MarkupText.escaped(failure.path))\"><error"
          + " message=\"\(MarkupText.escaped(fault.message))\"/></testcase>")
    }
    suites.append(suite)
  }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    for index in suites.indices where suites[index].cases.isEmpty {
      let path = MarkupText.escaped(suites[index].path)
      suites[index].cases.append(
        "    <testcase name=\"no findings\" classname=\"\(path)\" file=\"\(path)\"/>")
    }
    func total(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
    try context.printData("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    try context.printData(
      "<testsuites name=\"ninegrid check\" tests=\"\(total { $0.cases.count })\""
        + " failures=\"\(total(\.failures))\" errors=\"\(total(\.errors))\">")
    for suite in suites {
      try context.printData(
        "  <testsuite name=\"\(MarkupText.escaped(suite.path))\" tests=\"\(suite.cases.count)\""
          + " failures=\"\(suite.failures)\" errors=\"\(suite.errors)\">")
      for line in suite.cases { try context.printData(line.withMarkedRunnerCommands) }
      try context.printData("  </testsuite>")
    }
    try context.printData("</testsuites>")
  }
}

extension CheckFormat {
  package static let junit = Self("junit", isForReview: true) { JUnitFindings(context: $0) }
}
