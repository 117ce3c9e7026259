import Diagnostics
package import DocumentAccess
package import HostAccess
import LayoutComparison
import LayoutWorkbench
import PlainText

/// Prints the differences as a comment on a pull request: a short list of the documents, and the
/// sentences in a folded part below.
///
/// - Source: GitHub accepts 65,536 characters in a comment. Bytes are counted, and there are never
///   fewer bytes than characters.
package struct DifferenceMarkdown: DifferencePrinter {
  package let context: CommandContext
  package let effects: EffectSource?
  private var entries: [Entry] = []
  private var sameCount = 0

  package static let limit = 65_536
  /// The largest summary, in bytes. The part below it is what people look for.
  private static let summaryLimit = 16_384
  /// The bytes that are kept free for closing tags, and for the sentence that something is left out.
  private static let reserve = 512

  private struct Entry {
    var name: String
    var summary: String
    /// The facts that a reviewer should know first, below the summary.
    var points: [String]
    var sections: [(title: String, lines: [String], details: [[String]])]
    var remark: String?
  }

  package init(effects: EffectSource?, in context: CommandContext) {
    self.context = context
    self.effects = effects
  }

  package func begin() {}

  package mutating func add(_ compared: ComparedPair) throws {
    guard compared.isDifferent else {
      sameCount += 1
      return
    }
    let report = compared.report
    let scenes = SceneChanges(report)
    var entry = Entry(
      name: compared.pair.name, summary: report.summary, points: scenes.points,
      sections: scenes.sections, remark: report.noiseSummary)
    switch compared.pair.state {
    case .same: break
    case .added: entry.summary = "added (\(report.summary))"
    case .removed: entry.summary = "removed"
    case .renamed:
      entry.summary = "renamed from \(compared.pair.oldName ?? ""), \(report.summary)"
    }
    if let effects {
      var printer = try effects.printer(.text, for: compared)
      try effects.add(compared, to: &printer)
      entry.summary += "; \(printer.summary)"
      entry.points = printer.statusLines + entry.points
      // In a new scene everything is new, which was said already.
      entry.sections += printer.sections.filter { !scenes.whole.contains($0.scene) }
        .map { ("\($0.title): what moves", $0.lines, []) }
    }
    entries.append(entry)
  }

  package func finish(failures: Int) throws {
    // Escaped line by line, so that a text of a document can't run a command in the log of a CI
    // service.
    let unread =
      failures == 0
      ? ""
      : "\n\n\(failures == 1 ? "1 document" : "\(failures) documents") could not be compared."
    for line in (text + unread).split(separator: "\n", omittingEmptySubsequences: false) {
      try context.print(String(line))
    }
  }

  private var text: String {
    guard !entries.isEmpty else { return "No layout changes." }
    let count = entries.count == 1 ? "1 document" : "\(entries.count) documents"
    var text = "### Layout changes in \(count)\n\n"
    for (index, entry) in entries.enumerated() {
      let points = entry.points.map { "  - \(Self.plain($0))\n" }.joined()
      let line = "- \(Self.code(entry.name)): \(Self.plain(entry.summary))\n\(points)"
      if text.utf8.count + line.utf8.count > Self.summaryLimit {
        text += "- and \(entries.count - index) more\n"
        break
      }
      text += line
    }
    if sameCount > 0 { text += "\n\(sameCount) more without a difference in layout.\n" }
    for (index, entry) in entries.enumerated() {
      if add(entry, to: &text) { continue }
      let left = entries.count - index - 1
      let more =
        left == 0 ? "" : " \(left == 1 ? "1 document is" : "\(left) documents are") left out."
      return text + "\nThe rest is too long for a comment.\(more) `ninegrid diff` prints it all."
    }
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// Adds as many sentences of a document as there is room for.
  ///
  /// - Returns: whether all of them were added.
  private func add(_ entry: Entry, to text: inout String) -> Bool {
    if entry.sections.isEmpty { return true }
    let open =
      "\n<details><summary><code>\(Self.escaped(entry.name))</code></summary>\n"
    let room = Self.limit - Self.reserve
    guard text.utf8.count + open.utf8.count < room else { return false }
    text += open
    defer { text += "\n</details>\n" }
    for section in entry.sections {
      let title = "\n**\(Self.plain(section.title))**\n\n"
      guard text.utf8.count + title.utf8.count < room else { return false }
      text += title
      for (index, line) in section.lines.enumerated() {
        let details = section.details.indices.contains(index) ? section.details[index] : []
        let item = "- \(Self.item(line))\n\(Self.folded(details))"
        guard text.utf8.count + item.utf8.count < room else { return false }
        text += item
      }
    }
    if let remark = entry.remark {
      let line = "\n<sub>\(Self.plain(remark))</sub>\n"
      guard text.utf8.count + line.utf8.count < room else { return false }
      text += line
    }
    return true
  }

  /// A text that Markdown shows unchanged, with ids as code.
  package static func plain(_ text: String) -> String {
    var result = ""
    var rest = text.onOneLine[...]
    while let start = rest.firstIndex(of: "'") {
      let inner = rest[rest.index(after: start)...]
      // An id consists of letters, digits and dashes between quotes.
      let id = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_#".contains($0)) }
      let isID = !id.isEmpty && inner[id.endIndex...].first == "'"
      result += escaped(String(rest[..<start])) + (isID ? "`\(id)`" : "'")
      rest = isID ? inner[inner.index(after: id.endIndex)...] : inner
    }
    return withColors(result + escaped(String(rest)))
  }

  /// The details that a line leaves out, below its list item.
  private static func folded(_ details: [String]) -> String {
    if details.isEmpty { return "" }
    let items = details.map { "  - \(item($0))\n" }.joined()
    return "\n  <details><summary>what it is</summary>\n\n\(items)\n  </details>\n"
  }

  /// A text as a list item. If it begins like an item or a heading, it is escaped.
  package static func item(_ text: String) -> String {
    let plain = plain(text)
    guard let first = plain.first, "-+=".contains(first) else { return plain }
    return "\\\(plain)"
  }

  /// Writes `#RRGGBB` as code, because GitHub then shows a sample of the colour beside it.
  private static func withColors(_ text: String) -> String {
    text.replacing(/#&#8203;([0-9A-F]{6})(?![0-9A-Za-z])/) { "`#\($0.output.1)`" }
  }

  package static func code(_ text: String) -> String {
    let safe = text.onOneLine
    return safe.contains("`") ? escaped(safe) : "`\(safe)`"
  }

  /// Escapes the markup of Markdown and HTML, and mentions: `@name` and `#12` become plain text.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.onOneLine {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@", "#": result += "\(character)&#8203;"
      case "\\", "`", "*", "_", "[", "]", "~", "|", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result.replacing("://", with: ":&#8203;//")
  }
}
