import Foundation
import PreviewServer
import TestSupport
import Testing

@testable import NinegridCommands

/// `Schemas/serve-1.openapi.json` says what the API does.
@Suite struct ServeSchemaTests {
  private let description: JSONSchema

  init() throws {
    description = try JSONSchema(
      contentsOf: sourceRoot.appendingPathComponent("Schemas/serve-1.openapi.json"))
  }

  @Test func `it has every route, and no other`() {
    var described: [String] = []
    for (path, item) in description.root["paths"]?.object ?? [:] {
      for method in (item.object ?? [:]).keys { described.append("\(method.uppercased()) \(path)") }
    }
    #expect(described.sorted() == ServeAPI.routes.sorted())
  }

  @Test func `the server gives it to whoever asks`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Boxes.storyboard")
    try await ServedPage.serving(["Boxes.storyboard"], in: folder.url) { (page) async throws in
      #expect(try await page.get("openapi.json").json == description.root)
    }
  }

  /// Questions with documents of the samples that have much to tell.
  private static let questions: [(path: String, query: [String: String])] = [
    ("session", [:]), ("documents", [:]),
    ("document", ["document": "store:Samples/faults/misplaced-views.json"]),
    ("version", ["document": "store:Samples/faults/misplaced-views.json"]),
    ("search", ["text": "label"]),
    ("layout", ["document": "store:Samples/screens/settings.json", "layers": "constraints"]),
    (
      "layout",
      ["document": "store:Samples/faults/conflicting-constraints.json", "asDesigned": "true"]
    ),
    ("devices", ["document": "store:Samples/screens/settings.json"]),
    ("tile", ["document": "store:Samples/faults/conflicting-constraints.json"]),
    ("constraints", ["document": "store:Samples/screens/sign-in.json"]),
    ("constraints", ["document": "store:Samples/faults/conflicting-constraints.json"]),
    ("view", ["document": "store:Samples/faults/ambiguous-label.json", "id": "0"]),
    ("constraints", ["document": "store:Samples/size-classes/nine-cells.json", "id": "0"]),
    ("explanation", ["document": "store:Samples/faults/ambiguous-label.json", "id": "0"]),
    ("findings", ["document": "store:Samples/faults/ambiguous-label.json"]),
    ("revisions", ["document": "store:Samples/faults/ambiguous-label.json"]),
    ("comparison", ["document": "store:Samples/faults/ambiguous-label.json", "from": "1"]),
    ("layout", ["document": "store:None"]), ("layout", [:]),
    ("layout", ["document": "store:None", "size": "0"]),
  ]

  @Test func `every answer keeps to it`() async throws {
    let folder = try TemporaryFolder()
    let samples = samplesFolder.path
    #expect(await run(["import", samples], workingDirectory: folder.path).exitCode == 0)
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      for (path, query) in Self.questions {
        var query = query
        // Ids of native documents come from their places: the last view is a leaf with constraints.
        if query["id"] != nil, let document = query["document"] {
          let tree = try await page.get("document", ["document": document]).json
          query["id"] = tree["scenes"]?.array?.first?["views"]?.array?.last?["id"]?.string
        }
        let answer = try await page.get(path, query)
        let schema = try #require(
          answer.status == 200
            ? pointer(ofAnswer: "/api/\(path)", "get") : "#/components/schemas/error")
        #expect(description.faults(in: try answer.json, pointer: schema) == [], "\(path) \(query)")
      }
      let body = """
        {"document": "store:Samples/screens/sign-in.json", "save": true, "revision": 1,
         "settings": [{"target": "Sign In Button.title", "value": "Go on"}],
         "operations": [{"operation": "pin", "id": "sign-in-button", "width": "100", "relation": "at-least", "priority": 500}]}
        """
      let edited = try await page.post("edit", body)
      #expect(edited.status == 200)
      #expect(
        description.faults(in: try edited.json, pointer: "#/components/schemas/effect") == [])
      #expect(
        description.faults(
          in: try JSONInstance(json: Data(body.utf8)), pointer: "#/components/schemas/editRequest")
          == [])
    }
  }

  /// Frames and explanations are what the commands print.
  @Test func `layouts and explanations keep to their own schemas`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Boxes.storyboard")
    try await ServedPage.serving(["Boxes.storyboard"], in: folder.url) { (page) async throws in
      let query = ["document": "Boxes.storyboard", "id": "bxL-00-001"]
      let layout = try #require(try await page.get("layout", query).json["layout"])
      #expect(try SchemaFiles.schema("resolved-layout-1").faults(in: layout) == [])
      let explanations = try await page.get("explanation", query).json["explanations"]?.array
      #expect(explanations?.count == 4)
      for explanation in explanations ?? [] {
        #expect(try SchemaFiles.schema("explain-1").faults(in: explanation) == [])
      }
    }
  }

  private func pointer(ofAnswer path: String, _ method: String) -> String? {
    let answer = description.root["paths"]?[path]?[method]?["responses"]?["200"]
    return answer?["content"]?["application/json"]?["schema"]?["$ref"]?.string
  }
}
