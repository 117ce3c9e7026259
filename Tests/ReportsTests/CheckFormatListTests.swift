import Foundation
import Reports
import TestSupport
import Testing

/// The list of the formats of `check`, which is written from their declarations.
@Suite struct CheckFormatListTests {
  @Test func `the list of formats has each that is declared`() throws {
    let folder = sourceRoot.appendingPathComponent("Sources/Reports/Checking")
    let list = folder.appendingPathComponent("Formats/CheckFormat+All.swift")
    var declared: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      declared += text.matches(of: /package static let (\w+) = Self\("\w+"/).map { String($0.1) }
    }
    #expect(declared.count > 10)
    let text = try String(contentsOf: list, encoding: .utf8)
    let listed = text.matches(of: /\n    \.(\w+),/).map { String($0.1) }
    let names = listed.filter(declared.contains) + declared.filter { !listed.contains($0) }
    let (head, tail) = ("CheckFormat] = [\n", "  ]\n")
    let start = try #require(text.range(of: head)?.upperBound)
    let end = try #require(text.range(of: tail, range: start..<text.endIndex)?.lowerBound)
    let rows = names.map { "    .\($0),\n" }.joined()
    expectGoldenFile(text.replacingCharacters(in: start..<end, with: rows), in: list)
    #expect(Set(CheckFormat.all).count == CheckFormat.all.count)
  }
}
