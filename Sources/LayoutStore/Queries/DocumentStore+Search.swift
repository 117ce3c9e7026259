extension DocumentStore {
  /// Views whose name, id, class, kind or text contains a text, in the latest revisions. One
  /// statement searches any number of documents.
  ///
  /// Case does not count, in any alphabet.
  ///
  /// - Parameters:
  ///   - names: the documents to search; `nil` for all.
  ///   - most: the greatest number of views to find.
  package func views(
    containing text: String, in names: [String]? = nil, most: Int
  ) throws -> [FoundView] {
    var result: [FoundView] = []
    let wanted = text.caseFolded
    var parameters: [String: StoreValue] = [
      "most": .integer(Int64(most)), "wanted": .text(wanted),
      "kind": .text("%\(Self.escaped(wanted.replacing(" ", with: "")))%"),
    ]
    if let names { parameters["names"] = .text(names.joined(separator: "\n")) }
    try query(
      Self.search(isNarrowed: names != nil), parameters: parameters, foldsCase: true,
      row: { row in
        guard case .text(let document) = row[0], case .text(let scene) = row[1],
          case .text(let id) = row[2], case .text(let name) = row[3], case .text(let kind) = row[4]
        else { return }
        var shown: String?
        if case .text(let text) = row[5] { shown = text }
        result.append(
          FoundView(
            document: document, scene: scene, id: id, name: name, kind: kind, text: shown))
      })
    return result
  }

  /// A text in which the wildcards of patterns stand for themselves.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
  }

  private static func search(isNarrowed: Bool) -> String {
    func contains(_ column: String) -> String {
      "instr(folded(\(column)), :wanted) > 0"
    }
    let title = """
      (SELECT t.title FROM element i
        JOIN state t ON t.revisionKey = i.revisionKey AND t.element = i.number
        WHERE i.revisionKey = v.revisionKey AND i.parent = v.element AND t.key = 'normal'
        ORDER BY i.position LIMIT 1)
      """
    // A text with several lines is a `<string key="text">`.
    let text = """
      (SELECT c.text FROM element i
        JOIN shape h ON h.id = i.shape AND h.name = 'string'
        JOIN attribute a ON a.revisionKey = i.revisionKey AND a.element = i.number
          AND a.name = 'key' AND a.value = 'text'
        JOIN content c ON c.revisionKey = i.revisionKey AND c.element = i.number
        WHERE i.revisionKey = v.revisionKey AND i.parent = v.element
        ORDER BY i.position LIMIT 1)
      """
    let shown = "coalesce(w.text, w.title, \(title), \(text), w.placeholder)"
    let matches = ["v.name", "v.id", "v.customClass", shown].map(contains)
    // Names of documents are paths, so they contain no line breaks.
    let documents =
      isNarrowed
      ? "AND instr(char(10) || :names || char(10), char(10) || v.document || char(10))" : ""
    return """
      SELECT v.document, v.scene, v.id, v.name, v.kind, \(shown)
      FROM views v
      JOIN view w ON w.revisionKey = v.revisionKey AND w.element = v.element
      WHERE (v.kind LIKE :kind ESCAPE '\\' OR \(matches.joined(separator: " OR "))) \(documents)
      ORDER BY v.document, v.element LIMIT :most
      """
  }
}

/// A view of a document of the store that a search has found.
package struct FoundView: Hashable, Sendable {
  package var document: String
  /// The id of the scene's root object.
  package var scene: String
  package var id: String
  package var name: String
  package var kind: String
  /// The text that people read on it, or on its placeholder.
  package var text: String?
}
