import DataTables
import EmbeddedTables

/// The symbols that UIKit draws, SF Symbols, by their names, with the release of iOS that brought each.
package enum SystemSymbols {
  /// A symbol with its release; `nil` if it is unknown here. It may be newer than the table.
  package static func feature(of name: String) -> SystemFeature? { features[name] }

  /// The names in alphabetical order.
  package static var names: [String] { features.keys.sorted() }

  private static let features = EmbeddedTable.systemSymbols.read(read)

  static func read(_ table: DataTable) throws(TableFault) -> [String: SystemFeature] {
    var rows = try TableRows(table, ["name", "since"])
    var result: [String: SystemFeature] = [:]
    while rows.next() {
      let name = try rows.name()
      let feature = SystemFeature("the symbol '\(name)'", since: try rows.integer())
      guard result.updateValue(feature, forKey: name) == nil else {
        throw rows.fault("'\(name)' has a row already")
      }
    }
    return result
  }
}
