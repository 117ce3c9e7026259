/// The identifiers in the documents of a project with which code may ask for objects.
package struct DocumentIdentifiers: Hashable, Sendable {
  /// The identifiers by kind: of view controllers, cells and segues. Those of segues include any other
  /// attribute that is called `identifier`.
  package private(set) var names: [IdentifierRequest.Kind: Set<String>] = [:]
  /// In how many documents each class is used.
  package private(set) var classes: [String: Int] = [:]

  package init() {}

  /// Adds the identifiers of a document. It is searched as text, because only four attributes are wanted.
  ///
  /// - Complexity: O(*bytes*).
  package mutating func add(_ document: [UInt8]) {
    var found: Set<String> = []
    var start = 0
    let equals = UInt8(ascii: "=")
    let quote = UInt8(ascii: "\"")
    while let sign = document[start...].firstIndex(of: equals) {
      start = sign + 1
      guard start < document.count, document[start] == quote else { continue }
      let name = Self.name(endingAt: sign, in: document)
      guard let end = document[(start + 1)...].firstIndex(of: quote) else { break }
      defer { start = end + 1 }
      guard let attribute = Self.attributes.first(where: { $0.bytes == name }) else { continue }
      let text = Self.text(document[(start + 1)..<end])
      if let kind = attribute.kind {
        names[kind, default: []].insert(text)
      } else {
        found.insert(text)
      }
    }
    for name in found { classes[name, default: 0] += 1 }
  }

  private static let attributes: [(bytes: [UInt8], kind: IdentifierRequest.Kind?)] = [
    ("storyboardIdentifier", .viewController), ("reuseIdentifier", .cell), ("identifier", .segue),
    ("customClass", nil),
  ].map { (Array($0.0.utf8), $0.1) }

  private static func name(endingAt end: Int, in bytes: [UInt8]) -> [UInt8] {
    var start = end
    while start > 0, bytes[start - 1] > UInt8(ascii: " "), bytes[start - 1] != UInt8(ascii: "<") {
      start -= 1
    }
    return Array(bytes[start..<end])
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// All names as texts, for digests.
  package var digestTexts: [String] {
    names.keys.sorted { $0.rawValue < $1.rawValue }.flatMap {
      [$0.rawValue] + (names[$0] ?? []).sorted()
    } + classes.keys.sorted().flatMap { [$0, "\(classes[$0] ?? 0)"] }
  }
}
