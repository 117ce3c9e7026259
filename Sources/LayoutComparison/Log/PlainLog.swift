/// A log as UIKit printed it, from a text that went through a web page, a mail or an editor.
///
/// It takes away marks of quotation, entities of HTML, escapes of Markdown, and quotes that an editor made round. Lines keep
/// their numbers.
func plainLog(_ text: String) -> String {
  var text = text
  if text.contains("&lt;") {
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&nbsp;", " "),
      // At the end, so that `&amp;lt;` is the text `&lt;`.
      ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: character)
    }
  }
  if text.contains("\\<") {
    text = text.replacing("\\<", with: "<").replacing("\\>", with: ">")
  }
  if text.contains("“<") {
    // Only then: a label of an app may have round quotes.
    for quote in ["‘", "’"] { text = text.replacing(quote, with: "'") }
    for quote in ["“", "”"] { text = text.replacing(quote, with: "\"") }
  }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  return lines.map { line -> Substring in
    // A line that begins with '>",' ends a description.
    guard let mark = line.prefixMatch(of: /(?:\s*>)+(?:\s|$)/) else { return line }
    return line[mark.range.upperBound...]
  }.joined(separator: "\n")
}
