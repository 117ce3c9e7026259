import Diagnostics
import Foundation
package import HostAccess
import LayoutModel
import LayoutStore
package import LayoutWorkbench
import ProjectFolders

/// Runs a team's SQL rules over the public views of all checked documents.
///
/// The documents are imported into a store that exists only during the run. Queries can't write, and end at their
/// time limit.
package struct SQLRuleRun {
  package let rules: [SQLRule]
  /// The name of the configuration, for messages about a rule that fails.
  package let configuration: String

  package init(rules: [SQLRule], configuration: String) {
    self.rules = rules
    self.configuration = configuration
  }

  /// A row that the query of a rule returned.
  package struct Row: Sendable {
    package var rule: SQLRule
    /// The id of the object; empty if the row has none.
    package var object: String
    package var message: String

    package init(rule: SQLRule, object: String, message: String) {
      self.rule = rule
      self.object = object
      self.message = message
    }
  }

  /// The rows of all rules, by the shown names of documents.
  ///
  /// - Throws: ``DocumentFailure/documents(_:)`` with the name of the rule that fails.
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
          // The rule 'unreadable' reports it.
          continue
        }
      }
      var result: [String: [Row]] = [:]
      for rule in rules {
        for (document, row) in try rows(of: rule, in: store) {
          guard names.contains(document) else {
            throw failure(rule, .otherDocument(document.onOneLine))
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
          guard let document = texts["document"] else { throw FailingRule.Reason.noDocument }
          let message = texts.sorted { $0.key < $1.key }.reduce(rule.message) {
            $0.replacing("{\($1.key)}", with: $1.value)
          }
          result.append(
            (document, Row(rule: rule, object: texts["id"] ?? "", message: message)))
        })
    } catch FailingRule.Reason.noDocument {
      throw failure(rule, .noDocument)
    } catch let error as StoreError {
      throw failure(rule, .store(error.description, hint: error.hint))
    }
    if !columns.contains("document") { throw failure(rule, .noDocument) }
    return result
  }

  private func failure(_ rule: SQLRule, _ reason: FailingRule.Reason) -> DocumentFailure {
    .documents([
      Diagnostic(
        FailingRule(rule: rule.name, reason: reason), at: rule.location, file: configuration)
    ])
  }
}

/// A rule in SQL that can't run.
private struct FailingRule: DiagnosticFault {
  var rule: String
  var reason: Reason

  enum Reason: Error, Hashable {
    /// The rows have no column for it.
    case noDocument
    /// A row names a document that is not checked.
    case otherDocument(String)
    /// What the store says.
    case store(String, hint: String?)
  }

  var statement: Diagnostic.Statement {
    let (message, hint): (String, String?) =
      switch reason {
      case .noDocument: ("its query has no column 'document'", "also 'id' names the object")
      case .otherDocument(let name):
        (
          "its row names the document '\(name)', which is not checked",
          "take the column 'document' of a view such as 'views'"
        )
      case .store(let message, let hint): (message, hint)
      }
    return .init(
      .invalidConfiguration, .error, "the rule '\(rule)' fails: \(message)", hint: hint)
  }
}

extension CheckRule {
  /// A rule of the team, in the form of a built-in one.
  package init(_ rule: SQLRule) {
    self.init(
      id: rule.name, title: rule.name, severity: rule.severity, summary: rule.message, source: .run)
  }
}

extension StoreValue {
  /// The value as a sentence shows it.
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
