/// Lines of code with their indentation.
struct CodeLines {
  private(set) var lines: [String] = []
  private var depth = 0

  init(depth: Int = 0) { self.depth = depth }

  var count: Int { lines.count }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func add(_ others: [String]) { for line in others { add(line) } }

  /// Adds a line that opens a block.
  mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  /// Adds lines that already have their indentation.
  mutating func append(_ other: CodeLines) { lines += other.lines }

  mutating func indent() { depth += 1 }

  /// Closes the last block.
  mutating func close(_ line: String = "}") {
    depth -= 1
    while lines.last == "" { lines.removeLast() }
    add(line)
  }

  /// Adds the initialiser that UIKit requires of every subclass. It traps, as in the code that Xcode
  /// offers.
  mutating func addUnavailableCoder(_ className: String) {
    add("")
    add("@available(*, unavailable)")
    open("required init?(coder: NSCoder) {")
    add("fatalError(\"\(className) is made in code\")")
    close()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
