import ElementTree
import Foundation
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct ServeTests {
  /// `[id: frame]` of an answer of `/api/layout`.
  private func frames(_ answer: ServedPage.Answer) throws -> [String: [Double]] {
    let views = try #require(try answer.json["layout"]?["views"]?.array)
    return Dictionary(
      uniqueKeysWithValues: views.map { view in
        let frame = ["x", "y", "width", "height"].map { view["frame"]?[$0]?.number ?? .nan }
        return (view["id"]?.string ?? "", frame)
      })
  }

  @Test func `only the printed address lets in`() async throws {
    let folder = try await StoredBoxes.folder()
    let code = try await ServedPage.serving(in: folder.url) { (page) async throws in
      #expect(try await page.ask("GET", "/").status == 401)
      #expect(try await page.ask("GET", "/api/documents").status == 401)
      #expect(
        try await page.ask("GET", "/?token=\(String(repeating: "0", count: 32))").status == 401)
      let entry = try await page.ask("GET", "/?token=\(page.token)")
      #expect(entry.status == 303 && entry.headers["location"] == "/")
      let cookie = try #require(entry.headers["set-cookie"]?.split(separator: ";").first)
      let answer = try await page.ask("GET", "/", headers: ["Cookie": String(cookie)])
      #expect(answer.status == 200 && answer.text.hasPrefix("<!doctype html>"))
      #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'self';") == true)
    }
    #expect(code == 0)
  }

  @Test func `other hosts and other sites get no answer`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let key = ["Authorization": "Bearer \(page.token)"]
      func status(_ more: [String: String]) async throws -> Int {
        try await page.ask("GET", "/api/documents", headers: key.merging(more) { $1 }).status
      }
      #expect(try await status([:]) == 200)
      #expect(try await status(["Host": "evil.example:\(page.port)"]) == 421)
      #expect(try await status(["Origin": "http://evil.example"]) == 403)
      #expect(try await status(["Origin": "http://127.0.0.1:\(page.port)"]) == 200)
    }
  }

  @Test(arguments: [
    "../Secret.storyboard", "Secret.storyboard", "/etc/passwd", "store:../Secret.storyboard",
    "store:App/Other.storyboard", "App/Boxes.storyboard@1",
  ])
  func `nothing but what is served is read`(name: String) async throws {
    let folder = try await StoredBoxes.folder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Secret.storyboard")
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let answer = try await page.get("document", ["document": name])
      #expect(answer.status == 404)
      #expect(try answer.message?.contains("'") == true)
      for path in ["/../Secret.storyboard", "/%2e%2e/Secret.storyboard", "/Secret.storyboard"] {
        let headers = ["Authorization": "Bearer \(page.token)"]
        #expect(try await page.ask("GET", path, headers: headers).status == 404)
      }
    }
  }

  @Test func `a layout has the frames of the engine`() async throws {
    let folder = try await StoredBoxes.folder()
    let text = SampleDocuments.twoBoxes()
    let loaded = try readDocument(Array(text.utf8), kind: .storyboard, named: "Boxes.storyboard")
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      for name in ["iphone-4.7", "ipad-11"] {
        let resolver = LayoutResolver(loaded.document)
        let profile = try DeviceProfile.profile(named: name, orientation: .landscape)
        let layout = resolver.resolve(scene: 0, in: LayoutEnvironment(profile))
        let answer = try await page.get(
          "layout", ["document": StoredBoxes.name, "device": name, "orientation": "landscape"])
        let expected = layout.views.map { view in
          (view.id.text, [view.frame.x, view.frame.y, view.frame.width, view.frame.height])
        }
        #expect(try frames(answer) == Dictionary(uniqueKeysWithValues: expected))
      }
    }
  }

  /// What makes a drag answer at once: systems stay built, and a layout is solved once for frames and picture.
  @Test func `a drag reads no document again, and solves each size once`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      for width in 320..<340 {
        let query = ["document": StoredBoxes.name, "device": "iphone-4.7", "size": "\(width)x600"]
        #expect(try await page.get("layout", query).status == 200)
        #expect(try await page.get("drawing", query).status == 200)
      }
      let session = try await page.get("session").json
      #expect(session["documentsRead"]?.number == 1)
      #expect(session["layoutsSolved"]?.number == 20)
    }
  }

  @Test func `a change from outside is seen`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(titleTop: 20), to: "Boxes.storyboard")
    try await ServedPage.serving(["Boxes.storyboard"], in: folder.url) { (page) async throws in
      let query = ["document": "Boxes.storyboard", "size": "375x667"]
      let before = try frames(try await page.get("layout", query))["bxL-00-001"]
      try folder.write(SampleDocuments.twoBoxes(titleTop: 120), to: "Boxes.storyboard")
      let after = try frames(try await page.get("layout", query))["bxL-00-001"]
      #expect((after?[1] ?? 0) - (before?[1] ?? 0) == 100)
    }
  }

  @Test func `a device pulled wider has the size class of such a device`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      func width(_ size: String) async throws -> String? {
        let query = ["document": StoredBoxes.name, "device": "ipad-11", "size": size]
        return try await page.get("layout", query).json["layout"]?["environment"]?["sizeClass"]?[
          "width"]?
          .string
      }
      #expect(try await width("677x1194") == "compact")
      #expect(try await width("678x1194") == "regular")
    }
  }

  @Test func `texts of a document stay texts`() async throws {
    let attack = "&lt;script&gt;alert(1)&lt;/script&gt;"
    let title = "title=\"\(attack)\""
    let text = SampleDocuments.twoBoxes().replacing("title=\"Boxes\"", with: title)
      .replacing("userLabel=\"Left Box\"", with: "userLabel=\"\(attack)\"")
    let folder = try await StoredBoxes.folder(text)
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let picture = try await page.get(
        "drawing", ["document": StoredBoxes.name, "layers": "names"])
      #expect(picture.headers["content-type"] == "image/svg+xml; charset=utf-8")
      #expect(picture.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
      #expect(picture.text.contains("<svg") && !picture.text.contains("<script"))
      let tree = try await page.get("document", ["document": StoredBoxes.name])
      #expect(tree.headers["content-type"] == "application/json; charset=utf-8")
      #expect(tree.headers["x-content-type-options"] == "nosniff")
      #expect(try tree.json["scenes"]?.array?.first?["name"]?.string == "<script>alert(1)</script>")
    }
  }

  @Test func `too large a request is refused`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let long = String(repeating: "a", count: (1 << 20) + 1)
      #expect(try await page.post("edit", "\"\(long)\"").status == 413)
      #expect(
        try await page.get("search", ["text": String(repeating: "a", count: 9000)]).status == 414)
      #expect(try await page.get("session").status == 200)
    }
  }

  @Test func `a port in use is a sentence`() async throws {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      let second = await run("serve --port \(page.port)", in: folder.url)
      #expect(second.exitCode == 2)
      #expect(
        second.stderr == """
          error: port \(page.port) is in use
            hint: '--port 0' takes one that is free

          """)
    }
  }

  @Test func `without a store or a document there is nothing to serve`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("serve --port 0", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("no document is named, and there is no store"))
    let unknown = await run("serve None.storyboard --port 0", in: folder.url)
    #expect(unknown.exitCode == 2 && unknown.stderr.contains("there is no file 'None.storyboard'"))
  }

  @Test func `a store that is gone is a sentence, and nothing is saved into nowhere`() async throws
  {
    let folder = try await StoredBoxes.folder()
    try await ServedPage.serving(in: folder.url) { (page) async throws in
      #expect(try await page.get("document", ["document": StoredBoxes.name]).status == 200)
      for suffix in ["", "-wal", "-shm"] {
        let file = folder.url.appendingPathComponent("ninegrid.sqlite\(suffix)")
        if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
      }
      let answer = try await page.get("document", ["document": StoredBoxes.name])
      #expect(answer.status == 503)
      #expect(try answer.message == "the store 'ninegrid.sqlite' is not there any more")
    }
  }
}
