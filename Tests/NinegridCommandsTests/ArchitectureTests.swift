import Foundation
import TestSupport
import Testing

/// What Sources/ARCHITECTURE.md says of the tree is so.
@Suite struct ArchitectureTests {
  private static let sources = sourceRoot.appendingPathComponent("Sources")
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Self.sources.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
  }

  @Test func `every target has a row, and stands in a layer`() throws {
    let targets = try folders(in: Self.sources)
    let layers = section("Layers")
    for target in targets { #expect(layers.contains(target), "\(target) is in no layer") }
    let rows = layers.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }
    // Programs are a line each in the drawing.
    #expect(Set(rows).subtracting(targets).sorted() == [])
    #expect(targets.filter { !$0.hasPrefix("ninegrid") && !rows.contains($0) } == [])
  }

  @Test func `the engine's folders are the stages`() throws {
    let paragraph = text.split(separator: "\n\n").first { $0.hasPrefix("The engine's folders are") }
    let named = try #require(paragraph).matches(of: /`([A-Z]\w+)`/).map { String($0.1) }
    #expect(try Set(named) == Set(folders(in: Self.sources.appendingPathComponent("LayoutEngine"))))
  }

  @Test func `what a newcomer changes is there`() throws {
    let files = try #require(FileManager.default.enumerator(atPath: sourceRoot.path)).lazy
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    let names = Set(
      files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    let folders = try Set(
      self.folders(in: sourceRoot.appendingPathComponent("Sources/PlatformRules")))
    let words = section("Where to add").matches(of: /`([A-Z]\w+(?:\+\w+)?)`/).map { String($0.1) }
    #expect(words.filter { !names.contains($0) && !folders.contains($0) } == [])
    #expect(words.count > 8)
  }

  @Test func `links lead somewhere`() {
    for link in text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = Self.sources.appendingPathComponent(String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }

  private func section(_ heading: String) -> String {
    text.split(separator: "\n## ").first { $0.hasPrefix("\(heading)\n") }.map(String.init) ?? ""
  }

  private func folders(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }
}
