import Foundation
import LayoutWorkbench
import TestSupport
import Testing

@testable import NinegridCommands

/// `check --record` and `check --verify`.
@Suite struct ApprovedLayoutTests {
  private let folder: TemporaryFolder
  private let devices = "--device iphone-4.7 --device ipad-11"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
  }

  private func check(_ options: String) async -> CommandResult {
    await run("check App \(devices) \(options)", in: folder.url)
  }

  private func moveBox() throws {
    let moved = SampleDocuments.twoBoxes().replacing("constant=\"16\"", with: "constant=\"26\"")
    #expect(moved != SampleDocuments.twoBoxes())
    try folder.write(moved, to: "App/a.storyboard")
  }

  private var files: [String] {
    let root = folder.url.appendingPathComponent("Layouts")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".layout.txt") }.sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("Layouts/\(name)"), encoding: .utf8)
  }

  @Test func `what was recorded is a line for each view, and is verified`() async throws {
    let recorded = await check("--record Layouts")
    #expect(recorded.exitCode == 0, "\(recorded.stderr)")
    #expect(recorded.stdout == "recorded 1 file in 'Layouts', 1 of them new or changed\n")
    #expect(files.count == 1)
    let text = try text(files[0])
    #expect(text.contains("document App/a.storyboard\n"))
    #expect(text.contains(/\non iphone-4.7\/portrait\/ios-\d+ ok\n/))
    #expect(text.contains(/\non ipad-11\/portrait\/ios-\d+ ok\n/))
    #expect(text.contains("\n    bxL-00-001 view 16 "))
    let verified = await check("--verify Layouts")
    #expect(verified.exitCode == 0, "\(verified.stdout)")
    let again = await check("--record Layouts")
    #expect(again.stdout == "recorded 1 file in 'Layouts', 0 of them new or changed\n")
    #expect(try self.text(files[0]) == text)
  }

  @Test func `a file reads as it was written`() async throws {
    _ = await check("--record Layouts")
    let bytes = Array(try text(files[0]).utf8)
    let scene = try ApprovedScene(bytes, named: "a")
    #expect(Array(scene.text.utf8) == bytes)
    let devices = scene.layouts.map { $0.environment.replacing(/\/ios-\d+/, with: "") }
    #expect(devices == ["iphone-4.7/portrait", "ipad-11/portrait"])
  }

  @Test func `what has moved is told with old and new, by device, until it is approved`()
    async throws
  {
    _ = await check("--record Layouts")
    try moveBox()
    let moved = await check("--verify Layouts")
    #expect(moved.exitCode == 1)
    #expect(moved.stdout.contains("'bxL-00-001' (Left Box) was approved at (16, "))
    #expect(moved.stdout.contains("and is at (26, "))
    #expect(moved.stdout.contains("[approved-layout]"))
    // The hint is the command that approves.
    let command = moved.stdout.firstMatch(of: /'ninegrid (check --record Layouts --only \S+)'/)
    let approve = try #require(command.map { String($0.1) })
    let approved = await run("\(approve) App \(devices)", in: folder.url)
    #expect(approved.exitCode == 0, "\(approved.stderr)")
    #expect(await check("--verify Layouts").exitCode == 0)
  }

  @Test func `one device can be approved alone`() async throws {
    _ = await check("--record Layouts")
    try moveBox()
    #expect(await check("--record Layouts --only ipad-11").exitCode == 0)
    let rows = try await check("--verify Layouts --format jsonl").jsonLines()
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row["environments"]?.array?.compactMap(\.string) == ["iphone-4.7/portrait"])
    }
  }

  @Test func `what is ignored or within the tolerance may move`() async throws {
    _ = await check("--record Layouts")
    try moveBox()
    #expect(await check("--verify Layouts --tolerance 200").exitCode == 0)
    #expect(await check("--verify Layouts --tolerance 1").exitCode == 1)
    let ids = try await check("--verify Layouts --format jsonl").jsonLines()
      .compactMap { $0["id"]?.string }
    let ignored = Set(ids).sorted().map { "--ignore \($0)" }.joined(separator: " ")
    #expect(await check("--verify Layouts \(ignored)").exitCode == 0)
  }

  @Test func `layouts that nobody has approved, and scenes that are gone, are told`() async throws {
    let none = await check("--verify Layouts")
    #expect(none.exitCode == 1)
    #expect(none.stdout.contains("nobody has approved this layout"))
    _ = await check("--record Layouts")
    let other = try text(files[0]).replacing(/scene \S+/, with: "scene old-00-001")
    let name = try #require(
      files[0].split(separator: "/").dropLast().joined(separator: "/") as String?)
    try folder.write(other, to: "Layouts/\(name)/old-00-001.layout.txt")
    let gone = await check("--verify Layouts")
    #expect(gone.stdout.contains("scene 'old-00-001'"))
    #expect(gone.exitCode == 1)
  }

  @Test func `what was recorded says where to verify, whatever is usual by then`() async throws {
    let environments =
      "--device ipad-11 --orientation both --ios all --text-size AX3 --direction rtl"
    let recorded = await run("check App \(environments) --record Layouts", in: folder.url)
    #expect(recorded.exitCode == 0, "\(recorded.stderr)")
    let keys = try ApprovedScene(Array(text(files[0]).utf8), named: "a").layouts.map(\.environment)
    #expect(keys.count > 8)
    #expect(keys.allSatisfy { $0.contains("/ios-") && $0.hasSuffix("/text-AX3/rtl") })
    for key in keys { #expect(ApprovedEnvironment(key: key).key == key) }
    let verified = await run("check App --verify Layouts", in: folder.url)
    #expect(verified.exitCode == 0, "\(verified.stdout)")
    try moveBox()
    let moved = try await run("check App --verify Layouts --format jsonl", in: folder.url)
      .jsonLines()
    let found = Set(moved.flatMap { $0["environments"]?.array?.compactMap(\.string) ?? [] })
    #expect(found == ["ipad-11/portrait", "ipad-11/landscape"])
    // The hint's command needs no devices either.
    let approved = await run("check App --record Layouts --only vcA-00-001", in: folder.url)
    #expect(approved.exitCode == 0, "\(approved.stderr)")
    #expect(await run("check App --verify Layouts", in: folder.url).exitCode == 0)
    let again = try ApprovedScene(Array(text(files[0]).utf8), named: "a").layouts.map(\.environment)
    #expect(again == keys)
  }

  @Test func `sizes and size classes are verified as they were recorded`() async throws {
    for environments in [
      "--size 300x400", "--all-size-classes", "--as-designed",
      "--device iphone-4.0 --size-class wR-hR",
    ] {
      _ = await run("check App \(environments) --record Layouts", in: folder.url)
      let verified = await run("check App --verify Layouts", in: folder.url)
      #expect(verified.exitCode == 0, "\(environments): \(verified.stdout)")
      try moveBox()
      #expect(await run("check App --verify Layouts", in: folder.url).exitCode == 1)
      try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    }
  }

  @Test func `an environment that this version does not know is told, not passed over`()
    async throws
  {
    _ = await check("--record Layouts")
    let old = try text(files[0]).replacing(
      /on iphone-4.7\/portrait\S*/, with: "on phone-9.9/portrait")
    try folder.write(old, to: "Layouts/\(files[0])")
    let verified = await run("check App --verify Layouts", in: folder.url)
    #expect(verified.exitCode == 1)
    #expect(
      verified.stdout.contains(
        "the layout on phone-9.9/portrait was approved and is not verified: this version does not know"
      ),
      "\(verified.stdout)")
  }

  @Test func `the configuration says what may move, and the command line wins`() async throws {
    _ = await check("--record Layouts")
    try moveBox()
    try folder.write("approved_layouts:\n  tolerance: 200\n", to: ".ninegrid.yml")
    #expect(await check("--verify Layouts").exitCode == 0)
    #expect(await check("--verify Layouts --tolerance 1").exitCode == 1)
    try folder.write(
      "approved_layouts:\n  ignored: [Left Box, bxR-00-001]\n", to: ".ninegrid.yml")
    #expect(await check("--verify Layouts").exitCode == 0)
    try folder.write("approved_layouts:\n  tolerance: wide\n", to: ".ninegrid.yml")
    let wrong = await check("--verify Layouts")
    #expect(wrong.exitCode == 64)
    #expect(wrong.stderr.contains(".ninegrid.yml:2:14: error: 'tolerance' is a number of points"))
  }

  @Test func `a file that can't be read is told with its line`() async throws {
    _ = await check("--record Layouts")
    let name = files[0]
    try folder.write(try text(name) + "nonsense\n", to: "Layouts/\(name)")
    let result = await check("--verify Layouts")
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("[invalid-approval]"), "\(result.stderr)")
  }
}
