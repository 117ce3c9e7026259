import Diagnostics

/// Escapes texts of documents for XML, HTML and Markdown, so that they contain no markup and no control
/// characters.
package enum MarkupText {
  /// Escapes a text for texts and attributes of XML and HTML.
  ///
  /// - Source: XML 1.0, 2.2: control characters other than tab, line feed and carriage return are
  ///   not allowed in a document.
  package static func escaped(_ text: String) -> String {
    text.onOneLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
      .unicodeScalars.filter { $0.value != 0xFFFE && $0.value != 0xFFFF }
      .reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Escapes a text for a cell of a table in GitHub's Markdown.
  package static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.onOneLine.unicodeScalars {
      // A letter that is written as a number can't be markup, a mention or a reference.
      if "\\`*_{}[]<>()#+!|~@&".unicodeScalars.contains(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
