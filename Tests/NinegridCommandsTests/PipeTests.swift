import Foundation
import HostAccess
import TestSupport
import Testing

@testable import NinegridCommands

/// Documents that come through standard input, one or many.
@Suite struct PipeTests {
  @Test(arguments: [
    "resolve - --format jsonl", "check - --format jsonl", "query grid - --format jsonl",
  ])
  func `a document from standard input says what its file says`(line: String) async throws {
    let folder = try TemporaryFolder()
    let document = SampleDocuments.twoBoxes()
    try folder.write(document, to: "App/a.storyboard")
    let words = ShellLine.words(of: line)
    let file = await run(
      words.map { $0 == "-" ? "App/a.storyboard" : $0 }, workingDirectory: folder.path)
    let piped = await run(
      words + ["--stdin-name", "App/a.storyboard"], standardInput: document,
      workingDirectory: folder.path)
    #expect(piped.exitCode == file.exitCode)
    #expect(piped.stdout == file.stdout)
    // A sound document has no findings.
    #expect(!file.stdout.isEmpty || line.hasPrefix("check"))
  }

  @Test func `a document without a name is called standard input`() async throws {
    let folder = try TemporaryFolder()
    let result = await run(
      "resolve - --format csv", in: folder.url, standardInput: SampleDocuments.twoBoxes())
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("\nstandard input,"))
    let broken = await run("resolve -", in: folder.url, standardInput: "<document>\n<scenes\n")
    #expect(broken.exitCode == 2)
    #expect(broken.stderr.hasPrefix("standard input:"))
  }

  @Test(arguments: ["fix update-frames -", "edit set - x constant=1", "migrate margins -"])
  func `a verb that writes refuses standard input`(line: String) async throws {
    let folder = try TemporaryFolder()
    let result = await run(line, in: folder.url, standardInput: SampleDocuments.twoBoxes())
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("'-' is standard input, which can't be written to; name a file"))
  }

  @Test func `lines are answered in order, a bad one in its place`() async throws {
    let folder = try TemporaryFolder()
    let lines = [
      Self.line("a.storyboard", SampleDocuments.twoBoxes()),
      "{\"path\":\"b.storyboard\",\"content\":\"<document\"}",
      "no JSON",
      "",
      "{\"path\":\"c.storyboard\",\"base64\":\"%%\"}",
      "{\"path\":\"d.storyboard\",\"content\":\"\",\"size\":1}",
      Self.line(
        "e.storyboard", SampleDocuments.twoBoxes(gap: 12), options: ["--device", "iphone-4.7"]),
      Self.line("f.storyboard", SampleDocuments.twoBoxes(), options: ["--format", "csv"]),
    ]
    let result = await run(
      ["resolve", "-", "--jsonl"], standardInput: lines.joined(separator: "\n"),
      workingDirectory: folder.path)
    #expect(result.exitCode == 64)
    #expect(result.stderr == "")
    let answers = result.stdout.split(separator: "\n").map(String.init)
    try #require(answers.count == 8)
    #expect(answers[0].hasPrefix("{\"ninegrid\":\"0.1.0\",\"fingerprint\":\"rules-"))
    #expect(answers[1].hasPrefix("{\"path\":\"a.storyboard\",\"exit\":0,\"results\":[{"))
    #expect(
      answers[2].hasPrefix(
        "{\"path\":\"b.storyboard\",\"exit\":2,\"results\":[],\"messages\":[\"b.storyboard:1:"))
    #expect(
      answers[3].contains(
        "\"path\":\"\",\"exit\":2,\"results\":[],\"messages\":[\"error: the line is not JSON"))
    #expect(
      answers[4].hasPrefix("{\"path\":\"c.storyboard\",\"exit\":2")
        && answers[4].contains("is not Base64"))
    #expect(
      answers[5].hasPrefix("{\"path\":\"d.storyboard\",\"exit\":2")
        && answers[5].contains("'size' is not a key"))
    #expect(
      answers[6].hasPrefix("{\"path\":\"e.storyboard\",\"exit\":0,")
        && answers[6].contains("iphone-4.7"))
    #expect(answers[7].contains("'--format' is for the command, not for a line."))
    let schema = try SchemaFiles.schema("pipe-answer-1")
    for answer in answers {
      #expect(schema.faults(in: try JSONInstance(json: Data(answer.utf8))) == [], "\(answer)")
    }
  }

  @Test func `a line in base64 exports the same bytes, and code is a text`() async throws {
    let folder = try TemporaryFolder()
    let document = SampleDocuments.twoBoxes()
    let line =
      "{\"path\":\"a.storyboard\",\"base64\":\"\(Data(document.utf8).base64EncodedString())\"}"
    let result = await run(
      ["export", "-", "--jsonl"], standardInput: line, workingDirectory: folder.path)
    let answer = try #require(result.stdout.split(separator: "\n").last)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(object["output"] as? String == document)
    #expect(object["exit"] as? Int == 0)
  }

  @Test func `a difference from one file is answered line by line`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let lines = [8, 12].map { Self.line("gap-\($0).storyboard", SampleDocuments.twoBoxes(gap: $0)) }
    let result = await run(
      ["diff", "a.storyboard", "-", "--jsonl"], standardInput: lines.joined(separator: "\n"),
      workingDirectory: folder.path)
    let exits = result.stdout.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",")[1]
    }
    #expect(exits == ["\"exit\":0", "\"exit\":1"])
    #expect(result.exitCode == 1)
  }

  @Test(arguments: [
    ["resolve", "a.storyboard", "--jsonl"], ["resolve", "-", "-", "--jsonl"],
    ["check", "-", "--jsonl", "--stdin-name", "x"],
  ])
  func `lines need one place for their document`(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let result = await run(arguments, workingDirectory: folder.path)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("--jsonl"))
  }

  @Test func `a line is held once, and one without an end is refused when it is too long`() throws {
    let pieces = [
      Array("ab\ncd".utf8), Array("ef\n".utf8), Array(repeating: UInt8(ascii: "x"), count: 200),
      Array("\nlast".utf8),
    ]
    let lines = InputLines(longest: 100, read: Self.reading(pieces))
    #expect(try lines.next() == .bytes(Array("ab".utf8)))
    #expect(try lines.next() == .bytes(Array("cdef".utf8)))
    #expect(try lines.next() == .tooLong)
    #expect(try lines.next() == .bytes(Array("last".utf8)))
    #expect(try lines.next() == nil)
  }

  /// Hands out pieces one after the other.
  private static func reading(_ pieces: [[UInt8]]) -> InputLines.Reading {
    let rest = Pieces(pieces)
    return { _ in rest.next() }
  }

  private final class Pieces: @unchecked Sendable {
    private var pieces: [[UInt8]]
    init(_ pieces: [[UInt8]]) { self.pieces = pieces.reversed() }
    func next() -> [UInt8] { pieces.popLast() ?? [] }
  }

  private static func line(_ path: String, _ content: String, options: [String] = []) -> String {
    var object: [String: Any] = ["path": path, "content": content]
    if !options.isEmpty { object["options"] = options }
    let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
