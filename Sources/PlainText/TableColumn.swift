/// A column of a printed table.
package struct TableColumn: Sendable {
  /// The key in JSON and the header of CSV.
  package var name: String

  package init(_ name: String) { self.name = name }
}
