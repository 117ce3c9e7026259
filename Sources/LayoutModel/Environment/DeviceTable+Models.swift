import DataTables
import EmbeddedTables
import PlatformRules

extension DeviceTable {
  /// A device that is sold.
  struct Model: Sendable {
    /// The name in Xcode's list of simulators.
    var name: String
    var screen: String
    /// The systems from the one that it shipped with to the last one that it runs.
    var systems: ClosedRange<SystemRelease>
    /// Whether it has a home button, although other models with this screen have a home indicator.
    var hasHomeButton: Bool
    /// Other names that people use.
    var others: [String]
  }

  static let models = EmbeddedTable.models.read(readModels)

  static func readModels(_ table: DataTable) throws(TableFault) -> [Model] {
    var rows = try TableRows(table, ["name", "screen", "first", "last", "button", "otherNames"])
    var result: [Model] = []
    while rows.next() {
      let name = try rows.name()
      let screen = try rows.name()
      let (first, last) = (try rows.integer(), try rows.integer())
      guard first <= last else { throw rows.fault("iOS \(last) is older than iOS \(first)") }
      let button = try rows.value { ["home", ""].contains($0) ? $0 : nil }
      result.append(
        Model(
          name: name, screen: screen,
          systems: SystemRelease(major: first)...SystemRelease(major: last),
          hasHomeButton: button == "home",
          others: try rows.text().split(separator: ";").map(String.init)))
    }
    return result
  }
}

extension DeviceTable.Model {
  var names: [String] { [name] + others }
}
