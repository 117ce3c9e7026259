import Foundation
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@testable import NinegridCommands

/// `Schemas/configuration-1.schema.json`, with which editors complete a `.ninegrid.yml`.
@Suite struct ConfigurationSchemaTests {
  private static let name = "configuration-1"

  @Test func `the schema has the keys and rules that the reader knows, and no others`() throws {
    let schema = try SchemaFiles.schema(Self.name)
    #expect(schema["#/properties"]?.object?.keys.sorted() == ConfigurationReader.keys.sorted())
    let rules = schema["#/$defs/rule/anyOf/0/enum"]?.array?.compactMap(\.string)
    #expect(
      rules?.sorted() == CheckRule.all.map(\.id).sorted(), "a new rule stands in the schema, too")
  }

  @Test func `what the schema gives as an example is read`() async throws {
    let examples = try #require(SchemaFiles.schema(Self.name).root["examples"]?.array)
    #expect(examples.count >= 3)
    let bytes = try Data(
      contentsOf: SchemaFiles.folder.appendingPathComponent("\(Self.name).schema.json"))
    let object = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    for example in try #require(object["examples"] as? [[String: Any]]) {
      let folder = try TemporaryFolder()
      try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
      try folder.write(SampleDocuments.twoBoxes(), to: "Legacy/b.storyboard")
      // JSON is YAML.
      let text = try JSONSerialization.data(withJSONObject: example)
      try folder.write(String(decoding: text, as: UTF8.self), to: ".ninegrid.yml")
      let result = await run("check --print-config", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
    }
  }

  @Test(arguments: [
    #"{"strict": "perhaps"}"#, #"{"disabled_rule": []}"#, #"{"directions": ["up"]}"#,
    #"{"systems": [7]}"#, #"{"sections": [{"disabled_rules": []}]}"#,
    #"{"sql_rules": {"mine": {"message": "x"}}}"#, #"{"severities": {"overlap": "bad"}}"#,
  ])
  func `what the schema refuses is refused by the reader`(text: String) async throws {
    let schema = try SchemaFiles.schema(Self.name)
    let value = try JSONInstance(json: Data(text.utf8))
    #expect(!schema.faults(in: value).isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(text, to: ".ninegrid.yml")
    #expect(await run("check", in: folder.url).exitCode == 64)
  }

  @Test func `the README's configuration is read`() async throws {
    let readme = try String(
      contentsOf: sourceRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(
      readme.split(separator: "<!-- configuration -->").dropFirst().first?
        .split(separator: "<!-- end -->").first)
    let lines = section.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.dropFirst(4) }
    #expect(lines.count >= 5)
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "Legacy/b.storyboard")
    try folder.write(lines.joined(separator: "\n") + "\n", to: ".ninegrid.yml")
    let result = await run("check --print-config", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
  }
}
