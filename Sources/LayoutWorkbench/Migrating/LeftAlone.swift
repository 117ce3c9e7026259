package import LayoutComparison

/// Reports in a few lines what migrations leave as it is.
package struct LeftAlone {
  private var objects = 0
  /// The number of documents with such objects.
  private var documents = 0
  /// The number of documents in which there is nothing to do.
  private var unchanged = 0

  package init() {}

  /// The greatest number of listed objects of one document. For more, only the number is reported.
  package static let mostLines = 8

  package mutating func add(_ untouched: [Migration.Untouched], changes: Bool) {
    objects += untouched.count
    if !untouched.isEmpty { documents += 1 }
    if !changes { unchanged += 1 }
  }

  /// One line for all documents together; `nil` if nothing was left alone.
  package func line(of count: Int) -> String? {
    var parts: [String] = []
    if unchanged > 0 { parts.append("nothing to do in \(unchanged) of \(count) documents") }
    if objects > 0 {
      let stay = objects == 1 ? "1 object stays as it is" : "\(objects) objects stay as they are"
      let place = documents == 1 ? "1 document" : "\(documents) documents"
      parts.append("\(stay) in \(place); --verbose tells why")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The lines about what stays in one document.
  package static func lines(_ untouched: [Migration.Untouched], all: Bool) -> [String] {
    let shown = all || untouched.count <= mostLines ? untouched.count : mostLines - 1
    var lines = untouched.prefix(shown).map(\.text)
    if untouched.count > shown {
      lines.append("\(untouched.count - shown) more stay as they are; --verbose tells why")
    }
    return lines
  }
}
