import Foundation
import TestSupport
import Testing

/// `Cases/Uncertain`: faults that only numbers have that are not established.
@Suite struct UncertainFindingTests {
  private static let cases = "Tests/NinegridCommandsTests/Cases/Uncertain"

  @Test(arguments: [
    ("unsatisfiable", "unsatisfiable", "--device ipad-10.9 --ios 17"),
    ("truncated", "truncated", "--device ipad-10.9 --ios 17"),
    ("clipped", "clipped", "--device ipad-10.9 --ios 17"),
    ("off-screen", "off-screen", "--device ipad-10.9 --ios 17"),
    ("overlap", "overlap", "--device ipad-10.9 --ios 17"),
    ("ambiguous", "ambiguous", "--device ipad-10.9 --ios 17"),
    ("row-margins", "unsatisfiable", "--device iphone-4.7"),
    ("row-of-fixed-height", "unsatisfiable", "--device iphone-4.7"),
  ])
  func `a fault by numbers that are not established is a note`(
    name: String, rule: String, device: String
  ) async throws {
    let line = "check \(Self.cases)/\(name).storyboard --rule \(rule) \(device)"
    let usual = await run(line, in: sourceRoot)
    #expect(usual.exitCode == 0, "\(usual.stdout)")
    #expect(usual.stdout.contains("1 more is not certain"), "\(usual.stdout)\(usual.stderr)")
    let rows = try await run("\(line) --uncertain --format jsonl", in: sourceRoot).jsonLines()
    #expect(rows.map { $0["rule"]?.string } == [rule])
    #expect(rows.first?["severity"]?.string == "note")
    #expect(rows.first?["certain"] == .bool(false))
  }

  @Test func `a conflict by numbers that are not established is repaired only if somebody asks`()
    async throws
  {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: sourceRoot.appendingPathComponent("\(Self.cases)/row-of-fixed-height.storyboard"),
      encoding: .utf8)
    try folder.write(text, to: "a.storyboard")
    let usual = await run("fix conflicts a.storyboard", in: folder.url)
    #expect(usual.exitCode == 0, "\(usual.stdout)\(usual.stderr)")
    #expect((usual.stdout + usual.stderr).contains("1 conflict is left alone"))
    #expect(try folder.read("a.storyboard") == text)
    let asked = await run("fix conflicts a.storyboard --uncertain", in: folder.url)
    #expect(asked.exitCode == 0, "\(asked.stdout)\(asked.stderr)")
    #expect(try folder.read("a.storyboard").contains("priority=\"999\""))
  }

  @Test(arguments: ["unsatisfiable", "clipped", "off-screen", "overlap", "ambiguous"])
  func `the same fault in a sheet of a phone, which was recorded, is certain`(
    rule: String
  ) async throws {
    let line = "check \(Self.cases)/\(rule).storyboard --rule \(rule) --device iphone-6.3"
    let found = await run(line, in: sourceRoot)
    #expect(found.exitCode == 1, "\(found.stdout)\(found.stderr)")
    #expect(!found.stdout.contains("not certain"))
  }
}
