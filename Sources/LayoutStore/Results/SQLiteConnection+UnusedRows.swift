extension SQLiteConnection {
  /// Takes out what results of a scene have shared and none has any more.
  func removeUnusedRows(ofScene scene: Int) throws(SQLiteFailure) {
    // Each one after those that name it.
    let uses = [
      (
        "arrangement", "number",
        "SELECT arrangement FROM layoutResult WHERE scene = ?1 AND arrangement IS NOT NULL"
      ),
      ("frame", "number", "SELECT frame FROM arrangement WHERE scene = ?1"),
      (
        "sceneDiagnostic", "number",
        """
        SELECT l.diagnostic FROM layoutResult r JOIN resultDiagnostic l ON l.result = r.id
        WHERE r.scene = ?1
        """
      ),
    ]
    for (table, column, used) in uses {
      let deletion = try statement(
        "DELETE FROM \(table) WHERE scene = ?1 AND \(column) NOT IN (\(used))")
      deletion.bind(scene, at: 1)
      try deletion.run()
    }
  }
}
