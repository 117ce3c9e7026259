import Foundation
import TestSupport
import Testing

/// `--size-class`, `--all-size-classes` and `--all-cells`, wherever layouts are resolved.
@Suite struct SizeClassTests {
  /// A box whose distance differs between the cells.
  static let document = """
    {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "Main", "view": {
      "name": "Root", "subviews": [{"kind": "view", "name": "Box"}],
      "constraints": [
        {"id": "x", "constraint": "Box.Leading = Superview.Leading + 1",
         "cells": {"wC-hAny": {"constant": 2}, "wAny-hR": {"constant": 3}, "wC-hR": {"constant": 4}}},
        "Box.Top = Superview.Top", "Box.Width = 10", "Box.Height = 10"]}}]}
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.json")
    return folder
  }

  /// Cell, device, width, and the box's x.
  private func rows(_ options: String) async throws -> [String] {
    let folder = try folder()
    let result = await run("resolve a.json \(options) --format csv", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let table = CSVTable(result.stdout)
    let columns = ["sizeClass", "device", "environmentWidth", "x"].map { name in
      table.header.firstIndex(of: name) ?? 0
    }
    let id = table.header.firstIndex(of: "id") ?? 0
    return table.rows.filter { $0[id] == "box" }.map { row in
      columns.map { row[$0] }.joined(separator: " ")
    }
  }

  @Test func `a size class alone is resolved on a device that has it`() async throws {
    #expect(try await rows("--size-class wR-hR") == ["wR-hR ipad-11 834 3"])
    #expect(
      try await rows("--size-class wR-hC --size-class wC-hR")
        == ["wR-hC iphone-6.9 956 1", "wC-hR iphone-6.1-island 393 4"])
  }

  @Test func `a base cell has what it inherits, and no more`() async throws {
    #expect(
      try await rows("--all-cells") == [
        "wAny-hAny  600 1", "wAny-hC  600 1", "wAny-hR  600 3", "wC-hAny  400 2",
        "wR-hAny  800 1", "wC-hC iphone-6.1-island 852 2", "wR-hC iphone-6.9 956 1",
        "wC-hR iphone-6.1-island 393 4", "wR-hR ipad-11 834 3",
      ])
    #expect(try await rows("--all-size-classes").count == 4)
  }

  @Test func `of all devices those are resolved that have the class`() async throws {
    let some = try await rows("--all-devices --size-class wR-hC")
    #expect(!some.isEmpty && some.count < 20)
    #expect(some.allSatisfy { $0.hasPrefix("wR-hC iphone-") })
    let all = try await rows("--all-devices --size-class wR-hC --force-size-class")
    #expect(all.count == (try await rows("--all-devices")).count)
    #expect(all.allSatisfy { $0.hasPrefix("wR-hC ") })
  }

  @Test(arguments: [
    ("--size 393x852 --size-class wR-hR", "393 × 852, wR-hR: no device with wR-hR is less than"),
    ("--size 375x667 --size-class wC-hC", "375 × 667, wC-hC: no device with wC-hC is more than"),
    ("--device iphone-4.7 --size-class wR-hR", "iphone-4.7 in portrait is wC-hR, and never wR-hR"),
  ])
  func `a size and a class that do not go together are warned of`(
    options: String, message: String
  ) async throws {
    let folder = try folder()
    let result = await run("resolve a.json \(options)", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stderr.contains("warning: "))
    #expect(result.stderr.contains(message), "\(result.stderr)")
    #expect(result.stderr.contains("[implausible-size-class]"))
  }

  @Test(arguments: [
    "--size 375x667 --size-class wC-hR", "--size 694x834 --size-class wR-hR",
    "--size 300x300 --size-class wAny-hAny", "--device ipad-11 --size-class wR-hAny",
    "--all-cells", "--all-size-classes",
  ])
  func `what goes together is not warned of`(options: String) async throws {
    let folder = try folder()
    let result = await run("resolve a.json \(options)", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stderr == "")
  }

  @Test(arguments: [
    "check a.json --ambiguous --all-cells --format jsonl", "render a.json --all-cells",
    "explain a.json box.x --all-cells --format jsonl", "diff a.json b.json --effect --all-cells",
    "sweep a.json --all-cells --format jsonl",
  ])
  func `every command that resolves knows all cells`(line: String) async throws {
    let folder = try folder()
    try folder.write(
      Self.document.replacing("Box.Height = 10", with: "Box.Height = 20"), to: "b.json")
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == (line.hasPrefix("diff") ? 1 : 0), "\(result.stderr)")
    if line.hasPrefix("explain") || line.hasPrefix("sweep") {
      #expect(result.stdout.split(separator: "\n").count == 9)
    }
    if line.hasPrefix("diff") { #expect(result.stdout.contains("moves in 9 of 9 environments")) }
    if line.hasPrefix("render") { #expect(result.stdout.contains("wAny-hC")) }
  }

  @Test func `a sweep of a class goes where devices have it`() async throws {
    let folder = try folder()
    let sweeps = try await run(
      "sweep a.json --all-size-classes --format jsonl", in: folder.url
    ).jsonLines()
    let ends = sweeps.map { ($0["range"]?.array ?? []).map { "\($0)" }.joined(separator: " ") }
    #expect(Set(ends).count == 4)
    let forced = await run("sweep a.json --width 320...400 --size-class wR-hR", in: folder.url)
    #expect(forced.stderr.contains("[implausible-size-class]"))
    let plot = await run("sweep a.json --all-cells --plot a.svg", in: folder.url)
    #expect(plot.exitCode == 64)
  }

  @Test func `a batch imposes no class on devices that never have it`() async throws {
    let folder = try folder()
    _ = await run("import a.json", in: folder.url)
    func environments(_ options: String) async throws -> Double? {
      let result = await run("batch \(options) --format jsonl", in: folder.url)
      return try result.jsonLines().first?["environments"]?.number
    }
    let all = try #require(try await environments(""))
    let some = try #require(try await environments("--size-class wR-hR"))
    #expect(some > 0 && some < all)
    #expect(try await environments("--size-class wR-hR --force-size-class") == all)
    let wrong = await run(
      "sql \"SELECT count(*) AS n FROM results WHERE cell = 'wR-hR' AND device LIKE 'iphone%' AND width < 500\" --format csv",
      in: folder.url)
    #expect(wrong.stdout != "n\n0\n", "forced ones are there")
  }

  @Test(arguments: [
    ("--size-class wC-hR --all-cells", "both name size classes"),
    ("--all-cells --device iphone-4.7", "leave out '--device'"),
    ("--all-size-classes --all-devices", "leave out '--all-devices'"),
    ("--force-size-class", "name it with '--size-class'"),
    ("--size-class wC-hR --orientation landscape", "leave out '--orientation'"),
    ("--all-devices --orientation portrait --size-class wC-hC", "No device has that size class"),
    ("--as-designed --all-cells", "leave them out"),
  ])
  func `what contradicts itself is refused`(options: String, reason: String) async throws {
    let folder = try folder()
    let result = await run("resolve a.json \(options)", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains(reason), "\(result.stderr)")
  }
}
