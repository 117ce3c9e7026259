import Foundation
import LayoutModel

/// What `check` has found in a document, as text to keep and to read again.
package struct KeptOutcome: Codable, Sendable {
  /// What rules have asked about the surroundings.
  package let questions: [SurroundingsQuestion]
  /// A digest of each answer.
  package let answers: [String]
  /// What the file system stated about the sources when they were read; empty where that says nothing.
  package var sourceStamps: String
  private let findings: [KeptFinding]
  private let environments: [KeptEnvironment]
  private let uncertainCount: Int
  private let outdatedMarkCount: Int
  private let isUnsupported: Bool
  private let environmentCount: Int
  /// Positions among the suppressions of the configuration.
  private let neededSuppressions: [Int]
  private let unusedSuppressions: [Int]

  /// - Parameters:
  ///   - answers: digests of the answers to the questions of the outcome.
  ///   - suppressions: those of the configuration.
  /// - Returns: `nil` if the outcome says what is not kept: errors that no rule tells, or environments with texts.
  package init?(
    _ outcome: DocumentOutcome, answers: [String], sourceStamps: String,
    suppressions: [Suppression]
  ) {
    guard outcome.diagnostics.isEmpty else { return nil }
    questions = outcome.questions
    self.answers = answers
    self.sourceStamps = sourceStamps
    var positions: [LayoutEnvironment: Int] = [:]
    var environments: [KeptEnvironment] = []
    var findings: [KeptFinding] = []
    for finding in outcome.report.findings {
      var own: [Int] = []
      for environment in finding.environments {
        if let known = positions[environment] {
          own.append(known)
          continue
        }
        guard let kept = KeptEnvironment(environment) else { return nil }
        positions[environment] = environments.count
        own.append(environments.count)
        environments.append(kept)
      }
      findings.append(KeptFinding(finding, environments: own))
    }
    self.findings = findings
    self.environments = environments
    uncertainCount = outcome.report.uncertainCount
    outdatedMarkCount = outcome.report.outdatedMarkCount
    isUnsupported = outcome.report.isUnsupported
    environmentCount = outcome.environmentCount
    // Those of the document itself are among its findings already.
    neededSuppressions = outcome.neededSuppressions.compactMap { suppressions.firstIndex(of: $0) }
    unusedSuppressions = outcome.unusedSuppressions.compactMap { suppressions.firstIndex(of: $0) }
  }

  /// - Parameter rules: all that may have found something, by their ids.
  /// - Returns: `nil` if it can't be read with these rules.
  package func outcome(
    rules: [CheckRule], among known: [String: CheckRule], suppressions: [Suppression]
  ) -> DocumentOutcome? {
    let read = environments.compactMap(\.environment)
    let found = findings.compactMap { $0.finding(known, in: read) }
    guard read.count == environments.count, found.count == findings.count,
      (neededSuppressions + unusedSuppressions).allSatisfy(suppressions.indices.contains)
    else { return nil }
    return DocumentOutcome(
      report: CheckReport(
        findings: found, uncertainCount: uncertainCount, outdatedMarkCount: outdatedMarkCount,
        isUnsupported: isUnsupported),
      rules: Set(rules.map(\.id)), environmentCount: environmentCount,
      neededSuppressions: neededSuppressions.map { suppressions[$0] },
      unusedSuppressions: unusedSuppressions.map { suppressions[$0] })
  }

  /// The text, the same in every process.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// - Throws: if something else has written the text.
  package init(text: String) throws {
    self = try JSONDecoder().decode(KeptOutcome.self, from: Data(text.utf8))
  }
}
