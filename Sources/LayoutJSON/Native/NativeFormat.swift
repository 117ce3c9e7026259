/// Names and constants of the native format.
enum NativeFormat {
  static let name = "ninegrid-layout"
  static let version = 1.0

  /// Marks an element without an id on purpose: none is made up for it.
  static let withoutID = "\u{0}none"
  /// A cell's content view names its cell.
  static let cellContent = (kind: "tableViewCellContentView", attribute: "tableViewCell")
  /// Stands in the tree for a constraint whose items are not known yet; its value is a position.
  static let pending = "\u{0}pending"
}
