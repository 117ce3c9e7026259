import PlainText
import TestSupport
import Testing

/// Differences as `diff -u` writes them.
@Suite struct LineDifferenceTests {
  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private static let ten = (1...10).map { "line \($0)" }

  @Test func `changes that are six lines apart are one part, and seven lines are two`() {
    func parts(_ second: Int) -> [String] {
      var (old, new) = (Self.ten + Self.ten, Self.ten + Self.ten)
      for place in [2, second] { (old[place], new[place]) = ("old \(place)", "new \(place)") }
      return LineDifference(from: Self.bytes(old), to: Self.bytes(new)).unified(path: "a")
        .filter { $0.hasPrefix("@@") }
    }
    #expect(parts(9) == ["@@ -1,13 +1,13 @@"])
    #expect(parts(10) == ["@@ -1,6 +1,6 @@", "@@ -8,7 +8,7 @@"])
  }

  @Test func `lines at the top of an empty file stand behind line 0`() {
    let difference = LineDifference(from: [], to: Self.bytes(["one", "two"]))
    #expect(
      difference.unified(path: "a") == ["--- a/a", "+++ b/a", "@@ -0,0 +1,2 @@", "+one", "+two"])
    let back = LineDifference(from: Self.bytes(["one", "two"]), to: [])
    #expect(back.unified(path: "a").dropFirst(2) == ["@@ -1,2 +0,0 @@", "-one", "-two"])
  }

  @Test func `a last line without its end is marked on the side that lacks it`() {
    let difference = LineDifference(from: Array("one\ntwo".utf8), to: Array("one\n2\n".utf8))
    #expect(
      difference.unified(path: "a").dropFirst(2) == [
        "@@ -1,2 +1,2 @@", " one", "-two", "\\ No newline at end of file", "+2",
      ])
  }

  @Test(arguments: 0..<100)
  func `the lines of a part are as many as its head says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...60, using: &random)).map { "line \($0 % 7)" }
    var new = old
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      new.insert("new", at: Int.random(in: 0...new.count, using: &random))
      new.remove(at: Int.random(in: 0..<new.count, using: &random))
    }
    var rest = LineDifference(from: Self.bytes(old), to: Self.bytes(new)).unified(path: "a")
      .dropFirst(2)
    while let head = rest.popFirst() {
      let counts = head.split(separator: " ")[1...2].map { range in
        range.split(separator: ",").dropFirst().first.flatMap { Int($0) } ?? 1
      }
      let lines = rest.prefix { !$0.hasPrefix("@@") }
      rest = rest.dropFirst(lines.count)
      #expect(lines.count { !$0.hasPrefix("+") } == counts[0], "\(head)")
      #expect(lines.count { !$0.hasPrefix("-") } == counts[1], "\(head)")
    }
  }
}
