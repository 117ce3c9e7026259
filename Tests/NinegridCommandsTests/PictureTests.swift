import Foundation
import PictureFiles
import TestSupport
import Testing

/// What pictures show of bars, tables and assets.
@Suite struct PictureTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(TabSample.storyboard, to: "App/App.storyboard")
    return folder
  }

  /// A red image of 4 × 2 pixels.
  private let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGM4IScHRwzIHABvCgghBqXSdgAAAABJRU5ErkJggg=="

  private func writeImage(_ bytes: Data, scale: String = "2x", in folder: TemporaryFolder) throws {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "b.png", "scale": "\#(scale)"}]}"#,
      to: "App/Assets.xcassets/badge.imageset/Contents.json")
    try bytes.write(
      to: folder.url.appendingPathComponent("App/Assets.xcassets/badge.imageset/b.png"))
  }

  @Test func `a screen has its bars, sections and accessories`() async throws {
    let folder = try folder()
    let line = "render App/App.storyboard --scene tvc-00-001 --ios 18"
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 0)
    for text in [
      "Settings &lt;b&gt;", "Cancel", "ALERTS", "Banners show for five seconds.", "Sound", "Chimes",
      "Search", "9:41",
    ] {
      #expect(result.stdout.contains(">\(text)</text>"), "\(text)")
    }
    #expect(!result.stdout.contains("<b>") && !result.stdout.contains("href"))
  }

  @Test func `rows of a prototype are repeated as samples`() async throws {
    let folder = try folder()
    let result = await run("render App/App.storyboard --scene vc2-00-001", in: folder.url)
    let titles = result.stdout.components(separatedBy: ">Row title</text>").count - 1
    // 400 points of rows of 60.
    #expect(titles == 7)
    #expect(result.stdout.components(separatedBy: ">sample</text>").count == 2)
  }

  @Test func `dark pictures have dark colours`() async throws {
    let folder = try folder()
    let light = await run("render App/App.storyboard --scene tvc-00-001", in: folder.url)
    let dark = await run(
      "render App/App.storyboard --scene tvc-00-001 --appearance dark", in: folder.url)
    #expect(light.stdout.contains("#f2f2f7") && !light.stdout.contains("#1c1c1e"))
    #expect(dark.stdout.contains("#1c1c1e") && !dark.stdout.contains("#f2f2f7"))
  }

  @Test func `images and colours of the project are found`() async throws {
    let folder = try folder()
    try writeImage(try #require(Data(base64Encoded: png)), in: folder)
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "128", "blue": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    let line = "render App/App.storyboard --scene vc2-00-001"
    let found = await run(line, in: folder.url)
    #expect(found.stdout.contains("href=\"data:image/png;base64,\(png)\""))
    #expect(found.stdout.contains("#ff8000"))
    let dark = await run(line + " --appearance dark", in: folder.url)
    #expect(dark.stdout.contains("#00ff00"))
    let none = await run(line + " --no-assets", in: folder.url)
    #expect(!none.stdout.contains("href") && none.stdout.contains("#336699"))
    let named = await run(line + " --assets App", in: folder.url)
    #expect(named.stdout == found.stdout)
  }

  @Test func `a broken catalogue and a giant image end in a placeholder and a note`() async throws {
    let line = "render App/App.storyboard --scene vc2-00-001"
    var giant = try #require(Data(base64Encoded: png))
    giant.replaceSubrange(16..<20, with: [0, 0, 0x75, 0x30])
    for (bytes, words) in [
      (giant, "30000 × 2 pixels"), (Data("no picture".utf8), "not a PNG, JPEG or SVG"),
    ] {
      let folder = try folder()
      try writeImage(bytes, in: folder)
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 0 && result.stderr.contains(words), "\(result.stderr)")
      #expect(!result.stdout.contains("href"))
    }
    let folder = try folder()
    try folder.write("{", to: "App/Assets.xcassets/badge.imageset/Contents.json")
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 0 && result.stderr.contains("Contents.json"), "\(result.stderr)")
  }

  @Test func `the page of serve may show the images that its drawings contain`() async throws {
    let folder = try folder()
    try writeImage(try #require(Data(base64Encoded: png)), in: folder)
    let name = "App/App.storyboard"
    try await ServedPage.serving([name], in: folder.url) { (page) async throws in
      let drawing = try await page.get("drawing", ["document": name, "scene": "vc2-00-001"])
      #expect(drawing.text.contains("href=\"data:image/png;base64,"))
      let key = ["Authorization": "Bearer \(page.token)"]
      let policy = try await page.ask("GET", "/", headers: key).headers["content-security-policy"]
      let images = policy?.split(separator: ";").first { $0.contains("img-src") }
      #expect(images?.split(separator: " ").contains("data:") == true, "\(policy ?? "")")
    }
  }

  /// A page of 24 × 12 points with a red square.
  private func pdf(mediaBox: String = "0 0 24 12", content: String = "1 0 0 rg 0 0 12 12 re f")
    -> Data
  {
    Data(
      """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [\(mediaBox)] /Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      """.utf8)
  }

  @Test func `an image that is a PDF is drawn, or stands for itself in its size`() async throws {
    let folder = try folder()
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "b.pdf"}]}"#,
      to: "App/Assets.xcassets/badge.imageset/Contents.json")
    let file = folder.url.appendingPathComponent("App/Assets.xcassets/badge.imageset/b.pdf")
    let line = "render App/App.storyboard --scene vc2-00-001"
    for broken in [Data("%PDF-1.4".utf8), pdf(mediaBox: "0 0 90000 90000")] {
      try broken.write(to: file)
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 0 && result.stderr.contains("'badge'"), "\(result.stderr)")
      #expect(!result.stdout.contains("href"))
    }
    try pdf().write(to: file)
    let drawn = await run(line, in: folder.url)
    #expect(drawn.exitCode == 0)
    if canDrawPages {
      #expect(drawn.stdout.contains("href=\"data:image/png;base64,") && drawn.stderr.isEmpty)
      #expect(await run(line, in: folder.url).stdout == drawn.stdout)
    } else {
      #expect(drawn.stderr.contains("poppler, which is not installed"), "\(drawn.stderr)")
    }
  }

  @Test func `layers are drawn on demand`() async throws {
    let folder = try folder()
    let plain = await run("render App/App.storyboard --scene vc2-00-001", in: folder.url)
    var seen: Set<String> = [plain.stdout]
    for layer in ["constraints", "frames", "margins", "names", "safe-area", "all"] {
      let result = await run(
        "render App/App.storyboard --scene vc2-00-001 --layers \(layer)", in: folder.url)
      #expect(result.exitCode == 0)
      #expect(seen.insert(result.stdout).inserted, "\(layer)")
    }
    let wrong = await run("render App/App.storyboard --layers names,frame", in: folder.url)
    #expect(wrong.exitCode == 64 && wrong.stderr.contains("Did you mean 'frames'?"))
  }

  @Test func `all scenes stand on one sheet as segues lead`() async throws {
    let folder = try folder()
    let push =
      "<connections><segue destination=\"vc2-00-001\" kind=\"show\" id=\"sg9-00-001\"/></connections>"
    let linked = TabSample.storyboard.replacingOccurrences(
      of: "<navigationItem key=\"navigationItem\" title=\"Settings",
      with: push + "<navigationItem key=\"navigationItem\" title=\"Settings")
    try folder.write(linked, to: "linked.storyboard")
    let sheet = await run("render linked.storyboard --segues", in: folder.url)
    #expect(sheet.exitCode == 0 && sheet.stdout.contains(">show</text>"))
    let both = await run(
      "render linked.storyboard --segues --device iphone-4.7 --device ipad-11", in: folder.url)
    #expect(both.exitCode == 64)
  }

  @Test
  func `a sheet has a picture for each text size, language or direction that looks different`()
    async throws
  {
    let folder = try folder()
    try folder.write("\"lb4-00-001.text\" = \"Zeilentitel\";\n", to: "App/de.lproj/App.strings")
    let line = "render App/App.storyboard --scene vc2-00-001 --across "
    let sizes = await run(line + "text-sizes", in: folder.url)
    #expect(sizes.exitCode == 0)
    // No text of the scene follows the setting: one picture says so, and which sizes it is of.
    #expect(sizes.stdout.contains(">xSmall</text>") && !sizes.stdout.contains(">AX5</text>"))
    #expect(sizes.stdout.contains(#/>the same: Small, Medium, Large.* and [0-9]+ more</#))
    #expect(sizes.stderr.contains("drawn once for xSmall and Small, Medium, Large"))
    let languages = await run(line + "languages", in: folder.url)
    for name in ["as written", "German", "accented", "Zeilentitel"] {
      #expect(languages.stdout.contains(">\(name)</text>"), "\(name)")
    }
    let directions = await run(line + "directions", in: folder.url)
    #expect(directions.stdout.contains(">left to right</text>"))
    #expect(directions.stdout.contains(">right to left</text>"))
    for options in ["text-sizes --text-size AX1", "languages --pseudo long", "languages --segues"] {
      #expect(await run(line + options, in: folder.url).exitCode == 64)
    }
  }

  @Test func `a rotation begins and ends with the pictures of both sides`() async throws {
    let folder = try folder()
    let line = "render App/App.storyboard --scene vc2-00-001 --device iphone-4.7 "
    let turned = await run(line + "--rotate", in: folder.url)
    // 13 pictures, of which one is seen at any time.
    #expect(turned.stdout.components(separatedBy: "<animate ").count == 14)
    #expect(turned.stdout.components(separatedBy: "<g display=\"none\">").count == 13)
    #expect(!turned.stdout.contains("<script"))
    for size in ["391 683", "683 391"] { #expect(turned.stdout.contains(size), "\(size)") }
    #expect(await run(line + "--rotate", in: folder.url).stdout == turned.stdout)
    let still = await run(line + "--rotate -o a.png", in: folder.url)
    #expect(still.exitCode == 64 && still.stderr.contains("stands still"))
    let all = await run("render App/App.storyboard --rotate -o turns/", in: folder.url)
    #expect(all.exitCode != 64 && all.stderr.contains("pictures written"))
  }

  @Test func `a sheet of changes marks what moves and dims the rest`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "old.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 40), to: "new.storyboard")
    let result = await run("diff old.storyboard new.storyboard -o changes.svg", in: folder.url)
    #expect(result.exitCode == 1)
    let file = folder.url.appendingPathComponent("changes.svg")
    let sheet = try String(contentsOf: file, encoding: .utf8)
    #expect(sheet.contains(">before</text>") && sheet.contains(">after</text>"))
    #expect(sheet.components(separatedBy: "fill-opacity=\"0.62\"").count == 3)
    try FileManager.default.removeItem(at: file)
    let same = await run("diff old.storyboard old.storyboard -o changes.svg", in: folder.url)
    #expect(same.exitCode == 0 && same.stderr.contains("is not written"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let text = await run("diff old.storyboard new.storyboard -o changes.txt", in: folder.url)
    #expect(text.exitCode == 64)
  }

  @Test func `a template has the tint, whatever its colours`() async throws {
    let folder = try folder()
    try writeImage(try #require(Data(base64Encoded: png)), in: folder)
    let line = "render App/App.storyboard --scene vc2-00-001"
    let plain = await run(line, in: folder.url)
    #expect(!plain.stdout.contains("<filter"))
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "App/Assets.xcassets/badge.imageset/Contents.json")
    let tinted = await run(line, in: folder.url)
    #expect(tinted.stdout.components(separatedBy: "<filter id=\"tint-").count == 2)
    #expect(tinted.stdout.contains("filter=\"url(#tint-"))
  }

  @Test func `a file outside of the image's folder is not read`() async throws {
    let folder = try folder()
    try Data(base64Encoded: png)?.write(to: folder.url.appendingPathComponent("outside.png"))
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x"}]}"#,
      to: "App/Assets.xcassets/badge.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Assets.xcassets/badge.imageset/b.png",
      withDestinationPath: folder.path + "/outside.png")
    let line = "render App/App.storyboard --scene vc2-00-001"
    let linked = await run(line, in: folder.url)
    #expect(linked.exitCode == 0 && !linked.stdout.contains("href"))
    #expect(linked.stderr.contains("names a file elsewhere: 'b.png'"), "\(linked.stderr)")
    // What is too large is not even read.
    let large = try self.folder()
    try writeImage(Data(count: 3_000_001), in: large)
    let result = await run(line, in: large.url)
    #expect(result.stderr.contains("has 3000001 bytes"), "\(result.stderr)")
  }

  @Test func `a PNG needs librsvg and says so`() async throws {
    let folder = try folder()
    let result = await run("render App/App.storyboard --scene tvc-00-001 -o a.png", in: folder.url)
    guard canWritePictures else {
      #expect(result.exitCode == 2 && result.stderr.contains("librsvg"))
      return
    }
    #expect(result.exitCode == 0, "\(result.stderr)")
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    _ = await run("render App/App.storyboard --scene tvc-00-001 -o b.png", in: folder.url)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")) == bytes)
  }

  @Test func `a document for another system is no picture`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.mac, to: "Mac.xib")
    let result = await run("render Mac.xib -o mac.svg", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.contains("'Mac.xib' is for MacOSX.Cocoa: only layouts for iPhone and iPad"))
  }
}
