import Diagnostics
import Foundation
import LayoutModel

/// Whether a file of strings is a property list in XML or in binary form, as built apps have it.
func isPropertyList(_ bytes: [UInt8]) -> Bool {
  let head = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  return ["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains { head.starts(with: $0.utf8) }
}

/// Reads a dictionary of texts; entries come in the order of their keys, because they have no order
/// of their own.
///
/// Errors have no place in the file, because Foundation reports none; such a file was written by a
/// program.
func readPropertyListStrings(_ bytes: [UInt8]) throws(StringsError) -> TextTable {
  let start = SourceLocation(line: 1, column: 1)
  let list: Any
  do {
    list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  } catch {
    throw StringsError(.propertyList("it is damaged"), at: start)
  }
  guard let texts = list as? [String: Any] else {
    throw StringsError(.propertyList("it is not a dictionary"), at: start)
  }
  var table = TextTable()
  for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
    guard let text = value as? String else {
      throw StringsError(.propertyList("'\(key)' is not text"), at: start)
    }
    table.entries.append(TextTable.Entry(key: key, text: text))
  }
  return table
}
