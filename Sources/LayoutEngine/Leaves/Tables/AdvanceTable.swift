import DataTables

/// A table of advances: a row for each character, in an order that is known, and a column for each face.
struct AdvanceTable {
  /// By face and then by character, in the table's unit.
  let advances: [[Int]]

  /// - Throws: ``TableFault`` if a character is missing, stands elsewhere or is one too many.
  init(_ table: DataTable, faces: [String], characters: [Int]) throws(TableFault) {
    var rows = try TableRows(table, ["character"] + faces)
    var advances = [[Int]](repeating: [], count: faces.count)
    for face in faces.indices { advances[face].reserveCapacity(characters.count) }
    for character in characters {
      let wanted = String(character, radix: 16, uppercase: true)
      guard rows.next() else { throw rows.fault("no row of U+\(wanted) follows") }
      guard try rows.hexadecimal() == character else {
        throw rows.fault("the row of U+\(wanted) should stand here")
      }
      for face in faces.indices { advances[face].append(try rows.integer()) }
    }
    guard !rows.next() else { throw rows.fault("a row follows the last character's") }
    self.advances = advances
  }
}
