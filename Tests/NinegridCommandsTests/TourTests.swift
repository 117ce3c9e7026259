import Foundation
import TestSupport
import Testing

/// What the README and the guide print, run as it is printed.
@Suite struct TourTests {
  /// The indented lines between the mark `<!-- name -->` and `<!-- end -->`.
  private static func lines(after mark: String, in page: String = "README.md") throws -> [String] {
    let text = try String(contentsOf: sourceRoot.appendingPathComponent(page), encoding: .utf8)
    guard let start = text.range(of: "<!-- \(mark) -->"),
      let end = text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex)
    else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  @Test func `every line of the first look works, in order, in an empty folder with the samples`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: samplesFolder, to: folder.url.appendingPathComponent("Samples"))
    let lines = try Self.lines(after: "first look")
    #expect(lines.count >= 12)
    for line in lines {
      for result in try await runTour([line], in: folder.url) {
        // 1 says that something was found, which some lines are there to show.
        #expect(result.exitCode <= 1, "\(line): \(result.stderr)")
        #expect(line.contains(" -o ") || !result.stdout.isEmpty, "\(line) says nothing")
      }
    }
  }

  @Test func `every line of the guide works, in order, in an empty folder with the samples`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: samplesFolder, to: folder.url.appendingPathComponent("Samples"))
    let lines = try Self.lines(after: "tour", in: "Schemas/guide.md")
    #expect(lines.count >= 40)
    var printed: [String] = []
    for line in lines {
      for result in try await runTour([line], in: folder.url) {
        // 1 says that something was found, which some lines are there to show.
        #expect(result.exitCode <= 1, "\(line): \(result.stderr)")
        printed.append(result.stdout)
      }
    }
    #expect(printed.contains { $0.contains("Blue View.Width >= 150") })
    #expect(
      FileManager.default.fileExists(
        atPath: folder.url.appendingPathComponent("sign-in.svg").path))
  }

  @Test func `the README's main command works, once the tool is built`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: samplesFolder, to: folder.url.appendingPathComponent("Samples"))
    let command = try #require(try Self.lines(after: "main command").first)
    let parts = command.split(separator: "&&").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(".build/release/ninegrid ") }
    #expect(parts.count >= 4)
    for part in parts {
      let line = String(part.dropFirst(".build/release/".count))
      let results = try await runTour([line], in: folder.url)
      #expect(results.map(\.exitCode) == [0], "\(line): \(results.map(\.stderr))")
      for word in ["ambiguous", "unsatisfiable", "truncated"] {
        #expect(results.allSatisfy { !$0.stdout.contains(word) }, "\(line) tells of a fault")
      }
    }
  }

  @Test func `the README prints one test command`() throws {
    let test = try Self.lines(after: "test command")
    #expect(test.count == 1 && test[0].contains("swift test"))
  }

  @Test(arguments: [
    (
      "sign-in.svg",
      "Samples/screens/sign-in.json --device iphone-4.7 --device iphone-6.9 --device ipad-11 --sheet"
    ),
    ("trips.svg", "Samples/app/Trips.storyboard --device iphone-6.1-island"),
    ("trips-dark.svg", "Samples/app/Trips.storyboard --device iphone-6.1-island --appearance dark"),
    ("nine-cells.svg", "Samples/size-classes/nine-cells.json --all-cells"),
  ])
  func `a picture in the README is what the command draws today`(
    name: String, arguments: String
  ) async throws {
    let picture = try String(
      contentsOf: sourceRoot.appendingPathComponent("Samples/pictures/\(name)"), encoding: .utf8)
    let result = await run("render \(arguments)", in: sourceRoot)
    #expect(result.exitCode == 0, "\(result.stderr)")
    #expect(
      result.stdout == picture,
      "draw it again: ninegrid render \(arguments) -o Samples/pictures/\(name)")
  }

  @Test func `the picture of a change in the README is what diff writes today`() async throws {
    let folder = try TemporaryFolder()
    let sample = try String(
      contentsOf: samplesFolder.appendingPathComponent("app/Trips.storyboard"), encoding: .utf8)
    try folder.write(sample, to: "old/Trips.storyboard")
    try folder.write(sample, to: "Trips.storyboard")
    let edit = await run("edit set Trips.storyboard cn08-tr-ip.constant 160", in: folder.url)
    #expect(edit.exitCode == 0, "\(edit.stderr)")
    #expect(
      await run("diff old/Trips.storyboard Trips.storyboard -o changes.svg", in: folder.url)
        .exitCode == 1)
    let drawn = try String(
      contentsOf: folder.url.appendingPathComponent("changes.svg"), encoding: .utf8)
    let kept = sourceRoot.appendingPathComponent("Samples/pictures/changes.svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try drawn.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: kept, encoding: .utf8) == drawn, "UPDATE_GOLDEN=1 draws it again")
  }
}
