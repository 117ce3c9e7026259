import LayoutModel

/// Writes what layouts say: a row for each text that is new in its scene, and for each result the numbers of its own.
struct DiagnosticWriter {
  private let text: SQLiteCommand
  private let link: SQLiteCommand

  init(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    text = try connection.statement(
      """
      INSERT INTO sceneDiagnostic (
        scene, number, code, severity, message, hint, rule, objects)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    link = try connection.statement(
      "INSERT INTO resultDiagnostic (result, position, diagnostic) VALUES (?, ?, ?)")
  }

  /// - Parameters:
  ///   - result: the key of the layout's row.
  ///   - scene: the key of its scene.
  ///   - rows: what results of the scene share.
  func write(
    _ new: NewResult, result: Int, scene: Int, rows: inout SharedRows
  ) throws(SQLiteFailure) {
    for (position, fault) in new.layout.diagnostics.enumerated() {
      let diagnostic = StoredDiagnostic(fault, rule: new.rules[position])
      let (number, isNew) = rows.number(of: diagnostic)
      if isNew {
        text.bind(scene, at: 1)
        text.bind(number, at: 2)
        text.bind(diagnostic.code, at: 3)
        text.bind(diagnostic.severity, at: 4)
        text.bind(diagnostic.message, at: 5)
        text.bind(diagnostic.hint, at: 6)
        text.bind(diagnostic.rule, at: 7)
        text.bind(diagnostic.objects, at: 8)
        try text.run()
      }
      link.bind(result, at: 1)
      link.bind(position, at: 2)
      link.bind(number, at: 3)
      try link.run()
    }
  }
}
