/// Tables as Markdown writes them: the first column to the left, numbers to the right.
enum MarkdownTable {
  static func lines(_ header: [String], _ rows: [[String]]) -> [String] {
    let rule = header.indices.map { $0 == 0 ? "---" : "--:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  static func text(_ header: [String], _ rows: [[String]]) -> String {
    lines(header, rows).joined(separator: "\n") + "\n"
  }
}
