import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// What the page has of the project around documents, and of all documents together.
@Suite struct ServeProjectTests {
  @Test func `a revision that is named stays the one that is shown`() async throws {
    let folder = try await StoredBoxes.folder()
    try folder.write(SampleDocuments.twoBoxes(gap: 28), to: "App/Boxes.storyboard")
    #expect(await run("import App", in: folder.url).exitCode == 0)
    let name = StoredBoxes.name + "@1"
    try await ServedPage.serving([name], in: folder.url) { (page) async throws in
      let listed = try await page.get("documents").json["documents"]?.array
      #expect(listed?.map { $0["document"]?.string } == [name])
      #expect(listed?.first?["revision"]?.number == 1)
      let tree = try await page.get("document", ["document": name]).json
      #expect(tree["revision"]?.number == 1 && tree["latest"]?.number == 2)
      #expect(tree["isPinned"] == .bool(true))
      let layout = try await page.get("layout", ["document": name, "size": "375x667"]).json
      let views = try #require(layout["layout"]?["views"]?.array)
      let right = try #require(views.first { $0["id"]?.string == "bxR-00-001" })
      #expect(right["frame"]?["x"]?.number == 191.5)
      let refused = try await page.post(
        "edit",
        """
        {"document": "\(name)", "revision": 1, "save": true,
         "settings": [{"target": "cnG-00-001.constant", "value": "9"}]}
        """)
      #expect(refused.status == 403)
      #expect(try refused.message?.contains("served at this revision alone") == true)
    }
  }

