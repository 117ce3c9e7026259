import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct ServeEditTests {
  private func edit(
    _ target: String, _ value: String, revision: Int = 1, save: Bool,
    of document: String = StoredBoxes.name
  ) -> String {
    """
    {"document": "\(document)", "revision": \(revision), "save": \(save),
     "settings": [{"target": "\(target)", "value": "\(value)"}]}
    """
  }

  @Test func `a preview tells what moves, and saves nothing`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let answer = try await page.post("edit", edit("cnG-00-001.constant", "28", save: false)).json
      #expect(answer["revision"] == .null && answer["worse"]?.array == [])
      #expect(answer["groups"]?.array?.first?["lines"]?.array?.count == 1)
      let cells = try #require(answer["sizeClasses"]?.array)
      #expect(cells.map { $0["sizeClass"]?.string } == ["wC-hC", "wR-hC", "wC-hR", "wR-hR"])
      #expect(cells.allSatisfy { $0["count"]?.number == 2 })
      // The preview can be looked at, beside the document as it is.
      func gap(_ draft: String) async throws -> Double {
        let query = ["document": StoredBoxes.name, "size": "375x667", "draft": draft]
        let views = try #require(
          try await page.get("layout", query).json["layout"]?["views"]?.array)
        func number(_ id: String, _ key: String) -> Double {
          views.first { $0["id"]?.string == id }?["frame"]?[key]?.number ?? .nan
        }
        return number("bxR-00-001", "x") - number("bxL-00-001", "x") - number("bxL-00-001", "width")
      }
      let draft = try #require(answer["draft"]?.number)
      #expect(try await gap("\(Int(draft))") == 28)
      #expect(try await gap("") == 8)
      let revisions = try await page.get("revisions", ["document": StoredBoxes.name]).json[
        "revisions"]?
        .array
      #expect(revisions?.count == 1)
    }
  }

  @Test func `an edit that is saved is a revision, and can be undone`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let saved = try await page.post("edit", edit("cnG-00-001.constant", "28", save: true)).json
      #expect(saved["revision"]?.number == 2)
      let comparison = try await page.get(
        "comparison", ["document": StoredBoxes.name, "from": "1"]
      ).json
      #expect(comparison["groups"]?.array?.first?["lines"]?.array?.count == 1)
      let undone = try await page.post(
        "restore", #"{"document": "\#(StoredBoxes.name)", "revision": 2, "to": 1, "save": true}"#)
      #expect(try undone.json["revision"]?.number == 3)
    }
    let log = await run("log App/Boxes.storyboard --format csv", in: folder.url)
    #expect(log.stdout.split(separator: "\n").count == 4)
    let exported = await run(
      "export store:App/Boxes.storyboard@2 -o Two.storyboard", in: folder.url)
    #expect(exported.exitCode == 0)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Two.storyboard"), encoding: .utf8)
    #expect(text == SampleDocuments.twoBoxes(gap: 28))
  }

  @Test func `a colour in one word is written as by edit set`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let body = edit("bxL-00-001.backgroundColor", "systemBlue", save: true)
      #expect(try await page.post("edit", body).json["revision"]?.number == 2)
    }
    _ = await run("export store:App/Boxes.storyboard@2 -o Two.storyboard", in: folder.url)
    let text = try folder.read("Two.storyboard")
    #expect(text.contains(#"<color key="backgroundColor" systemColor="systemBlueColor"/>"#))
    #expect(text.contains(#"<systemColor name="systemBlueColor">"#))
  }

  @Test func `what breaks is told before it is saved`() async throws {
    let extra = SampleDocuments.atLeast150.replacing(
      "constant=\"150\"", with: "constant=\"100\"")
    let folder = try await StoredBoxes.folder(SampleDocuments.twoBoxes(extra: extra))
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let answer = try await page.post("edit", edit("cnM-00-001.constant", "200", save: false)).json
      let worse = try #require(answer["worse"]?.array)
      #expect(!worse.isEmpty)
      #expect(
        worse.allSatisfy {
          $0["oldStatus"]?.string == "ok" && $0["newStatus"]?.string == "unsatisfiable"
        })
      #expect(worse.contains { $0["device"]?.string == "iphone-4.7" })
      #expect(!worse.contains { $0["device"]?.string == "ipad-11" && $0["split"] == .null })
    }
  }

  @Test func `two people do not overwrite each other`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      #expect(
        try await page.post("edit", edit("cnG-00-001.constant", "9", save: true)).status == 200)
      let late = try await page.post("edit", edit("cnG-00-001.constant", "10", save: true))
      #expect(late.status == 409)
      #expect(
        try late.message == "somebody has saved revision 2 since revision 1 was read")
    }
  }

  @Test func `views are pinned, embedded and taken out again`() async throws {
    let folder = try await StoredBoxes.folder(SampleDocuments.controls)
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      func post(_ operation: String, revision: Int) async throws -> JSONInstance {
        let answer = try await page.post(
          "edit",
          """
          {"document": "\(StoredBoxes.name)", "revision": \(revision), "save": true,
           "operations": [\(operation)]}
          """)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json
      }
      let pinned = try await post(
        #"{"operation": "pin", "id": "lbT-00-001", "width": "120", "relation": "at-least"}"#,
        revision: 1)
      #expect(pinned["revision"]?.number == 2 && pinned["made"] == .null)
      let line = pinned["groups"]?.array?.first?["lines"]?.array?.first?.string
      #expect(line?.contains(">= 120") == true, "\(line ?? "")")
      let embedded = try await post(
        #"{"operation": "embed", "ids": ["tfF-00-001", "btO-00-001"], "container": "stack", "name": "Row"}"#,
        revision: 2)
      let made = try #require(embedded["made"]?.string)
      let view = try await page.get("view", ["document": StoredBoxes.name, "id": made]).json
      #expect(view["kind"]?.string == "stackView" && view["holdsViews"] == .bool(true))
      let axis = view["properties"]?.array?.first { $0["property"]?.string == "axis" }
      #expect(axis?["value"]?.string == "vertical")
      #expect(axis?["choices"]?.array?.compactMap(\.string).contains("horizontal") == true)
      _ = try await post(#"{"operation": "unembed", "id": "\#(made)"}"#, revision: 3)
      let gone = try await page.get("view", ["document": StoredBoxes.name, "id": made])
      #expect(gone.status == 404)
    }
  }

  @Test func `a sketch is a preview without a comparison of devices`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let answer = try await page.post(
        "edit",
        #"{"document": "\#(StoredBoxes.name)", "effect": false, "settings": [{"target": "cnG-00-001.constant", "value": "28"}]}"#
      ).json
      #expect(answer["draft"]?.number == 1 && answer["environmentCount"]?.number == 0)
      #expect(answer["isChanged"] == .bool(true))
    }
  }

  @Test func `read-only previews, and saves nothing`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(["--read-only"], in: folder.url) { (page) async throws in
      #expect(
        try await page.post("edit", edit("cnG-00-001.constant", "9", save: false)).status == 200)
      let refused = try await page.post("edit", edit("cnG-00-001.constant", "9", save: true))
      #expect(refused.status == 403)
      #expect(try refused.message == "nothing is saved: the server was started with --read-only")
      #expect(
        try await page.post(
          "restore", #"{"document": "\#(StoredBoxes.name)", "to": 1, "save": true}"#
        )
        .status
          == 403)
    }
    let log = await run("log App/Boxes.storyboard --format csv", in: folder.url)
    #expect(log.stdout.split(separator: "\n").count == 2)
  }

  @Test func `files are only looked at`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.twoBoxes(), to: "Boxes.storyboard")
    try await ServedPage.serving(["Boxes.storyboard"], in: folder.url) { (page) async throws in
      let body = edit("cnG-00-001.constant", "9", save: true, of: "Boxes.storyboard")
      #expect(try await page.post("edit", body).status == 403)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
  }

  @Test(arguments: [
    ("{", 400), ("[]", 400),
    (#"{"document": "store:App/Boxes.storyboard", "settings": [{}]}"#, 400),
    (#"{"document": "store:None", "settings": []}"#, 404),
    (#"{"document": "store:App/Boxes.storyboard", "operations": [{"operation": "melt"}]}"#, 400),
    (
      #"{"document": "store:App/Boxes.storyboard", "operations": [{"operation": "pin", "id": "bxL-00-001"}]}"#,
      400
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "operations": [{"operation": "unembed", "id": "bxL-00-001"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "operations": [{"operation": "embed", "ids": ["bxL-00-001", "nobody"]}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "nobody.constant", "value": "1"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "cnG-00-001.constant", "value": "wide"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "cnG-00-001.constant", "value": "0x1p3"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "bxL-00-001.axis", "value": "vertical"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "bxL-00-001.userLabel", "value": "a\u0000b"}]}"#,
      422
    ),
    (
      #"{"document": "store:App/Boxes.storyboard", "settings": [{"target": "bxL-00-001.alpha", "value": "0.5", "sizeClass": "wC-hR"}]}"#,
      422
    ),
  ])
  func `what can't be done is a sentence`(body: String, status: Int) async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let answer = try await page.post("edit", body)
      #expect(answer.status == status)
      #expect(try answer.message?.isEmpty == false)
    }
  }
}
