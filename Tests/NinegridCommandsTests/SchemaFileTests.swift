import Foundation
import TestSupport
import Testing

@Suite struct SchemaFileTests {
  /// Schemas whose tests are not in the table of samples.
  static let testedApart = [
    "bench-1", "check-baseline-1", "configuration-1", "diagnostic-1", "layout-document-1",
    "merge-conflicts-1", "pipe-answer-1", "solve-input-1", "solve-output-1",
  ]

  @Test func `every schema is used by a test`() {
    let used = Set(SchemaSample.all.flatMap { [$0.schema, $0.csvSchema] } + Self.testedApart)
    #expect(used.sorted() == SchemaFiles.names)
  }

  @Test(arguments: SchemaFiles.names)
  func `a schema says only what the checker knows, and its examples keep to it`(
    name: String
  ) throws {
    let schema = try SchemaFiles.schema(name)
    #expect(schema.ownFaults == [])
    #expect(schema.root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema.root["$id"]?.string?.hasSuffix("/\(name).schema.json") == true)
    for key in ["title", "description"] { #expect(schema.root[key]?.string?.isEmpty == false) }
    for (pointer, inner) in schema.subschemas {
      for example in inner["examples"]?.array ?? [] {
        let faults = schema.faults(in: example, pointer: pointer)
        #expect(faults == [], "an example of \(pointer)")
      }
    }
  }

  @Test func `the README lists every file`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SchemaFiles.folder.path)
    let listed = try names(inFirstColumnOf: "Files")
    #expect(listed.sorted() == files.filter { $0 != "README.md" }.sorted())
  }

  /// What only a rule of `check` tells of needs no second row.
  @Test func `the README lists every diagnostic code of the sources, and no other`() throws {
    let listed = try names(inFirstColumnOf: "Diagnostic codes")
    let codes = try Self.codesInSources()
    let rules = try names(inFirstColumnOf: "Rules of `check`")
    #expect(codes.filter { !(listed + rules).contains($0) } == [])
    #expect(listed.filter { !codes.contains($0) } == [])
    #expect(Set(listed).count == listed.count)
  }

  /// The words in back ticks at the beginning of the rows of the table below a heading.
  private func names(inFirstColumnOf heading: String) throws -> [String] {
    let readme = try SchemaFiles.readme()
    let section = readme.split(separator: "\n## ").first { $0.hasPrefix("\(heading)\n") } ?? ""
    return section.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `([^`]+)` \|/).map { String($0.1) }
    }
  }

  /// The static members of `Diagnostic.Code`, in alphabetical order.
  static func codesInSources() throws -> [String] {
    let sources = sourceRoot.appendingPathComponent("Sources")
    var codes: Set<String> = []
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.matches(of: /extension (?:Diagnostic\.)?Code \{(?s:.*?)\n\}/) {
        let members = part.0.matches(
          of: /static (?:let|var) \w+[^=\n]*=\s*[\w.]*\(\s*rawValue:\s*"([^"]+)"\s*\)/)
        codes.formUnion(members.map { String($0.1) })
      }
    }
    return codes.sorted()
  }
}
