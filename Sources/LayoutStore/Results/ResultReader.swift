import Diagnostics
import LayoutModel

/// Reads layouts from the tables.
struct ResultReader {
  /// The document, which has the names and kinds of views.
  let document: LayoutDocument
  let connection: SQLiteConnection

  func layouts(
    of revision: StoredRevision, in environment: LayoutEnvironment, engine: String
  ) throws -> [ResolvedLayout] {
    let rows = try connection.statement(
      """
      SELECT r.id, s.scene, r.status FROM resolvedScene s
      JOIN layoutResult r ON r.scene = s.id
      JOIN environment n ON n.id = r.environment
      WHERE s.revisionKey = ? AND n.key = ? AND s.engine = ? AND s.edits = ?
      ORDER BY r.id
      """)
    rows.bind(revision.key, at: 1)
    rows.bind(environment.canonicalKey, at: 2)
    rows.bind(engine, at: 3)
    rows.bind(revision.edits, at: 4)
    var result: [ResolvedLayout] = []
    try rows.forEachRow {
      let id = rows.integer(0)
      result.append(
        ResolvedLayout(
          scene: ObjectID(rows.text(1)), environment: environment,
          status: LayoutStatus(rawValue: rows.text(2)) ?? .unsupported, views: try views(of: id),
          diagnostics: try diagnostics(of: id)))
    }
    return result
  }

  private func views(of result: Int) throws -> [ResolvedView] {
    let rows = try connection.statement(
      """
      SELECT f.position, f.id, \(Schema6.x), \(Schema6.y), \(Schema6.width), \(Schema6.height),
        f.exactX, f.exactY, f.exactWidth, f.exactHeight, f.contentWidth, f.contentHeight,
        f.isHidden, f.isEstimated
      FROM layoutResult r
      JOIN environment n ON n.id = r.environment
      LEFT JOIN placement p ON p.id = r.placement
      \(Schema6.arranged)
      WHERE r.id = ? ORDER BY f.position
      """)
    rows.bind(result, at: 1)
    var views: [ResolvedView] = []
    try rows.forEachRow {
      let index = rows.integer(0)
      let known = document.views.indices.contains(index) ? document.views[index] : nil
      let id = rows.text(1)
      let frame = Rect(
        x: rows.real(2), y: rows.real(3), width: rows.real(4), height: rows.real(5))
      let exact = Rect(
        x: rows.optionalReal(6) ?? frame.x, y: rows.optionalReal(7) ?? frame.y,
        width: rows.optionalReal(8) ?? frame.width, height: rows.optionalReal(9) ?? frame.height)
      views.append(
        ResolvedView(
          id: ObjectID(id), name: known?.name ?? id, kind: known?.kind ?? .view, index: index,
          frame: frame, unsnapped: exact,
          contentSize: rows.isNull(10)
            ? nil : Size(width: rows.real(10), height: rows.real(11)),
          isHidden: rows.flag(12), isEstimated: rows.flag(13)))
    }
    return views
  }

  private func diagnostics(of result: Int) throws -> [Diagnostic] {
    let rows = try connection.statement(
      """
      SELECT g.code, g.severity, g.message, g.hint, g.objects
      FROM layoutResult r
      JOIN resultDiagnostic l ON l.result = r.id
      JOIN sceneDiagnostic g ON g.scene = r.scene AND g.number = l.diagnostic
      WHERE r.id = ? ORDER BY l.position
      """)
    rows.bind(result, at: 1)
    var diagnostics: [Diagnostic] = []
    try rows.forEachRow {
      let statement = Diagnostic.Statement(
        Diagnostic.Code(rawValue: rows.text(0)),
        Diagnostic.Severity(rawValue: rows.text(1)) ?? .error, rows.text(2),
        hint: rows.optionalText(3), objects: try objects(in: rows.text(4)))
      diagnostics.append(Diagnostic(StatedFault(statement)))
    }
    return diagnostics
  }

  /// The ids in a JSON array.
  private func objects(in json: String) throws -> [String] {
    let rows = try connection.statement("SELECT value FROM json_each(?) ORDER BY key")
    rows.bind(json, at: 1)
    var objects: [String] = []
    try rows.forEachRow { objects.append(rows.text(0)) }
    return objects
  }
}
