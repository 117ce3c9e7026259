import PlainText
import TestSupport
import Testing

/// Which lines two versions share, and how much work that is.
@Suite struct LineMatchingTests {
  @Test(arguments: 0..<200)
  func `a difference is as short as the shortest, and makes the new version`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = Self.lines(Int.random(in: 0...40, using: &random), of: 6, &random)
    var new = old
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if place < new.count, Bool.random(using: &random) {
        new.remove(at: place)
      } else {
        new.insert(contentsOf: Self.lines(1, of: 8, &random), at: place)
      }
    }
    let matching = LineMatching(old, new)
    expectAscending(matching, old, new)
    let shortest = new.difference(from: old).count
    #expect(old.count + new.count - 2 * matching.pairs.count == shortest)
    let hunks = LineDifference(from: Self.bytes(old), to: Self.bytes(new)).hunks
    var made = old
    for hunk in hunks.reversed() { made.replaceSubrange(hunk.old, with: new[hunk.new]) }
    #expect(made == new)
  }

  @Test(arguments: [5_000, 10_000, 20_000, 40_000])
  func `work grows with the lines when nothing is shared`(count: Int) {
    let old = (0..<count).map { Self.line("old \($0)") }
    let new = (0..<count).map { Self.line("new \($0)") }
    let matching = LineMatching(old, new)
    #expect(matching.pairs == [])
    #expect(matching.steps <= LineMatching.firstSteps + (LineMatching.stepsPerLine + 2) * 2 * count)
  }

  @Test func `large versions with many changes are divided at the lines that occur once`() {
    let count = 20_000
    let old = (0..<count).map { Self.line($0 % 2 == 0 ? "view \($0)" : "old \($0)") }
    let new = (0..<count).map { Self.line($0 % 2 == 0 ? "view \($0)" : "new \($0)") }
    let matching = LineMatching(old, new)
    #expect(matching.pairs.map(\.old) == Array(stride(from: 0, to: count, by: 2)))
    expectAscending(matching, old, new)
    #expect(matching.steps <= LineMatching.firstSteps + (LineMatching.stepsPerLine + 2) * 2 * count)
  }

  @Test func `a part without lines of its own keeps its first and last lines`() {
    let count = 6_000
    var random = SplitMix64(seed: 7)
    let (head, tail) = (Self.line("<scenes>"), Self.line("</scenes>"))
    let old = [head] + Self.lines(count, of: 3, &random) + [tail]
    let new = [head] + Self.lines(count, of: 3, &random).map { $0 + [65] } + [tail]
    let matching = LineMatching(old, new)
    #expect(matching.pairs.first?.new == 0)
    #expect(matching.pairs.last?.old == count + 1)
  }

  private func expectAscending(
    _ matching: LineMatching, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    #expect(matching.pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(
      zip(matching.pairs, matching.pairs.dropFirst()).allSatisfy {
        $0.old < $1.old && $0.new < $1.new
      })
  }

  /// Lines of a few words, so that many are equal.
  private static func lines(
    _ count: Int, of words: Int, _ random: inout SplitMix64
  ) -> [ArraySlice<UInt8>] {
    (0..<count).map { _ in line("line \(Int.random(in: 0..<words, using: &random))") }
  }

  private static func line(_ text: String) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

  private static func bytes(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    Array(lines.map { $0 + [10] }.joined())
  }
}
