/// A column of a printed table.
struct TableColumn: Sendable {
  /// The key in JSON and the header of CSV.
  var name: String

  init(_ name: String) { self.name = name }
}
