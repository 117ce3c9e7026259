import ElementTree
import LayoutModel

extension DocumentElement {
  /// Why neither a table nor a file can hold this element, in words; `nil` if they can.
  ///
  /// It looks at names only, so that elements of one shape have the same fault.
  var fault: String? {
    if !name.isName { return "'\(name)' can't be the name of an element" }
    if attributes.contains(where: { !$0.name.isName }) {
      return "<\(name)> has an attribute without a proper name"
    }
    var known: Set<String> = []
    if let repeated = attributes.first(where: { !known.insert($0.name).inserted }) {
      return "<\(name)> has the attribute '\(repeated.name)' twice"
    }
    return nil
  }
}

extension String {
  /// Whether the tables accept it as the name of an element or attribute; ``Schema1/isName(_:)``
  /// says the same in SQL.
  fileprivate var isName: Bool {
    !isEmpty && !utf8.contains { $0 <= 0x20 || "\"&'/<=>".utf8.contains($0) }
  }
}
