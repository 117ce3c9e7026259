import ElementTree
package import LayoutModel

/// The properties of a document in words, each with the version that set it.
package struct AttributionReport: Sendable {
  package var rows: [Row] = []

  package struct Row: Sendable, Hashable {
    /// The root object of the scene; `nil` for the document itself.
    package var scene: String?
    package var id: String
    /// The name of the object's element in Interface Builder.
    package var kind: String
    /// The path of the property; `nil` for the object as a whole.
    package var path: String?
    package var cell: String?
    /// The value of the property; `nil` for the object as a whole.
    package var value: String?
    package var version: Int
    /// The property and value in words: `constant 12`, `label 'abc' (Title)`.
    package var sentence: String
  }

  /// - Parameter includesNoise: whether to include properties that have no effect on the layout.
  package init(_ attribution: Attribution, of document: LayoutDocument, includesNoise: Bool) {
    let side = DocumentSide(document)
    var scenes: [ObjectID: String?] = [:]
    for row in attribution.rows(of: document) where includesNoise || !row.isNoise {
      let id = row.object
      let kind = side.table[id]?.shell.name ?? ""
      let scene = scenes[id] ?? side.scene(of: id)?.id.text
      scenes[id] = .some(scene)
      if row.isWhole {
        let equation = side.equation(id).map { ": \($0.text)" } ?? ""
        rows.append(
          Row(
            scene: scene, id: id.text, kind: kind, path: nil, cell: nil, value: nil,
            version: row.version, sentence: side.describe(id) + equation))
      } else {
        let value = ValueDescription.value(row.value)
        let label = SentenceWriter.label(of: row.path)
        let cell = row.path.cell.map { "\($0): " } ?? ""
        rows.append(
          Row(
            scene: scene, id: id.text, kind: kind, path: row.path.text,
            cell: row.path.cell?.description, value: value, version: row.version,
            sentence: "\(cell)\(label) \(value)"))
      }
    }
  }
}
