/// The lines in which two versions of a file differ.
package struct LineDifference {
  /// The lines without their line feeds. A carriage return belongs to its line.
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let endsOldWithLine: Bool
  private let endsNewWithLine: Bool
  /// The differences from top to bottom. Lines count from 0.
  package let hunks: [Hunk]

  /// Lines of the old version, and the lines that replace them. One of the two may be empty.
  package struct Hunk: Hashable, Sendable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// The number of unchanged lines around a change, as in the output of `diff -u`.
  private static let context = 3

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    endsOldWithLine = old.last.map { $0 == Self.lineFeed } ?? true
    endsNewWithLine = new.last.map { $0 == Self.lineFeed } ?? true
    hunks = Self.hunks(self.old, self.new)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func hunks(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Hunk] {
    var hunks: [Hunk] = []
    var (a, b) = (0, 0)
    for pair in LineMatching(old, new).pairs + [LineMatching.Pair(old: old.count, new: new.count)] {
      if a < pair.old || b < pair.new { hunks.append(Hunk(old: a..<pair.old, new: b..<pair.new)) }
      (a, b) = (pair.old + 1, pair.new + 1)
    }
    return hunks
  }

  /// The text that replaces the old lines of a hunk, with line feeds.
  package func text(of hunk: Hunk) -> String {
    hunk.new.map { String(decoding: new[$0], as: UTF8.self) + "\n" }.joined()
  }

  /// The difference in the format of `diff -u` and git, which `git apply` and `patch` read. Empty
  /// if there is none.
  ///
  /// - Parameter path: the path of the file, without the prefixes `a/` and `b/`.
  package func unified(path: String) -> [String] {
    if hunks.isEmpty { return [] }
    var lines = ["--- a/\(path)", "+++ b/\(path)"]
    var rest = hunks[...]
    while let first = rest.popFirst() {
      var group = [first]
      while let next = rest.first, let last = group.last,
        next.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        group.append(next)
        rest.removeFirst()
      }
      lines += self.lines(of: group)
    }
    return lines
  }

  private func lines(of group: [Hunk]) -> [String] {
    guard let first = group.first, let last = group.last else { return [] }
    let lead = min(Self.context, first.old.lowerBound)
    let trail = min(Self.context, old.count - last.old.upperBound)
    let whole = Hunk(
      old: first.old.lowerBound - lead..<last.old.upperBound + trail,
      new: first.new.lowerBound - lead..<last.new.upperBound + trail)
    var lines = ["@@ -\(Self.range(whole.old)) +\(Self.range(whole.new)) @@"]
    var position = whole.old.lowerBound
    for hunk in group {
      lines += (position..<hunk.old.lowerBound).flatMap { oldLine($0, " ") }
      lines += hunk.old.flatMap { oldLine($0, "-") }
      lines += hunk.new.flatMap { newLine($0, "+") }
      position = hunk.old.upperBound
    }
    return lines + (position..<whole.old.upperBound).flatMap { oldLine($0, " ") }
  }

  private func oldLine(_ index: Int, _ sign: String) -> [String] {
    Self.line(old[index], sign, isOpen: index == old.count - 1 && !endsOldWithLine)
  }

  private func newLine(_ index: Int, _ sign: String) -> [String] {
    Self.line(new[index], sign, isOpen: index == new.count - 1 && !endsNewWithLine)
  }

  private static func line(_ line: ArraySlice<UInt8>, _ sign: String, isOpen: Bool) -> [String] {
    [sign + String(decoding: line, as: UTF8.self)]
      + (isOpen ? ["\\ No newline at end of file"] : [])
  }

  /// A range such as `12,7`: the first line, counted from 1, and the number of lines. If there are
  /// none, it starts with the line before them.
  private static func range(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
}
