import Foundation
package import HostAccess
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import PlainText
package import PlatformRules
import ProjectFolders

/// Counts in folders of documents how many views are for and against each row of the rule book.
package struct EvidenceCount {
  /// The votes of each document with its repository, by rule and position of the row.
  private var votes: [RuleTrace.Answer: [(repository: String, count: RuleVotes.Count)]] = [:]

  /// - Parameter folders: folders whose direct subfolders are repositories.
  package init(of rules: [Rule], in folders: [String], _ context: CommandContext) throws {
    let ids = Set(rules.map(\.id))
    for folder in folders {
      let path = context.absolutePath(folder)
      for file in try DocumentFinder(in: path, named: path).found {
        let loaded: LoadedDocument
        do {
          loaded = try readDocument(at: file.path, named: file.name)
        } catch {
          try context.note("\(file.name): left out: \(ErrorSentence(error).message)")
          continue
        }
        let repository = String(
          file.path.dropFirst(path.count).drop { $0 == "/" }.prefix { $0 != "/" })
        let found = RuleVotes(of: loaded.document, .standard, rules: ids)
        for (answer, count) in found.counts {
          votes[answer, default: []].append((repository, count))
        }
      }
    }
  }

  /// The counts for a row; `nil` if no view votes.
  package func evidence(_ rule: Rule, _ row: RuleRow) -> RuleEvidence? {
    let answer = RuleTrace.Answer(rule: rule.id, row: rule.rows.firstIndex(of: row))
    guard let votes = votes[answer] else { return nil }
    let supporting = votes.filter { $0.count.supporting > 0 }
    let total = Self.sum(votes.map(\.count))
    let shares = Set(votes.map(\.repository)).map { repository in
      Self.share(Self.sum(votes.filter { $0.repository != repository }.map(\.count)))
    }
    return RuleEvidence(
      supporting: total.supporting, contradicting: total.contradicting,
      documents: supporting.count, repositories: Set(supporting.map(\.repository)).count,
      leastShare: shares.min() ?? 0)
  }

  private static func sum(_ counts: [RuleVotes.Count]) -> RuleVotes.Count {
    counts.reduce(into: RuleVotes.Count()) {
      $0.supporting += $1.supporting
      $0.contradicting += $1.contradicting
    }
  }

  /// The share in percent, rounded down.
  private static func share(_ count: RuleVotes.Count) -> Int {
    let all = count.supporting + count.contradicting
    return all == 0 ? 0 : count.supporting * 100 / all
  }
}
