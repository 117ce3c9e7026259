/// A ready query over the public views. Its statement has the parameter `documents`, a JSON array
/// of names, or NULL for all. The statement of ``unused`` also has `automatic`: whether guides
/// count that Xcode adds by itself.
package enum NamedQuery: String, CaseIterable, Sendable {
  case cells, overrides, unused, duplicates

  /// The result of the query, in one line.
  package var summary: String {
    switch self {
    case .cells: "what each cell of the grid says: installations, constants, and changed attributes"
    case .overrides: "what each cell overrides, and what holds without it"
    case .unused:
      "images, fonts, guides, constraints, views, masks and scenes that nothing uses"
    case .duplicates: "constraints that say the same in the same class, and ids that are used twice"
    }
  }

  /// The statement; see Schemas/store.md for its columns.
  package var sql: String {
    switch self {
    case .cells: Self.cellsSQL
    case .overrides: Self.overridesSQL
    case .unused: Self.unusedSQL
    case .duplicates: Self.duplicatesSQL
    }
  }

  /// A condition: the row's document is among the requested ones.
  static func isAsked(_ column: String) -> String {
    "(:documents IS NULL OR \(column) IN (SELECT value FROM json_each(:documents)))"
  }
}

extension DocumentStore {
  /// Runs a ready query.
  ///
  /// - Parameters:
  ///   - documents: names of documents; `nil` for all.
  ///   - automatic: whether guides that Xcode adds by itself count as unused.
  package func run(
    _ query: NamedQuery, documents: [String]? = nil, automatic: Bool = false,
    columns: ([String]) throws -> Void = { _ in },
    row: ([StoreValue]) throws -> Void
  ) throws {
    try self.query(
      query.sql,
      parameters: [
        "documents": documents.map { .text($0.jsonArray) } ?? .null,
        "automatic": .integer(automatic ? 1 : 0),
      ],
      columns: columns, row: row)
  }
}

extension [String] {
  /// A JSON array of texts.
  var jsonArray: String {
    "[" + map(\.jsonText).joined(separator: ",") + "]"
  }
}

extension String {
  fileprivate var jsonText: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
