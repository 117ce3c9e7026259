import Diagnostics
import Foundation
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

/// The files below Samples.
enum SampleFiles {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: sourceRoot.appending(path: path)))
  }

  /// Paths of the native documents, sorted.
  static func documents() throws -> [String] {
    try files().filter { !$0.contains("/expected/") }
  }

  static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: samplesFolder.path)
      .filter { $0.hasSuffix(".json") }.map { "Samples/" + $0 }.sorted()
  }
}

@Suite struct SampleTests {
  @Test func `every sample reads without a diagnostic, and is in canonical form`() throws {
    let samples = try SampleFiles.documents()
    #expect(samples.count >= 26)
    for sample in samples {
      let bytes = try SampleFiles.bytes(sample)
      let (tree, diagnostics) = try readNativeDocument(bytes)
      #expect(diagnostics.map { $0.inFile(sample).text } == [])
      #expect(LayoutDocument(tree).diagnostics.map { $0.inFile(sample).text } == [])
      #expect((writeNativeDocument(tree) == bytes) as Bool, "\(sample) is not in canonical form")
    }
  }

  @Test func `the cookbook has its sixteen recipes, each with expected frames`() throws {
    let files = try SampleFiles.files().filter { $0.hasPrefix("Samples/cookbook/") }
    let recipes = files.filter { !$0.contains("/expected/") }
    #expect(recipes.count == 16)
    for recipe in recipes {
      let name = recipe.dropFirst("Samples/cookbook/".count)
      let expected = try parseJSON(SampleFiles.bytes("Samples/cookbook/expected/\(name)"))
      #expect(expected["document"]?.string == "../\(name)")
      let (tree, _) = try readNativeDocument(SampleFiles.bytes(recipe))
      let names = Set(LayoutDocument(tree).views.map(\.name))
      let environments = expected["environments"]?.array ?? []
      #expect(environments.count >= 2)
      for frame in environments.flatMap({ $0["frames"]?.members ?? [] }) {
        #expect(names.contains(frame.key), "\(recipe) has no view '\(frame.key)'")
        #expect(frame.value.array?.count == 4)
      }
    }
  }

  @Test func `the samples' table names every sample`() throws {
    let readme = String(decoding: try SampleFiles.bytes("Samples/README.md"), as: UTF8.self)
    for sample in try SampleFiles.documents() {
      #expect(readme.contains(String(sample.dropFirst("Samples/".count))), "\(sample)")
    }
  }

  @Test func `the schema knows every key that the samples use`() throws {
    let schema = try parseJSON(SampleFiles.bytes("Schemas/layout-document-1.schema.json"))
    var known: Set<String> = []
    collectKeys(schema, into: &known)
    for sample in try SampleFiles.documents() {
      let (_, diagnostics) = try readNativeDocument(SampleFiles.bytes(sample))
      #expect(diagnostics.isEmpty)
      var used: Set<String> = []
      collectNames(try parseJSON(SampleFiles.bytes(sample)), into: &used)
      #expect(used.subtracting(known) == [], "\(sample)")
    }
  }

  /// Names of properties anywhere in a schema.
  private func collectKeys(_ value: JSONValue, into keys: inout Set<String>) {
    for member in value.members ?? [] {
      if member.key == "properties" { keys.formUnion((member.value.members ?? []).map(\.key)) }
      if member.key == "enum" { keys.formUnion((member.value.array ?? []).compactMap(\.string)) }
      collectKeys(member.value, into: &keys)
    }
    for element in value.array ?? [] { collectKeys(element, into: &keys) }
  }

  /// Keys of objects, but not those of objects whose keys are free.
  private func collectNames(_ value: JSONValue, into names: inout Set<String>) {
    for member in value.members ?? [] {
      names.insert(member.key)
      if !["attributes", "images", "constants", "views", "elements"].contains(member.key) {
        collectNames(member.value, into: &names)
      }
    }
    for element in value.array ?? [] { collectNames(element, into: &names) }
  }
}
