package import DocumentAccess
package import HostAccess
import LayoutComparison
import LayoutWorkbench
import PlainText

/// Prints the differences for people: documents, their scenes, and sentences.
package struct DifferenceText: DifferencePrinter {
  package let context: CommandContext
  /// Whether noise is listed, too.
  package let showsAll: Bool
  /// Whether each document has a line of its own. Otherwise there is only one document.
  package let showsNames: Bool
  package let effects: EffectSource?
  private var counts: [String: Int] = [:]
  private var sameCount = 0

  package init(showsAll: Bool, showsNames: Bool, effects: EffectSource?, in context: CommandContext)
  {
    self.context = context
    self.showsAll = showsAll
    self.showsNames = showsNames
    self.effects = effects
  }

  package func begin() {}

  package mutating func add(_ compared: ComparedPair) throws {
    guard showsNames else { return try printDifference(compared, indent: "") }
    if compared.isDifferent {
      counts[compared.pair.state.word, default: 0] += 1
    } else {
      sameCount += 1
    }
    if compared.isSame { return }
    let style = context.outputStyle
    guard compared.isDifferent else {
      let noise = compared.report.noiseSummary.map { style.dim(" (\($0))") } ?? ""
      return try context.print(
        "\(style.bold(compared.pair.title)): no difference in layout\(noise)")
    }
    try context.print(style.bold(compared.pair.title))
    try printDifference(compared, indent: "  ")
  }

  package func finish(failures: Int) throws {
    guard showsNames else { return }
    let unread = failures == 0 ? "" : "; \(failures) can't be compared"
    let same = sameCount == 0 ? "" : sameCount == 1 ? "1 is the same" : "\(sameCount) are the same"
    let words = ["added", "removed", "renamed", "changed"].compactMap { word in
      counts[word].map { "\($0) \(word)" }
    }
    guard !words.isEmpty else {
      let rest = same.isEmpty ? "" : "; \(same)"
      if same.isEmpty, failures > 0 { return }
      return try context.print("no document differs\(rest)\(unread)")
    }
    try context.print(
      "documents: \(words.joined(separator: ", "))\(same.isEmpty ? "" : "; \(same)")\(unread)")
  }

  private func printDifference(_ compared: ComparedPair, indent: String) throws {
    let style = context.outputStyle
    let report = compared.report
    for group in report.groups {
      try context.print(indent + style.bold(group.title))
      for line in group.text { try context.print("\(indent)  \(style.change(line))") }
    }
    if showsAll {
      let rows = report.rows(
        from: compared.old.document, to: compared.new.document, includingNoise: true)
      for row in rows where row.noise != nil {
        try context.print(indent + style.dim("  \(row.sentence)  [\(row.noise ?? "")]"))
      }
    }
    try context.print(indent + report.summary)
    if let noise = report.noiseSummary { try context.print(indent + style.dim(noise)) }
    guard let effects else { return }
    var printer = try effects.printer(.text, for: compared)
    try effects.add(compared, to: &printer)
    if !showsNames { try context.print("") }
    for line in printer.lines(style) { try context.print(indent + line) }
  }
}

extension DocumentPair.State {
  /// The change of the document as a whole, in a word.
  package var word: String {
    switch self {
    case .same: "changed"
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    }
  }
}

extension TerminalStyle {
  /// A sentence about a change: additions in green, removals in red, and moves in cyan.
  package func change(_ line: String) -> String {
    let verb = String(line.prefix { $0 != " " })
    let rest = line.dropFirst(verb.count)
    switch verb {
    case "added", "adds": return green(verb) + rest
    case "removed", "removes": return red(verb) + rest
    case "moved": return cyan(verb) + rest
    default: return line
    }
  }
}
