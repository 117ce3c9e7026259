import DataTables
import EmbeddedTables

/// The widths of the signs in Unicode's Dingbats block that are not emoji. They come from Zapf
/// Dingbats, whatever the font of the text is.
enum DingbatAdvances {
  /// The advance in em; `nil` for a character that the font does not have: emoji, and other blocks.
  static func advance(of scalar: Unicode.Scalar) -> Double? {
    guard block.contains(scalar.value), !scalar.properties.isEmoji else { return nil }
    return advances[scalar.value]
  }

  private static let block: ClosedRange<UInt32> = 0x2701...0x27BE

  private static let advances = EmbeddedTable.advancesDingbats.read(read)

  /// In em, by code point.
  static func read(_ table: DataTable) throws(TableFault) -> [UInt32: Double] {
    var rows = try TableRows(table, ["character", "advance"])
    var result: [UInt32: Double] = [:]
    while rows.next() {
      let code = UInt32(try rows.hexadecimal())
      result[code] = Double(try rows.integer()) / 1000
    }
    return result
  }
}
