import Foundation
import LayoutModel

/// What `check` has found in a document, as a text that can be stored and read again.
package struct KeptOutcome: Codable, Sendable {
  /// The questions about the surroundings that rules have asked.
  package let questions: [SurroundingsQuestion]
  /// A digest of each answer.
  package let answers: [String]
  /// The times and sizes of the source files when they were read, as the file system stated them; empty if they
  /// prove nothing.
  package var sourceStamps: String
  private let findings: [KeptFinding]
  private let environments: [KeptEnvironment]
  private let uncertainCount: Int
  private let outdatedMarkCount: Int
  private let isUnsupported: Bool
  private let environmentCount: Int
  /// Positions in the list of the configuration's suppressions.
  private let neededSuppressions: [Int]
  private let unusedSuppressions: [Int]

  /// - Parameters:
  ///   - answers: digests of the answers to the questions of the outcome.
  ///   - suppressions: those of the configuration.
  /// - Returns: `nil` if the outcome contains what is not stored: errors that belong to no rule, or environments
  ///   with texts.
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
    // Suppressions of the document itself are among its findings already.
    neededSuppressions = outcome.neededSuppressions.compactMap { suppressions.firstIndex(of: $0) }
    unusedSuppressions = outcome.unusedSuppressions.compactMap { suppressions.firstIndex(of: $0) }
  }

  /// - Parameter rules: all rules that may have found something, by their ids.
  /// - Returns: `nil` if the text can't be read with these rules.
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

  /// The outcome as text: the same in every process.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// - Throws: if something else wrote the text.
  package init(text: String) throws {
    self = try JSONDecoder().decode(KeptOutcome.self, from: Data(text.utf8))
  }
}
