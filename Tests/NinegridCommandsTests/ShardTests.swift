import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// Parts of a run, which several machines share.
@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func `each name is in one part, and no part is far from its share`(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    var sizes = [Int](repeating: 0, count: count)
    let total = 6_400
    for number in 0..<total {
      let owners = shards.filter { $0.contains("App/Screens/\(number).storyboard") }
      #expect(owners.count == 1)
      if let owner = owners.first { sizes[owner.number - 1] += 1 }
    }
    let share = total / count
    // Four standard deviations of a binomial.
    let slack = Int(4 * Double(share).squareRoot()) + 1
    #expect(sizes.allSatisfy { abs($0 - share) <= slack || count == 1 })
  }

  @Test(arguments: ["0/8", "9/8", "3", "3/", "/8", "1/0", "-1/2", "1/100001", "a/b", "1/2/3"])
  func `what is no part is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a document keeps its part in every release`() {
    #expect(Shard.hash("App/Main.storyboard") == 0xb6c8_6486_c178_ad0b)
  }

  @Test(arguments: [
    "resolve App --format jsonl", "check App --format jsonl --uncertain",
    "import App --format jsonl", "batch --device iphone-4.7 --format jsonl",
  ])
  func `the parts of a run together are the whole run`(line: String) async throws {
    let words = ShellLine.words(of: line)
    func rows(_ extra: [[String]]) async throws -> [String] {
      let folder = try Self.folder()
      if words[0] == "batch" { _ = await run("import App", in: folder.url) }
      var rows: [String] = []
      for more in extra {
        let result = await run(words + more, workingDirectory: folder.path)
        #expect(result.exitCode == 0 || words[0] == "check", "\(result.stderr)")
        rows += result.stdout.split(separator: "\n").map(String.init)
      }
      return rows.sorted()
    }
    let whole = try await rows([[]])
    let parts = try await rows((1...3).map { ["--shard", "\($0)/3"] })
    #expect(!whole.isEmpty)
    #expect(Self.withoutTimes(parts) == Self.withoutTimes(whole))
  }

  /// How long a document took is no part of what is said of it.
  private static func withoutTimes(_ rows: [String]) -> [String] {
    rows.map { $0.replacing(/"(seconds|milliseconds)":[0-9.e-]+/, with: "") }.sorted()
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<12 {
      try folder.write(SampleDocuments.twoBoxes(gap: number), to: "App/\(number).storyboard")
    }
    return folder
  }
}
