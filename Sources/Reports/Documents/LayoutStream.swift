package import HostAccess
package import PlainText

/// Writes layouts to standard output, with the text before, between and after them.
package struct LayoutStream {
  private let format: OutputFormat
  private let context: CommandContext
  private var isEmpty = true
  package var hasFindings = false

  package init(_ format: OutputFormat, in context: CommandContext) {
    self.format = format
    self.context = context
  }

  package func begin() throws {
    if format == .csv { try context.printData(context.csv.line(LayoutPrinter.columns)) }
  }

  /// Writes lines of a ``LayoutPrinter``.
  package mutating func write(_ bytes: [UInt8]) throws {
    if format == .jsonl { return try context.writeJSON(bytes) }
    guard format == .json else { return try context.standardOutput.write(bytes) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let start = isEmpty ? "[" : " ,"
      isEmpty = false
      try context.writeJSON(Array(start.utf8) + line + [UInt8(ascii: "\n")])
    }
  }

  package func end() throws {
    if format == .json { try context.printJSON(isEmpty ? "[]" : "]") }
  }
}
