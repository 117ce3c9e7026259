import DataTables
import EmbeddedTables

/// The colours that UIKit names, in light and dark appearance.
package enum SystemColorTable {
  /// Red, green, blue and alpha, from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package struct Pair: Hashable, Sendable {
    package var light: Components
    package var dark: Components
  }

  /// By the names that documents have, such as `systemBlueColor`.
  package static let colors = EmbeddedTable.systemColors.read(read)

  static func read(_ table: DataTable) throws(TableFault) -> [String: Pair] {
    var rows = try TableRows(table, ["name", "light", "dark"])
    var colors: [String: Pair] = [:]
    while rows.next() {
      let name = try rows.name()
      let light = try rows.value(color)
      colors[name] = Pair(light: light, dark: try rows.value(color))
    }
    return colors
  }

  /// `RRGGBB`, or `RRGGBB/alpha` with the alpha in percent.
  private static func color(_ word: String) -> Components? {
    let parts = word.split(separator: "/")
    guard 1...2 ~= parts.count, parts[0].count == 6, let value = Int(parts[0], radix: 16) else {
      return nil
    }
    func component(_ shift: Int) -> Double { Double((value >> shift) & 255) / 255 }
    var alpha = 1.0
    if parts.count > 1 {
      guard let percent = NumberText.number(parts[1]) else { return nil }
      alpha = percent / 100
    }
    return Components(
      red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
