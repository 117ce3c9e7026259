import Diagnostics
import Foundation
package import HostAccess
import LayoutModel
import LayoutStore
package import LayoutWorkbench
import ProjectFolders

/// Runs a team's SQL rules over the public views of all checked documents.
///
/// The documents go into a store that lives as long as the run; queries can't write, and end at their time limit.
package struct SQLRuleRun {
  package let rules: [SQLRule]
  /// Who is told of a rule that fails: the configuration.
  package let configuration: String

  package init(rules: [SQLRule], configuration: String) {
    self.rules = rules
    self.configuration = configuration
  }

  /// A row of a rule.
  package struct Row: Sendable {
    package var rule: SQLRule
    /// The id of the object; empty where the row has none.
    package var object: String
    package var message: String

    package init(rule: SQLRule, object: String, message: String) {
      self.rule = rule
      self.object = object
      self.message = message
    }
  }

  /// The rows of a rule, by the shown names of documents.
  ///
  /// - Throws: ``DocumentFailure/documents(_:)`` naming the rule that fails.
  package func rows(
    of references: [DocumentReference], _ loader: DocumentLoader, in context: CommandContext
  ) throws -> [String: [Row]] {
    try PassingStore.with { store in
      let names = Set(references.map(\.shownName))
      for reference in references {
        do {
          let loaded = try loader.load(reference)
          try store.importDocument(
            loaded.tree, name: reference.shownName, time: context.timestamp)
        } catch DocumentFailure.documents {
          // 'unreadable' tells of it.
          continue
        }
      }
      var result: [String: [Row]] = [:]
      for rule in rules {
        for (document, row) in try rows(of: rule, in: store) {
          guard names.contains(document) else {
            throw failure(
              rule, "its row names the document '\(document.onOneLine)', which is not checked",
              "take the column 'document' of a view such as 'views'")
          }
          result[document, default: []].append(row)
        }
      }
      return result
    }
  }

  private func rows(of rule: SQLRule, in store: DocumentStore) throws -> [(String, Row)] {
    var columns: [String] = []
    var result: [(String, Row)] = []
    do {
      try store.query(
        rule.query, timeLimit: rule.timeLimit, columns: { columns = $0 },
        row: { values in
          var texts: [String: String] = [:]
          for (name, value) in zip(columns, values) { texts[name] = value.shownText }
          guard let document = texts["document"] else { throw RuleFault.noDocument }
          let message = texts.sorted { $0.key < $1.key }.reduce(rule.message) {
            $0.replacing("{\($1.key)}", with: $1.value)
          }
          result.append(
            (document, Row(rule: rule, object: texts["id"] ?? "", message: message)))
        })
    } catch RuleFault.noDocument {
      throw failure(rule, "its query has no column 'document'", "also 'id' names the object")
    } catch let error as StoreError {
      throw failure(rule, error.description, error.hint)
    }
    if !columns.contains("document") {
      throw failure(rule, "its query has no column 'document'", "also 'id' names the object")
    }
    return result
  }

  private enum RuleFault: Error { case noDocument }

  private func failure(_ rule: SQLRule, _ reason: String, _ hint: String?) -> DocumentFailure {
    .documents([
      Diagnostic(
        .invalidConfiguration, .error, "the rule '\(rule.name)' fails: \(reason)", hint: hint,
        file: configuration, at: rule.location)
    ])
  }
}

extension CheckRule {
  /// A rule of one's own, as findings name it.
  package init(_ rule: SQLRule) {
    self.init(
      id: rule.name, title: rule.name, severity: rule.severity, summary: rule.message, source: .run)
  }
}

extension StoreValue {
  /// As a sentence says it.
  fileprivate var shownText: String {
    switch self {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number): NumberText.shortest(number)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }
}
