import EmbeddedTables
import Foundation
import Testing

@testable import DataTables

@Suite struct EmbeddedTablesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/EmbeddedTables")

  /// Paths of tables from the folder of all, in order.
  private static func files() throws -> [String] {
    let tables = folder.appendingPathComponent("Tables")
    return try FileManager.default.subpathsOfDirectory(atPath: tables.path)
      .filter { $0.hasSuffix(".tsv") }.sorted()
  }

  /// The lines of the C files.
  private static func lines() throws -> [Substring] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".c") }.sorted()
      .flatMap {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
          .split(separator: "\n")
      }
  }

  @Test func `every table is in the program, once, under its own path`() throws {
    let lines = try Self.lines()
    let embedded = lines.filter { $0.hasPrefix("#embed") }
      .map { $0.dropFirst("#embed \"Tables/".count).dropLast() }
    let named = lines.filter { $0.hasPrefix("END(") }
      .map { $0.split(separator: "\"")[1] }
    #expect(embedded.map(String.init).sorted() == (try Self.files()))
    #expect(embedded == named)
  }

  @Test func `every table is declared`() throws {
    let header = try String(
      contentsOf: Self.folder.appendingPathComponent("include/EmbeddedTables.h"), encoding: .utf8)
    let declared = header.split(separator: "\n").filter { $0.hasPrefix("TABLE(") }
      .map { $0.dropFirst(6).dropLast() }
    let defined = try Self.lines().filter { $0.hasPrefix("BEGIN(") }
      .map { $0.dropFirst(6).dropLast() }
    #expect(declared.sorted() == defined.sorted())
  }

  @Test func `the head of every table names its source`() throws {
    for file in try Self.files() {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent("Tables/" + file), encoding: .utf8)
      let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
      #expect(head.contains { $0.hasPrefix("# Source") }, "\(file)")
    }
  }

  @Test func `a table is carried byte for byte`() throws {
    let table = DataTable(.models)
    #expect(table.file == "Sources/EmbeddedTables/Tables/Devices/models.tsv")
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("Tables/Devices/models.tsv"), encoding: .utf8)
    #expect(table.text == text)
  }
}
