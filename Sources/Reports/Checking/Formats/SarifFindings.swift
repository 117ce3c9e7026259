import Diagnostics
import Foundation
package import HostAccess
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
import PlainText

/// Findings as one log of the Static Analysis Results Interchange Format, which code scanning
/// reads.
///
/// - Paths are URI references relative to `%SRCROOT%`. This is the root of the repository, as
///   GitHub understands relative references, or the working directory if there is no repository.
///   Its absolute place is left open (3.4.4 allows this), so that a log is the same on every
///   machine; GitHub's own example of all properties does the same. Files elsewhere have `file:`
///   URIs.
/// - Columns count Unicode scalars, hence `columnKind`.
/// - `partialFingerprints` has `ninegridFinding/v1`: rule, object, document, and a number that
///   distinguishes several findings of the same three, with colons between them. It stays the same
///   when lines move. GitHub reads only `primaryLocationLineHash`, and the action `upload-sarif`
///   adds that from the text of the line. It warns about any other value there, so none is written
///   here.
/// - Documents that could not be checked are in `toolExecutionNotifications`. They are not results,
///   because no rule has found them.
/// - All rules are listed in every log, so that logs differ only in results. Rules that only add
///   notes run only if they are named, so they are not `enabled` by default (3.50.2).
///
/// - Source: SARIF 2.1.0 Plus Errata 01 (OASIS, 28 August 2023): 3.11.5 braces in messages are
///   doubled, 3.11.6 `[text](link)` is a link, 3.14 `run`, 3.20 `invocation`, 3.27 `result`,
///   3.27.17 partial fingerprints, 3.5.4.2 their names, 3.58 `notification`; "SARIF support for
///   code scanning" on docs.github.com: the properties that it requires and uses;
///   `src/fingerprints.ts` of github/codeql-action: the fingerprints of `upload-sarif`.
package struct SarifFindings: FindingPrinter {
  package static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  package static let version = "2.1.0"
  private static let base = "%SRCROOT%"
  private static let helpBase = "https://ninegrid.example/schemas/README.md"

  private let context: CommandContext
  private var results: [JSONValue] = []
  private var notifications: [JSONValue] = []
  /// How many findings there are so far, by rule, object and document.
  private var counts: [String: Int] = [:]
  /// Rules of the team that have findings.
  private var others: [CheckRule] = []

  package init(in context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let identity = "\(finding.rule.id):\(finding.object.text):\(document.path)"
    counts[identity, default: 0] += 1
    var result = [
      JSONMember("ruleId", .string(finding.rule.id)),
      JSONMember("ruleIndex", .number(Double(index(of: finding.rule)))),
      JSONMember("level", .string(finding.severity.rawValue)),
      JSONMember(
        "message",
        Self.message(finding.sentence(ofEnvironments: document.environmentCount), finding.hint)),
      JSONMember("locations", [Self.location(finding.location, in: document.path)]),
    ]
    if !finding.related.isEmpty {
      result.append(
        JSONMember(
          "relatedLocations",
          .array(
            finding.related.enumerated().map { number, place in
              var location = Self.location(place.location, in: document.path).members ?? []
              location.insert(JSONMember("id", .number(Double(number + 1))), at: 0)
              location.append(JSONMember("message", Self.message(place.text, nil)))
              return .object(location)
            })))
    }
    result.append(
      JSONMember(
        "partialFingerprints",
        ["ninegridFinding/v1": .string("\(identity):\(counts[identity, default: 1])")]))
    if let replacement = finding.replacement {
      result.append(JSONMember("fixes", [Self.fix(replacement, in: document.path)]))
    }
    result.append(JSONMember("properties", ["fixable": .bool(finding.isFixable)]))
    results.append(.object(result))
  }

  /// - Source: 3.55 `fix`, 3.56 `artifactChange`, 3.57 `replacement`: the end column is behind the region.
  private static func fix(
    _ replacement: CheckFinding.Replacement, in path: String
  ) -> JSONValue {
    let region: JSONValue = [
      "startLine": .number(Double(replacement.lines.lowerBound)), "startColumn": 1,
      "endLine": .number(Double(replacement.lines.upperBound)), "endColumn": 1,
    ]
    var members = [JSONMember("deletedRegion", region)]
    if !replacement.text.isEmpty {
      members.append(JSONMember("insertedContent", ["text": .string(replacement.text)]))
    }
    let artifact = location(nil, in: path).members?.first?.value.members?.first?.value ?? .null
    return [
      "description": ["text": "As 'ninegrid check --fix' does it."],
      "artifactChanges": [
        ["artifactLocation": artifact, "replacements": [.object(members)]]
      ],
    ]
  }

  /// The position of a rule in the log's list of rules.
  private mutating func index(of rule: CheckRule) -> Int {
    if let index = CheckRule.all.firstIndex(of: rule) { return index }
    if let index = others.firstIndex(of: rule) { return CheckRule.all.count + index }
    others.append(rule)
    return CheckRule.all.count + others.count - 1
  }

  package mutating func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      var notification = [
        JSONMember("level", "error"),
        JSONMember("message", Self.message(fault.message, fault.hint)),
        JSONMember("locations", [Self.location(fault.location, in: failure.path)]),
      ]
      if let code = fault.code {
        notification.append(JSONMember("descriptor", ["id": .string(code.rawValue)]))
      }
      notifications.append(.object(notification))
    }
  }

  package func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    let driver: JSONValue = [
      "name": "ninegrid", "version": .string(NinegridVersion.text),
      "rules": .array((CheckRule.all + others).map(Self.rule)),
    ]
    let run: JSONValue = [
      "tool": ["driver": driver],
      "invocations": [
        [
          "executionSuccessful": .bool(isComplete),
          "toolExecutionNotifications": .array(notifications),
        ]
      ],
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
    ]
    let log: JSONValue = [
      "$schema": .string(Self.schema), "version": .string(Self.version), "runs": [run],
    ]
    try context.standardOutput.write(log.prettyBytes)
  }

  private static func rule(_ rule: CheckRule) -> JSONValue {
    let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."
    return [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(summary)],
      "helpUri": .string("\(helpBase)#\(URIReference.text(ofPath: rule.id))"),
      "help": ["text": .string(summary + (rule.fix.map { "\nHint: \($0)." } ?? ""))],
      "defaultConfiguration": rule.severity > .note && !rule.isOptIn
        ? ["level": .string(rule.severity.rawValue)]
        : ["enabled": .bool(false), "level": .string(rule.severity.rawValue)],
    ]
  }

  private static func message(_ sentence: String, _ hint: String?) -> JSONValue {
    // Names of views and files are foreign texts, so they must not act as placeholders or links.
    let text = text(sentence, hint: hint).replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "] (")
    return ["text": .string(text)]
  }

  private static func location(_ location: SourceLocation?, in path: String) -> JSONValue {
    var artifact = [JSONMember("uri", .string(URIReference.text(ofPath: path)))]
    if !path.hasPrefix("/") { artifact.append(JSONMember("uriBaseId", .string(base))) }
    var physical = [JSONMember("artifactLocation", .object(artifact))]
    if let location {
      physical.append(
        JSONMember(
          "region",
          [
            "startLine": .number(Double(location.line)),
            "startColumn": .number(Double(location.column)),
          ]))
    }
    return ["physicalLocation": .object(physical)]
  }
}

extension CheckFormat {
  /// The format for code scanning: one log.
  package static let sarif = Self("sarif", isForReview: true) { SarifFindings(in: $0) }
}
