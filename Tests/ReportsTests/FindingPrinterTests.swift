import Diagnostics
import ElementTree
import Foundation
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports
import TestSupport
import Testing

/// Findings in each format of `check`, made from values alone.
@Suite struct FindingPrinterTests {
  private struct Fault: DiagnosticFault {
    var statement: Diagnostic.Statement
  }

  /// A finding whose words contain what the formats have to escape.
  private func finding(
    _ id: String, _ severity: Diagnostic.Severity, _ message: String,
    at location: Diagnostics.SourceLocation?
  ) throws -> CheckFinding {
    let rule = try #require(CheckRule.all.first { $0.id == id })
    return CheckFinding(
      rule: rule, severity: severity, scene: "vcA-00-001", object: "bxL-00-001", name: "Left <Box>",
      kind: "view", isCertain: true, isMarked: false,
      fault: Fault(
        statement: .init(
          Diagnostic.Code(rawValue: id), severity, message, hint: "try \"this\" & that",
          objects: ["bxL-00-001"])),
      location: location, objects: ["bxL-00-001"], environments: [])
  }

  /// What a format prints of two documents, one with a warning and a note, the other without findings, and of an argument
  /// that could not be checked.
  private func output(_ format: CheckFormat) throws -> String {
    let sink = MemorySink()
    let context = CommandContext(
      workingDirectory: "/projects", environment: [:], standardOutput: sink,
      standardError: MemorySink(), readStandardInput: { [] })
    let findings = [
      try finding(
        "misplaced", .warning, "'bxL-00-001' (50%, ::error::\n<Box>) is off, by 14 points",
        at: Diagnostics.SourceLocation(line: 13, column: 5)),
      try finding("design-size", .note, "a note | with a bar", at: nil),
    ]
    var printer = try format.printer(context)
    var summary = CheckSummary()
    let names = ["App/a,b: 1.storyboard", "Clean.xib"]
    for (name, findings) in zip(names, [findings, []]) {
      let document = CheckedDocument(
        .file(FoundFile(path: "/projects/\(name)", name: name)), environmentCount: 1, in: context)
      try printer.begin(document)
      for finding in findings { try printer.add(finding, of: document) }
      summary.add(CheckReport(findings: findings))
    }
    try printer.add(
      CheckFailure(CommandFailure.notAFile(path: "pipe"), path: "pipe"))
    try printer.finish(summary, isComplete: false)
    return sink.text
  }

  @Test(arguments: [
    "text", "json", "jsonl", "csv", "xcode", "github", "junit", "checkstyle", "codeclimate",
    "gitlab", "markdown",
  ])
  func `a format says what was found and what was not checked`(name: String) throws {
    let format = try #require(CheckFormat(named: name))
    expectGolden(try output(format), named: "findings.\(name).txt")
  }

  @Test func `a SARIF log has the findings as results and the failure as a notification`() throws {
    let log = try JSONInstance(json: Data(try output(.sarif).utf8))
    let run = try #require(log["runs"]?.array?.first)
    let results = run["results"]?.array ?? []
    #expect(results.map { $0["ruleId"]?.string } == ["misplaced", "design-size"])
    #expect(results.map { $0["level"]?.string } == ["warning", "note"])
    let places = results.map { $0["locations"]?.array?.first?["physicalLocation"] }
    #expect(places[0]?["region"]?["startLine"] == .number(13))
    #expect(
      places.map { $0?["artifactLocation"]?["uri"]?.string } == [
        "App/a%2Cb%3A%201.storyboard", "App/a%2Cb%3A%201.storyboard",
      ])
    let invocation = run["invocations"]?.array?.first
    #expect(invocation?["executionSuccessful"] == .bool(false))
    let told = invocation?["toolExecutionNotifications"]?.array?.first?["message"]?["text"]?.string
    #expect(told == "'pipe' is not a regular file")
  }

  @Test func `no format has a line that a runner of CI takes for a command of the document`() throws
  {
    for format in CheckFormat.all {
      let own = ["::warning ", "::notice ", "::error file=pipe,"]
      for line in try output(format).split(whereSeparator: \.isNewline)
      where line.drop(while: \.isWhitespace).hasPrefix("::") {
        #expect(format == .github && own.contains { line.hasPrefix($0) }, "\(format.name): \(line)")
      }
    }
  }

  @Test func `an output is a format, or a format and a file`() {
    #expect(CheckOutput(argument: "sarif") == CheckOutput(format: .sarif))
    #expect(
      CheckOutput(argument: "junit=a=b.xml") == CheckOutput(format: .junit, path: "a=b.xml"))
    for text in ["", "sarif=", "=a.xml", "SARIF", "nothing"] {
      #expect(CheckOutput(argument: text) == nil, "\(text)")
    }
  }
}
