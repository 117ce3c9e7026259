import DataTables
import EmbeddedTables

/// The line breaking class of each scalar, read once per process.
struct LineBreakClasses: Sendable {
  static let shared = EmbeddedTable.lineBreak.read(Self.init)

  /// The first scalar of each run that has one class, ascending, and that class.
  private var starts: [UInt32] = []
  private var classes: [LineBreakClass] = []
  /// The classes of the first scalars, for quick look-up: most texts have no others.
  private var direct: [LineBreakClass] = []

  init(_ table: DataTable) throws(TableFault) {
    var rows = try TableRows(table, ["first", "class"])
    while rows.next() {
      let first = UInt32(try rows.hexadecimal())
      guard starts.last.map({ $0 < first }) ?? (first == 0), first < 0x11_0000 else {
        throw rows.fault("a row should begin behind the one before, the first one at 0")
      }
      starts.append(first)
      classes.append(try rows.value(LineBreakClass.init))
    }
    guard !starts.isEmpty else { throw rows.fault("the table has no rows") }
    direct = (0..<Self.directLimit).map(search)
  }

  subscript(scalar: Unicode.Scalar) -> LineBreakClass {
    scalar.value < Self.directLimit ? direct[Int(scalar.value)] : search(scalar.value)
  }

  /// The end of the Latin letters.
  private static let directLimit: UInt32 = 0x250

  private func search(_ value: UInt32) -> LineBreakClass {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= value {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return classes[low]
  }
}
