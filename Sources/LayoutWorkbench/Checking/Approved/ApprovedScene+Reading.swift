package import Diagnostics
import LayoutModel

extension ApprovedScene {
  /// Reads a file.
  ///
  /// - Parameter file: the name that the person would use.
  /// - Throws: ``DocumentFailure/documents(_:)`` with the line that can't be read.
  package init(_ bytes: [UInt8], named file: String) throws {
    self.init(document: "", id: "", name: "")
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard read(line) else {
        throw DocumentFailure.documents([
          Diagnostic(
            UnreadableFile.approvedLayout, at: SourceLocation(line: number + 1, column: 1),
            file: file)
        ])
      }
    }
  }

  private mutating func read(_ line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    let words = line.split(separator: " ", maxSplits: indent == 0 ? 2 : 6)
    switch (indent, words.first) {
    case (0, "document"):
      document = String(line.dropFirst("document ".count))
      return true
    case (0, "scene"):
      id = words.count > 1 ? Self.unquoted(words[1]) : ""
      name = words.count > 2 ? String(words[2]) : ""
      return !id.isEmpty
    case (0, "on"):
      guard words.count == 3 else { return false }
      layouts.append(Layout(environment: String(words[1]), status: String(words[2])))
      return true
    case (2..., _):
      guard words.count >= 6, !layouts.isEmpty else { return false }
      let numbers = words[2..<6].compactMap { NumberText.number($0) }
      guard numbers.count == 4 else { return false }
      var name = words.count > 6 ? String(words[6]) : ""
      let isHidden = name == "hidden" || name.hasPrefix("hidden ")
      if isHidden { name = String(name.dropFirst("hidden".count).drop { $0 == " " }) }
      layouts[layouts.count - 1].views.append(
        View(
          depth: indent / 2 - 1, id: Self.unquoted(words[0]), kind: Self.unquoted(words[1]),
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          isHidden: isHidden, name: name))
      return true
    default: return false
    }
  }
}

extension Diagnostic.Code {
  /// A file of approved layouts can't be read.
  package static let invalidApproval = Self(rawValue: "invalid-approval")
}
