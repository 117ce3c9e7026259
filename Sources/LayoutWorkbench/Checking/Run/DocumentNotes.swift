package import ElementTree
import LayoutModel

/// Reads suppressions that people write into the notes of objects, which Xcode keeps in the
/// document.
///
/// `ninegrid:disable truncated overlap` suppresses these rules for the object and its content,
/// `ninegrid:disable all` suppresses every rule. The text after `--` is the reason.
///
/// - Source: "Notes" of the identity inspector are written as `<attributedString key="userComments">` of fragments, whose
///   text is the attribute `content` or a `<string key="content">` or `<mutableString key="content">`.
package enum DocumentNotes {
  package static let mark = "ninegrid:disable"

  package static func suppressions(in root: DocumentElement) -> [Suppression] {
    var result: [Suppression] = []
    collect(root, object: nil, into: &result)
    return result
  }

  private static func collect(
    _ element: DocumentElement, object: String?, into result: inout [Suppression]
  ) {
    let own = element["id"] ?? object
    for case .element(let child) in element.content {
      guard child.name == "attributedString", child["key"] == "userComments" else {
        collect(child, object: own, into: &result)
        continue
      }
      var note = ""
      child.forEach { part in
        if part.name == "fragment" { note += part["content"] ?? "" }
        if part["key"] == "content", part.name != "fragment" { note += part.text }
      }
      for line in note.split(whereSeparator: \.isNewline) {
        guard let start = line.firstRange(of: mark) else { continue }
        let rest = line[start.upperBound...]
        let words = (rest.firstRange(of: "--").map { rest[..<$0.lowerBound] } ?? rest)
          .split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
        if words.isEmpty { continue }
        result.append(
          Suppression(
            rules: words.contains("all") ? [] : words, object: own, document: nil,
            location: child.location ?? element.location, isInDocument: true))
      }
    }
  }
}
