import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// The file of a store as small as its rows allow.
@Suite struct StoreCompactTests {
  @Test func `the space of removed documents is given back, and the others stay as they are`()
    async throws
  {
    let folder = try TemporaryFolder()
    for number in 0..<12 {
      try folder.write(SampleDocuments.twoBoxes(gap: number), to: "App/\(number).storyboard")
    }
    for line in ["import App", "batch --device iphone-4.7 --device ipad-11"] {
      #expect(await run(line, in: folder.url).exitCode == 0)
    }
    let others = (1..<12).map { "App/\($0).storyboard" }.joined(separator: " ")
    #expect(await run("remove \(others)", in: folder.url).exitCode == 0)
    let questions = ["list", "sql 'SELECT * FROM views'", "sql 'SELECT * FROM frames'"]
    var before: [String] = []
    for question in questions { before.append(await run(question, in: folder.url).stdout) }
    let result = await run("store compact --format jsonl", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let row = try JSONInstance(json: Data(result.stdout.utf8))
    let sizes = try (
      #require(row["bytesBefore"]?.number), #require(row["bytesAfter"]?.number)
    )
    #expect(sizes.1 < sizes.0)
    #expect(try Self.size(of: folder) == Int(sizes.1))
    for (question, answer) in zip(questions, before) {
      #expect(await run(question, in: folder.url).stdout == answer)
      #expect(answer.count > 60)
    }
    let again = await run("store compact --format jsonl", in: folder.url)
    let second = try JSONInstance(json: Data(again.stdout.utf8))
    #expect(second["bytesAfter"]?.number == sizes.1)
  }

  @Test func `a store that is not there is not made`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("store compact", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("there is no store"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  private static func size(of folder: TemporaryFolder) throws -> Int {
    try ["ninegrid.sqlite", "ninegrid.sqlite-wal"].reduce(0) { sum, name in
      let path = folder.url.appending(path: name).path
      guard FileManager.default.fileExists(atPath: path) else { return sum }
      return sum + (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
    }
  }
}
