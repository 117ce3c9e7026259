import Foundation
import TestSupport
import Testing

@Suite struct SweepCommandTests {
  private static let recipe8 = "cookbook/08-two-views-with-complex-widths.json"

  private static func sweep(_ arguments: [String], in folder: String = samplesFolder.path) async
    -> CommandResult
  {
    await run(["sweep"] + arguments, workingDirectory: folder)
  }

  @Test func `JSON has the turn at 498 with 458 between the margins`() async throws {
    let result = await Self.sweep([Self.recipe8, "--format", "json"])
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.stdoutBytes)) as? [[String: Any]])
    let breakpoints = try #require(list.first?["breakpoints"] as? [[String: Any]])
    #expect(breakpoints.map { $0["at"] as? Double } == [414, 498])
    #expect(breakpoints.map { $0["kind"] as? String } == ["jump", "turn"])
    #expect(breakpoints.last?["betweenMargins"] as? Double == 458)
    #expect(list.first?["largestDeviation"] as? Double == 0)
  }

  @Test func `every key of the output is in the schema`() async throws {
    let schema = try Data(
      contentsOf: sourceRoot.appendingPathComponent("Schemas/sweep-1.schema.json"))
    let known = try #require(
      try JSONSerialization.jsonObject(with: schema) as? [String: Any])
    let properties = try #require(known["properties"] as? [String: Any])
    let result = await Self.sweep([Self.recipe8, "--format", "jsonl"])
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(result.stdoutBytes)) as? [String: Any])
    #expect(found.keys.sorted() == properties.keys.sorted())
  }

  @Test(arguments: ["text", "json", "jsonl", "csv"])
  func `two runs give the same bytes`(format: String) async {
    let arguments = ["screens/sign-in.json", "--width", "320...500", "--format", format]
    let first = await Self.sweep(arguments)
    let second = await Self.sweep(arguments)
    #expect(first.exitCode == 0)
    #expect(!first.stdout.isEmpty)
    #expect(first.stdout == second.stdout)
  }

  @Test func `CSV has a line for each view and interval`() async {
    let result = await Self.sweep(
      [Self.recipe8, "--format", "csv", "--view", "Red View", "--device", "iphone-4.7"])
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("document,scene,axis,from,to,sizeClass,id") == true)
    #expect(lines.last?.hasSuffix(",0.6666666666666666,-32,0,607") == true)
  }

  @Test func `heights are swept at a given width`() async {
    let result = await Self.sweep(
      [Self.recipe8, "--height", "320...900", "--at", "375", "--family", "phone"])
    #expect(result.stdout.contains("heights 320 … 900, width 375"))
    #expect(result.stdout.contains("height = H - "))
  }

  @Test func `several documents are swept in order, as each by itself`() async {
    let documents = ["screens/sign-in.json", Self.recipe8]
    let range = ["--width", "320...500", "--format", "jsonl"]
    let all = await Self.sweep(documents + range)
    var parts = ""
    for document in documents { parts += await Self.sweep([document] + range).stdout }
    #expect(all.exitCode == 0)
    #expect(all.stdout == parts)
    let wrong = await Self.sweep(documents + ["--view", "Red View"])
    #expect(wrong.exitCode == 64)
  }

  @Test func `a plot is written beside the text`() async throws {
    let folder = try TemporaryFolder()
    let document = samplesFolder.appendingPathComponent(Self.recipe8).path
    let result = await Self.sweep([document, "--plot", "a.svg"], in: folder.path)
    #expect(result.exitCode == 0)
    let svg = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.hasPrefix("<svg"))
    #expect(svg.contains(">498</text>"))
    #expect(svg.contains("Red View"))
  }

  @Test(arguments: [
    ["--width", "500...300"], ["--width", "a"], ["--width", "1...9", "--height", "1...9"],
    ["--device", "nokia"], ["--at", "-1"], ["--place", "popover"],
  ])
  func `wrong ranges are refused with what to write instead`(arguments: [String]) async {
    let result = await Self.sweep([Self.recipe8] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("Error:"))
  }

  @Test func `an unknown view is told with the one that may be meant`() async {
    let result = await Self.sweep([Self.recipe8, "--view", "Rad View"])
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("did you mean 'Red View'?"))
  }

  @Test func `a document of a Mac says that it can't be resolved`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.mac, to: "a.xib")
    let result = await Self.sweep(["a.xib"], in: folder.path)
    #expect(result.exitCode == 0)
    #expect(!result.stdout.contains("Frames"))
  }
}
