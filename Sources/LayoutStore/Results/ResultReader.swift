import Diagnostics
import LayoutModel

/// Reads layouts back.
struct ResultReader {
  /// Knows the names and kinds of views.
  let document: LayoutDocument
  let connection: SQLiteConnection

  func layouts(
    of revision: StoredRevision, in environment: LayoutEnvironment, engine: String
  ) throws -> [ResolvedLayout] {
    let rows = try connection.statement(
      """
      SELECT r.id, r.scene, r.status FROM layoutResult r
      JOIN environment n ON n.id = r.environment
      WHERE r.revisionKey = ? AND n.key = ? AND r.engine = ? AND r.edits = ?
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
      SELECT position, id, x, y, width, height, exactX, exactY, exactWidth, exactHeight,
        contentWidth, contentHeight, isHidden, isEstimated
      FROM frame WHERE result = ? ORDER BY position
      """)
    rows.bind(result, at: 1)
    var views: [ResolvedView] = []
    try rows.forEachRow {
      let index = rows.integer(0)
      let known = document.views.indices.contains(index) ? document.views[index] : nil
      let id = rows.text(1)
      let frame = rows.rect(from: 2)
      views.append(
        ResolvedView(
          id: ObjectID(id), name: known?.name ?? id, kind: known?.kind ?? .view, index: index,
          frame: frame, unsnapped: rows.isNull(6) ? frame : rows.rect(from: 6),
          contentSize: rows.isNull(10)
            ? nil : Size(width: rows.real(10), height: rows.real(11)),
          isHidden: rows.flag(12), isEstimated: rows.flag(13)))
    }
    return views
  }

  private func diagnostics(of result: Int) throws -> [Diagnostic] {
    let rows = try connection.statement(
      """
      SELECT position, code, severity, message, hint FROM resultDiagnostic
      WHERE result = ? ORDER BY position
      """)
    rows.bind(result, at: 1)
    var diagnostics: [Diagnostic] = []
    try rows.forEachRow {
      let statement = Diagnostic.Statement(
        Diagnostic.Code(rawValue: rows.text(1)),
        Diagnostic.Severity(rawValue: rows.text(2)) ?? .error, rows.text(3),
        hint: rows.optionalText(4), objects: try objects(of: result, position: rows.integer(0)))
      diagnostics.append(Diagnostic(StatedFault(statement)))
    }
    return diagnostics
  }

  private func objects(of result: Int, position: Int) throws -> [String] {
    let rows = try connection.statement(
      """
      SELECT o.value FROM resultDiagnostic d, json_each(d.objects) o
      WHERE d.result = ? AND d.position = ? ORDER BY o.key
      """)
    rows.bind(result, at: 1)
    rows.bind(position, at: 2)
    var objects: [String] = []
    try rows.forEachRow { objects.append(rows.text(0)) }
    return objects
  }
}

extension SQLiteCommand {
  fileprivate func rect(from column: Int32) -> Rect {
    Rect(
      x: real(column), y: real(column + 1), width: real(column + 2), height: real(column + 3))
  }
}
