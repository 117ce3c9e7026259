package import EmbeddedTables

/// A table of numbers or names as a file: what it is, its units and its source, then the names of its columns, then its rows.
///
///     # Advances of Helvetica, in 1/10,000 em.
///     # Source: the `hmtx` tables of Liberation Sans 1.07.4.
///     character   regular   bold
///     0020        2778      2778
///
/// Fields are separated by one tab, and lines end with a line feed. Only lines before the columns may be comments.
package struct DataTable: Sendable {
  /// The path from the root of the repository.
  package let file: String
  let bytes: [UInt8]

  /// A table that the program carries.
  package init(_ table: EmbeddedTable) {
    file = String(cString: table.file)
    bytes = Array(UnsafeBufferPointer(start: table.bytes, count: table.count))
  }

  package init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What is wrong with a line of a table.
package struct TableFault: Error, Hashable, CustomStringConvertible {
  package let file: String
  /// From 1.
  package let line: Int
  package let message: String

  package var description: String { "\(file):\(line): \(message)" }
}

extension EmbeddedTable {
  /// What `read` makes of the table, which has to be without a fault.
  package func read<Value>(_ read: (DataTable) throws(TableFault) -> Value) -> Value {
    ownTables { () throws(TableFault) in try read(DataTable(self)) }
  }
}

/// What `read` makes of tables that the program carries.
///
/// A fault in one of them is a mistake of ours, and ends the program. The tests read every table, so that no such program is shipped.
package func ownTables<Value>(_ read: () throws(TableFault) -> Value) -> Value {
  do {
    return try read()
  } catch {
    preconditionFailure("\(error)")
  }
}