  @Test func `a document is shown in its languages`() async throws {
    let folder = try TemporaryFolder()
    let sample = samplesFolder.appendingPathComponent("screens/sign-in.json")
    try folder.write(String(contentsOf: sample, encoding: .utf8), to: "Base.lproj/sign-in.json")
    try folder.write("\"welcome-label.text\" = \"Willkommen\";\n", to: "de.lproj/sign-in.strings")
    try folder.write("\"welcome-label.text\" = \"مرحبا\";\n", to: "ar.lproj/sign-in.strings")
    let name = "Base.lproj/sign-in.json"
    try await ServedPage.serving([name], in: folder.url) { (page) async throws in
      let tree = try await page.get("document", ["document": name]).json
      let languages = tree["languages"]?.array?.compactMap { $0["language"]?.string }
      #expect(languages == ["ar", "de", "long", "accented", "bounded", "rtl"])
      #expect(tree["languages"]?.array?[1]["title"]?.string == "German")
      func picture(_ language: String) async throws -> String {
        try await page.get("drawing", ["document": name, "language": language]).text
      }
      #expect(try await picture("").contains(">Welcome back<"))
      #expect(try await picture("de").contains(">Willkommen<"))
      // A translation that is mended shows at once.
      try folder.write("\"welcome-label.text\" = \"Hallo\";\n", to: "de.lproj/sign-in.strings")
      #expect(try await picture("de").contains(">Hallo<"))
      let arabic = try await page.get("layout", ["document": name, "language": "ar"]).json
      #expect(arabic["layout"]?["environment"]?["direction"]?.string == "rtl")
      let unknown = try await page.get("layout", ["document": name, "language": "xx"])
      #expect(unknown.status == 400)
      #expect(
        try unknown.message
          == "the language of this document can't be 'xx'; write ar, de, long, accented, bounded, rtl"
      )
    }
  }

  @Test func `a broken localization is a sentence`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Base.lproj/Main.storyboard")
    try folder.write("\"a.text\" = ", to: "de.lproj/Main.strings")
    try await ServedPage.serving(["Base.lproj"], in: folder.url) { (page) async throws in
      let name = "Base.lproj/Main.storyboard"
      let broken = try await page.get("layout", ["document": name, "language": "de"])
      #expect(broken.status == 422)
      #expect(try broken.message?.contains("Main.strings:1:") == true)
      #expect(try await page.get("layout", ["document": name]).status == 200)
    }
  }

  /// The store is asked in one statement, files are read: both find the same.
  @Test(arguments: ["LABEL", "back", "a", "table view", "%", "ü", "no such thing"])
  func `a search of the store finds what one of the files finds`(text: String) async throws {
    let folder = try TemporaryFolder()
    let screens = samplesFolder.appendingPathComponent("screens").path
    #expect(await run(["import", screens], workingDirectory: folder.path).exitCode == 0)
    func hits(_ arguments: [String]) async throws -> [String] {
      var found: [String] = []
      try await ServedPage.serving(arguments, in: folder.url) { (page) async throws in
        let hits = try await page.get("search", ["text": text]).json["hits"]?.array ?? []
        found = hits.map { hit in
          let name = hit["document"]?.string?.split(separator: "/").last.map(String.init) ?? ""
          return ([name] + ["scene", "id", "name", "kind", "text"].map { hit[$0]?.string ?? "" })
            .joined(separator: "|")
        }
      }
      return found.sorted()
    }
    let (files, stored) = (try await hits([screens]), try await hits([]))
    #expect(files == stored)
    #expect(files.isEmpty == ["%", "ü", "no such thing"].contains(text))
  }

  @Test func `all documents are checked, one event for each`() async throws {
    let folder = try TemporaryFolder()
    let faults = samplesFolder.appendingPathComponent("faults").path
    try folder.write("<document", to: "Broken.xib")
    let count =
      try FileManager.default.contentsOfDirectory(atPath: faults).count { $0.hasSuffix(".json") }
      + 1
    let schema = try JSONSchema(
      contentsOf: sourceRoot.appendingPathComponent("Schemas/serve-1.openapi.json"))
    try await ServedPage.serving([faults, "Broken.xib"], in: folder.url) { (page) async throws in
      let answer = try await page.get("check")
      #expect(answer.headers["content-type"] == "text/event-stream; charset=utf-8")
      #expect(answer.headers["transfer-encoding"] == "chunked")
      let lines = answer.text.split(whereSeparator: \.isNewline).map(String.init)
      let names = lines.filter { $0.hasPrefix("event: ") }.map { $0.dropFirst(7) }
      #expect(names == Array(repeating: "checked", count: count) + ["done"])
      let data = try lines.filter { $0.hasPrefix("data: ") }
        .map { try JSONInstance(json: Data($0.dropFirst(6).utf8)) }
      for (name, event) in zip(names, data) {
        #expect(schema.faults(in: event, pointer: "#/components/schemas/\(name)") == [])
      }
      #expect(data.compactMap { $0["number"]?.number } == (1...count).map(Double.init))
      #expect((data.last?["errors"]?.number ?? 0) > 0)
      #expect(data.dropLast().last?["message"]?.string != nil)
    }
  }

  @Test func `a thumbnail is a picture of the first scene, and changes with it`() async throws {
    let folder = try await StoredBoxes.folder(SampleDocuments.twoBoxes(titleTop: 20))
    let empty = SampleDocuments.twoBoxes().replacing(
      /<scenes>[\s\S]*<\/scenes>/.ignoresCase(), with: "<scenes/>")
    try folder.write(empty, to: "Empty.storyboard")
    try await ServedPage.serving([StoredBoxes.name, "Empty.storyboard"], in: folder.url) { page in
      let query = ["document": StoredBoxes.name]
      let before = try await page.get("thumbnail", query)
      #expect(before.headers["content-type"] == "image/svg+xml; charset=utf-8")
      #expect(try await page.get("thumbnail", query).text == before.text)
      try folder.write(SampleDocuments.twoBoxes(titleTop: 120), to: "App/Boxes.storyboard")
      #expect(await run("import App", in: folder.url).exitCode == 0)
      #expect(try await page.get("thumbnail", query).text != before.text)
      // Not to be seen, but no fault of the list either.
      #expect(try await page.get("thumbnail", ["document": "Empty.storyboard"]).status == 200)
      #expect(try await page.get("thumbnail", ["document": "store:None"]).status == 404)
    }
  }

  /// Of the text `Größe ändern – ΣΊΣΥΦΟΣ`.
  @Test(arguments: ["größe", "GRÖSSE", "gro\u{308}ße", "Ändern", "σίσυφος", "σίσυφοσ"])
  func `a search knows no case in any alphabet`(text: String) async throws {
    let folder = try TemporaryFolder()
    let document = SampleDocuments.twoBoxes()
      .replacingOccurrences(of: "Left Box", with: "Größe ändern – ΣΊΣΥΦΟΣ")
    try folder.write(document, to: "a.storyboard")
    #expect(await run("import a.storyboard", in: folder.url).exitCode == 0)
    for arguments in [[], ["a.storyboard"]] {
      try await ServedPage.serving(arguments, in: folder.url) { (page) async throws in
        let hits = try await page.get("search", ["text": text]).json["hits"]?.array
        #expect(hits?.count == 1, "\(text) in \(arguments)")
      }
    }
  }

  @Test func `a document says whether its file is there, for its languages`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    #expect(await run("import a.storyboard", in: folder.url).exitCode == 0)
    try await ServedPage.serving([], in: folder.url) { (page) async throws in
      let name = ["document": "store:a.storyboard"]
      #expect(try await page.get("document", name).json["hasFile"] == .bool(true))
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.storyboard"))
    try await ServedPage.serving([], in: folder.url) { (page) async throws in
      let name = ["document": "store:a.storyboard"]
      #expect(try await page.get("document", name).json["hasFile"] == .bool(false))
    }
  }
}
