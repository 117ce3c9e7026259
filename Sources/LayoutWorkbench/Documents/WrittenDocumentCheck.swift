import Diagnostics
package import ElementTree
import LayoutModel

/// Checks whether the written bytes of a document from the store say the same as its rows.
///
/// SQL can put values into rows that no file can hold, in more ways than checks know. Reading the
/// written bytes finds all of them.
package func checkWritten(_ bytes: [UInt8], of tree: DocumentTree, named name: String) throws {
  let again: DocumentTree
  do {
    again = try readDocument(bytes, kind: tree.kind, named: name).tree
  } catch DocumentFailure.documents(let diagnostics) {
    throw WrittenDocumentFault(name: name, reason: diagnostics.first?.message ?? "no document")
  }
  // Another form of a native document may say the same.
  guard tree.kind != .json, let place = tree.root.firstDifference(to: again.root) else { return }
  throw WrittenDocumentFault(name: name, reason: "\(place) would be read as something else")
}

extension DocumentElement {
  /// The first place where another tree says something else. The way in which it is written does
  /// not count.
  fileprivate func firstDifference(to other: DocumentElement) -> String? {
    let place = "<\(name)>" + (self["id"].map { " '\($0)'" } ?? "")
    guard name == other.name, attributes.count == other.attributes.count, text == other.text,
      remarks == other.remarks,
      zip(attributes, other.attributes).allSatisfy({ $0.name == $1.name && $0.value == $1.value })
    else { return place }
    let before = Array(children)
    let after = Array(other.children)
    guard before.count == after.count else { return place }
    for (a, b) in zip(before, after) {
      if let found = a.firstDifference(to: b) { return found }
    }
    return nil
  }

  /// Content that is not an element, such as comments.
  private var remarks: [DocumentContent] {
    content.filter { if case .other = $0 { true } else { false } }
  }
}
