package import DataTables
package import EmbeddedTables

/// What a reader of a table does not notice, as sentences; nothing if it reads the table as it is, and tells the line of each damage.
///
/// In the first, the middle and the last row, the last field is lost or one is added, and one field after the other is replaced by a word.
///
/// - Parameter names: columns in which any word may stand.
package func unnoticedDamage(
  in table: EmbeddedTable, names: Set<String> = [], _ read: (DataTable) throws(TableFault) -> Void
) -> [String] {
  let original = DataTable(table)
  var found: [String] = []
  do {
    try read(original)
  } catch {
    return ["\(error)"]
  }
  let lines = original.text.split(separator: "\n").map(String.init)
  guard let head = lines.firstIndex(where: { !$0.hasPrefix("#") }), head + 1 < lines.count else {
    return ["\(original.file) has no rows"]
  }
  let columns = lines[head].split(separator: "\t").map(String.init)
  func tryReading(_ line: String, at index: Int) {
    var copy = lines
    copy[index] = line
    let text = copy.map { $0 + "\n" }.joined()
    do {
      try read(DataTable(file: original.file, text: text))
      found.append("\(original.file):\(index + 1) can be '\(line)'")
    } catch {
      if error.file != original.file || error.line != index + 1 {
        found.append("'\(line)' in line \(index + 1) is told as '\(error)'")
      }
    }
  }
  for index in [head + 1, (head + lines.count) / 2, lines.count - 1] {
    let fields = lines[index].split(separator: "\t", omittingEmptySubsequences: false)
      .map(String.init)
    tryReading(fields.dropLast().joined(separator: "\t"), at: index)
    tryReading((fields + ["0"]).joined(separator: "\t"), at: index)
    // Of wide tables, the first columns and the last one.
    for column in fields.indices
    where !names.contains(columns[column]) && (column < 4 || column == fields.count - 1) {
      var copy = fields
      copy[column] = "no-value"
      tryReading(copy.joined(separator: "\t"), at: index)
    }
  }
  return found
}
