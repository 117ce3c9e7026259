/// Lines of code with their indentation.
struct CodeLines {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ others: [String]) { for line in others { add(line) } }

  /// Adds a line that opens a block.
  mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  /// Closes the last block.
  mutating func close(_ line: String = "}") {
    depth -= 1
    while lines.last == "" { lines.removeLast() }
    add(line)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
