import Foundation
import TestSupport
import Testing

@Suite struct ExplainLogTests {
  private func folder(log: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "Main.storyboard")
    try folder.write(log, to: "log.txt")
    return folder
  }

  /// The two boxes as a console shows them: constraints of the document, and some that UIKit makes.
  static let log = """
    2024-05-01 10:00:00.123 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x601 UIView:0x7f1.height == 100   (active)>",
        "<NSLayoutConstraint:0x602 UIView:0x7f1.height == UIView:0x7f2.height   (active)>",
        "<NSLayoutConstraint:0x603 'UIView-Encapsulated-Layout-Height' UIView:0x7f2.height == 667   (active)>",
        "<NSLayoutConstraint:0x604 App.Badge:0x7f3.width == 12   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x601 UIView:0x7f1.height == 100   (active)>
    """

  @Test func `a message is told in the document's own ids, with repairs`() async throws {
    let folder = try folder(log: Self.log)
    let result = await run("explain-log log.txt Main.storyboard", in: folder.url)
    #expect(result.exitCode == 1 && result.stderr == "")
    expectGolden(result.stdout, named: "explain-log.txt")
  }

  @Test func `it reads standard input, and needs no document`() async throws {
    let folder = try folder(log: "")
    let result = await run("explain-log -", in: folder.url, standardInput: Self.log)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains("App.Badge 0x7f3.Width = 12"))
  }

  /// Forty messages in the forms in which UIKit prints constraints: relations, the visual format, names, identifiers, masks,
  /// sizes from outside, stack views and content sizes, with and without the time before them.
  @Test
  func
    `forty messages are told with the constraints of the document, and what UIKit and code make`()
    async throws
  {
    let file = sourceRoot.appendingPathComponent(
      "Tests/NinegridCommandsTests/Cases/Logs/logs.json")
    let cases = try #require(JSONInstance(json: Data(contentsOf: file)).array)
    #expect(cases.count == 40)
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict + SampleDocuments.atLeast150),
      to: "Main.storyboard")
    for (number, log) in cases.enumerated() {
      func texts(_ key: String) -> [String] { log[key]?.array?.compactMap(\.string) ?? [] }
      try folder.write(texts("log").joined(separator: "\n") + "\n", to: "log.txt")
      let result = await run("explain-log log.txt Main.storyboard", in: folder.url)
      #expect(result.exitCode == 1)
      let parts = result.stdout.components(separatedBy: "what may help")
      #expect(parts.count == 2, "\(number): no repair")
      let lines = parts[0].split(separator: "\n")
      let found = lines.compactMap {
        $0.firstMatch(of: /Main\.storyboard:\d+:\d+: '([^']+)'/).map { String($0.1) }
      }
      #expect(found == texts("constraints"), "\(number)")
      for part in texts("says") { #expect(parts[0].contains(part), "\(number): \(parts[0])") }
      let givenUp = lines.filter { $0.contains("[given up]") }
      #expect(givenUp.count == 1)
      #expect(try givenUp.first?.contains(#require(log["givenUp"]?.string)) == true, "\(number)")
    }
  }

  /// Kinds of messages that people paste: rows, masks, stack views, guides, identifiers, classes of a module, bars, keyboards.
  /// Forms: older releases, libraries, labels of several lines and with signs, sizes as equations, other lines between.
  @Test(arguments: [("kinds", 22), ("forms", 10)])
  func `messages of each kind are told with the constraints of a form and its rows`(
    name: String, count: Int
  ) async throws {
    let logs = sourceRoot.appendingPathComponent("Tests/NinegridCommandsTests/Cases/Logs")
    let file = logs.appendingPathComponent("\(name).json")
    let cases = try #require(JSONInstance(json: Data(contentsOf: file)).array)
    #expect(cases.count == count)
    let folder = try TemporaryFolder()
    let form = try String(
      contentsOf: logs.appendingPathComponent("Form.storyboard"), encoding: .utf8)
    try folder.write(form, to: "Form.storyboard")
    for log in cases {
      func texts(_ key: String) -> [String] { log[key]?.array?.compactMap(\.string) ?? [] }
      let kind = log["kind"]?.string ?? ""
      try folder.write(texts("log").joined(separator: "\n") + "\n", to: "log.txt")
      let result = await run("explain-log log.txt Form.storyboard", in: folder.url)
      #expect(result.exitCode == 1)
      let told = result.stdout.components(separatedBy: "what may help")[0]
      let found = told.matches(of: /Form\.storyboard:\d+:\d+: '([^']+)'/).map { String($0.1) }
      #expect(found == texts("constraints"), "\(kind): \(told)")
      for part in texts("says") { #expect(result.stdout.contains(part), "\(kind): \(told)") }
      #expect(told.components(separatedBy: "[given up]").count == 2, "\(kind)")
    }
  }

  /// Messages about samples of ours, of which the right one is found among three.
  @Test func `messages are told with the constraints of the right document`() async throws {
    let file = sourceRoot.appendingPathComponent(
      "Tests/NinegridCommandsTests/Cases/Logs/samples.json")
    let cases = try #require(JSONInstance(json: Data(contentsOf: file)).array)
    #expect(cases.count == 5)
    let folder = try TemporaryFolder()
    for sample in ["app/Trips.storyboard", "screens/sign-in.json", "screens/profile-card.json"] {
      let source = sourceRoot.appendingPathComponent("Samples/\(sample)")
      try folder.write(
        String(contentsOf: source, encoding: .utf8), to: source.lastPathComponent)
    }
    for log in cases {
      func texts(_ key: String) -> [String] { log[key]?.array?.compactMap(\.string) ?? [] }
      let kind = log["kind"]?.string ?? ""
      try folder.write(texts("log").joined(separator: "\n") + "\n", to: "log.txt")
      let result = await run(
        "explain-log log.txt Trips.storyboard sign-in.json profile-card.json", in: folder.url)
      #expect(result.exitCode == 1)
      let told = result.stdout.matches(of: /(\S+):\d+:\d+: '([^']+)'/)
      #expect(told.map { String($0.2) } == texts("constraints"), "\(kind): \(result.stdout)")
      #expect(told.allSatisfy { String($0.1) == log["document"]?.string }, "\(kind)")
      for part in texts("says") { #expect(result.stdout.contains(part), "\(kind)") }
    }
  }

  @Test func `a message of a kind without a list is told`() async throws {
    let folder = try folder(
      log: "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n")
    let result = await run("explain-log log.txt Main.storyboard", in: folder.url)
    #expect(result.exitCode == 0 && result.stdout == "")
    #expect(result.stderr.contains("line 2: the system hides the constraints"))
  }

  @Test func `rows have the reason`() async throws {
    let folder = try folder(log: Self.log)
    let result = await run("explain-log log.txt Main.storyboard --format jsonl", in: folder.url)
    #expect(result.stdout.contains("\"reason\""))
    #expect(result.stdout.contains("they contradict each other by 567 points"))
  }

  @Test func `a log without such a message says so`() async throws {
    let folder = try folder(log: "nothing")
    let result = await run("explain-log log.txt Main.storyboard", in: folder.url)
    #expect(result.exitCode == 0 && result.stdout == "")
    #expect(result.stderr.contains("no message about unsatisfiable constraints"))
  }
}
