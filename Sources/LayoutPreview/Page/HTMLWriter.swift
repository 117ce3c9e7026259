/// Writes HTML. It escapes every text and attribute, except in ``raw(_:)``.
struct HTMLWriter {
  private(set) var text = ""

  mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(SVGWriter.escaped(value))\""
    }
    text += ">"
  }

  mutating func end(_ name: String) { text += "</\(name)>\n" }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String
  ) {
    begin(name, attributes)
    text += SVGWriter.escaped(content)
    end(name)
  }

  /// Writes markup of our own, such as a picture, without escaping it.
  mutating func raw(_ markup: String) { text += markup }
}
