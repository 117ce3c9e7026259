import TestSupport
import Testing

@Suite struct MeasureTests {
  private func measure(_ arguments: [String], input: String = "") async throws -> CommandResult {
    let folder = try TemporaryFolder()
    return await run(["measure"] + arguments, standardInput: input, workingDirectory: folder.path)
  }

  @Test func `a text has the size of its label, and its lines`() async throws {
    let one = try await measure(["Label"])
    #expect(one.exitCode == 0)
    #expect(one.stdout == "\"Label\"  41.5 × 20.5, 1 line\n")
    let wrapped = try await measure(["Label Label Label Label", "--width", "100"])
    let lines = wrapped.stdout.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(" × 41, 2 lines"))
    #expect(lines[1].hasSuffix("  Label Label"))
    #expect(lines[2].hasSuffix("  Label Label"))
  }

  @Test func `too few lines cut a text, and the exit code says so`() async throws {
    let result = try await measure(
      ["one two three four", "--width", "70", "--lines", "2", "--format", "jsonl"])
    #expect(result.exitCode == 1)
    let text = try #require(try result.jsonLines().first)
    #expect(text["cut"] == .bool(true))
    #expect(text["lines"]?.array?.map { $0["text"]?.string } == ["one two", "three four"])
    let single = try await measure(["one two three", "--width", "60", "--lines", "1"])
    #expect(single.exitCode == 1)
    #expect(single.stdout.hasSuffix("1 line, cut\n"))
  }

  @Test func `lines of standard input are texts, and a text may have line breaks`() async throws {
    let piped = try await measure(["--format", "csv"], input: "Label\r\n\nLabel Label\n")
    let rows = piped.stdout.split(separator: "\n").map(String.init)
    #expect(rows.count == 4)
    #expect(rows[1].hasPrefix("Label,41.5,20.5,41.5,1,no,no,17"))
    #expect(rows[2].hasPrefix(",0,0,0,0,no,no,17"))
    let broken = try await measure(["a\\nb"])
    #expect(broken.stdout.contains("2 lines"))
    #expect(try await measure([], input: "").stdout == "")
  }

  /// Fonts with their points, and the height of their lines.
  static let fonts: [(font: String, options: [String], pointSize: Double)] = [
    ("system", [], 17), ("system-20", [], 20), ("system-bold-20", [], 20),
    ("system-20-semibold", [], 20), ("System-13-Italic", [], 13), ("system 15 light", [], 15),
    ("body", [], 17), ("BODY", ["--text-size", "AX1"], 28), ("caption2", [], 11),
    ("UICTFontTextStyleHeadline", [], 17), ("HelveticaNeue-Bold-15", [], 15),
    ("Georgia-12.5", [], 12.5), ("HelveticaNeue 15", [], 15),
  ]

  @Test(arguments: fonts)
  func `a font is a word`(font: String, options: [String], pointSize: Double) async throws {
    let result = try await measure(["Label", "--font", font, "--format", "jsonl"] + options)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let text = try #require(try result.jsonLines().first)
    #expect(text["font"]?["pointSize"]?.number == pointSize)
  }

  @Test(arguments: [
    ["--font", "bodyy"], ["--font", "system-17-huge"], ["--font", "Georgia"],
    ["--font", "system-0"],
    ["--width", "0"], ["--lines", "-1"], ["--scale", "9"], ["--xcode", "3"],
  ])
  func `a value that makes no sense is wrong usage`(arguments: [String]) async throws {
    let result = try await measure(["Label"] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.stderr.hasPrefix("Error: "))
  }
}
