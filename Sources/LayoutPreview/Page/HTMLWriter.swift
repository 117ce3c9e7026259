/// Writes HTML: every text and attribute is escaped, what is written as it is says so.
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

  /// Markup of our own, such as a picture.
  mutating func raw(_ markup: String) { text += markup }
}
