import Foundation
import TestSupport
import Testing

@Suite struct TransitionTests {
  private static let sample = "Samples/size-classes/nine-cells.json"
  private static let recipe =
    "Samples/cookbook/16-two-buttons-with-size-class-based-layouts.json"

  @Test func `a turned phone is told scene by scene`() async throws {
    let result = await run("diff \(Self.sample) --from wC-hR --to wC-hC", in: sourceRoot)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "turned-phone.txt")
    #expect(result.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `each way back says the opposite`() async throws {
    func changes(_ from: String, _ to: String) async throws -> Set<String> {
      let result = await run(
        "diff \(Self.recipe) --from \(from) --to \(to) --format jsonl", in: sourceRoot)
      return Set(
        try result.jsonLines().filter { $0["kind"]?.string == "constraint" }.map {
          "\($0["change"]?.string ?? "") \($0["name"]?.string ?? "")"
        })
    }
    let there = try await changes("wC-hR", "wC-hC")
    let back = try await changes("wC-hC", "wC-hR")
    #expect(there.count == 5)
    let turned = there.map { line in
      line.hasPrefix("comes ")
        ? "goes " + line.dropFirst("comes ".count) : "comes " + line.dropFirst("goes ".count)
    }
    #expect(Set(turned) == back)
  }

  @Test func `the frames are those that resolving gives`() async throws {
    let result = await run(
      "diff \(Self.recipe) --from iphone-4.7,portrait --to iphone-4.7,landscape --format jsonl",
      in: sourceRoot)
    let row = try #require(
      try result.jsonLines().first {
        $0["id"]?.string == "short-button" && $0["change"]?.string == "resizes"
      })
    for (side, orientation) in [("old", "portrait"), ("new", "landscape")] {
      let resolved = await run(
        "resolve \(Self.recipe) --device iphone-4.7 --orientation \(orientation) --format jsonl",
        in: sourceRoot)
      let view = try #require(
        try resolved.jsonLines().first?["views"]?.array?.first {
          $0["id"]?.string == "short-button"
        })
      #expect(row["\(side)X"]?.number == view["frame"]?["x"]?.number)
      #expect(row["\(side)Width"]?.number == view["frame"]?["width"]?.number)
    }
  }

  @Test func `text sizes, devices and localizations are sides too`() async throws {
    for (from, to) in [
      ("large", "AX3"), ("iphone-4.7", "ipad-11,landscape"), ("400x800", "800x400"),
      ("ltr", "Samples/localizations/sign-in.xcstrings,language=de,rtl"),
    ] {
      let result = await run(
        "diff Samples/screens/sign-in.json --from \(from) --to \(to)", in: sourceRoot)
      #expect(result.exitCode == 1, "\(from) \(to): \(result.stderr)")
    }
    let same = await run(
      "diff Samples/screens/sign-in.json --from portrait --to wC-hR", in: sourceRoot)
    #expect(same.exitCode == 0)
    #expect(same.stdout.contains("nothing changes"))
  }

  @Test func `both states are drawn`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/turned.svg"
    let result = await run(
      "diff \(Self.recipe) --from portrait --to landscape -o \(path)", in: sourceRoot)
    #expect(result.exitCode == 1)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains("wC-hR") && svg.contains("wC-hC"))
  }

  @Test func `what a container shows is drawn in it on both sides`() async throws {
    let folder = try TemporaryFolder()
    let places = sourceRoot.appending(path: "Tests/LayoutEngineTests/Cases/Places")
    let source = try String(
      contentsOf: places.appending(path: "embedded-scene.storyboard"), encoding: .utf8)
    let plain =
      #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="one-bb-001">"#
    let label =
      #"<label text="Inside" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="one-bb-001">"#
    let start = try #require(source.range(of: plain))
    let end = try #require(source.range(of: "</view>", range: start.upperBound..<source.endIndex))
    let old =
      source[..<start.lowerBound] + label + source[start.upperBound..<end.lowerBound] + "</label>"
      + source[end.upperBound...]
    let new = old.replacing(
      #"constant="20" id="con-xx-001""#, with: #"constant="40" id="con-xx-001""#)
    try String(old).write(
      toFile: folder.path + "/old.storyboard", atomically: true, encoding: .utf8)
    try String(new).write(
      toFile: folder.path + "/new.storyboard", atomically: true, encoding: .utf8)
    // Turned, the inner scene changes, too, and is drawn by itself besides.
    for (arguments, count) in [
      ("old.storyboard --from iphone-4.7,portrait --to iphone-4.7,landscape", 4),
      ("old.storyboard new.storyboard", 2),
    ] {
      let result = await run("diff \(arguments) -o drawn.svg", in: URL(filePath: folder.path))
      #expect(result.exitCode == 1, "\(arguments): \(result.stderr)")
      let svg = try String(contentsOfFile: folder.path + "/drawn.svg", encoding: .utf8)
      #expect(svg.components(separatedBy: ">Inside<").count == count + 1, "\(arguments)")
    }
  }

  @Test func `two states of code are told as two environments are`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/states.json"
    try #"""
    {"format": "ninegrid-layout", "version": 1, "name": "States", "device": "retina4_7", "scenes": [
      {"name": "States", "view": {"name": "Root", "subviews": [
        {"kind": "view", "id": "box", "name": "Box"},
        {"kind": "label", "id": "title", "name": "Title", "text": "Title"}],
        "constraints": [
          "Box.Leading = Superview.Leading + 20", "Box.Top = Superview.Top + 100", "Box.Height = 50",
          "Title.Leading = Superview.Leading + 20", "Title.Top = Superview.Top + 200",
          {"id": "narrow", "constraint": "Box.Width = 100"},
          {"id": "wide", "constraint": "Box.Width = 300"}]}}]}
    """#.write(toFile: path, atomically: true, encoding: .utf8)
    let check = await run("check \(path) --format json", in: sourceRoot)
    guard check.exitCode < 2 else {
      Issue.record("the document of the test can't be read: \(check.stderr)")
      return
    }
    let rows = try await run(
      "diff \(path) --from-set wide.active=NO --to-set narrow.active=NO --to-set title.text=Longer --format jsonl",
      in: sourceRoot
    ).jsonLines()
    let changes = rows.map { "\($0["id"]?.string ?? "") \($0["change"]?.string ?? "")" }
    #expect(changes.contains("wide changes"), "\(changes)")
    #expect(changes.contains("box resizes") && changes.contains("title changes"), "\(changes)")
    let same = await run(
      "diff \(path) --set wide.active=NO --to-set box.hidden=NO", in: sourceRoot)
    #expect(same.exitCode == 0, "\(same.stdout)")
  }

  @Test(arguments: [
    ("--from wC-hR", "'--from' and '--to' go together"),
    ("--from wC-hR --to wX-hR", "'wX-hR' of '--to' is not a size class"),
    ("--from wC-hR --to wC-hC --size 300x300", "'--size' would hold for both sides"),
    ("--from both,iphone-4.7 --to wC-hC", "stands for 2 environments"),
    ("-o x.svg", "name both"), ("--from wC-hR --to wC-hC --format html", "have the formats text"),
  ])
  func `what is no transition is refused`(options: String, message: String) async throws {
    let result = await run("diff \(Self.sample) \(options)", in: sourceRoot)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains(message), "\(result.stderr)")
  }
}
