import Foundation
import TestSupport
import Testing

@Suite struct ReportTests {
  private func page(_ line: String, _ folder: TemporaryFolder) async throws -> (
    CommandResult, String
  ) {
    let result = await run("report \(line) -o page.html", in: folder.url)
    let file = folder.url.appendingPathComponent("page.html")
    return (result, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `a report shows all scenes and loads nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(TabSample.storyboard, to: "App/App.storyboard")
    let (result, page) = try await page("App", folder)
    // A prototype of it has no identifier for its code.
    #expect(result.exitCode == 1, "\(result.stderr)")
    #expect(page.contains("warning: reuse-identifier"))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(page.components(separatedBy: "<article").count == 3)
    for word in [
      "src=\"", "@import", "url(", "<iframe", "<link", "fetch(", "innerHTML", "unsafe-inline",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    // The only addresses are those of namespaces.
    let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!rest.contains("http://") && !rest.contains("https://"))
  }

  @Test(arguments: [("App", ""), ("App/", ""), (".", "App"), ("../App", "App")])
  func `a report has the name of its folder`(argument: String, place: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(TabSample.storyboard, to: "App/App.storyboard")
    let result = await run(
      "report \(argument) -o -", in: folder.url.appendingPathComponent(place))
    #expect(result.stdout.contains("<h1>Layouts of App</h1>"))
  }

  @Test func `texts of a document stay texts`() async throws {
    let folder = try TemporaryFolder()
    let hostile = TabSample.storyboard
      .replacingOccurrences(
        of: "Row title", with: "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
      )
      .replacingOccurrences(of: "ce3-00-001", with: "&quot;&gt;&lt;img onerror=x&gt;")
    try folder.write(hostile, to: "a.storyboard")
    let (_, page) = try await page("a.storyboard", folder)
    // Its own data, pictures and script, and no more.
    let pictures = page.components(separatedBy: "<script type=\"image/svg+xml\"").count - 1
    #expect(pictures > 0)
    #expect(page.components(separatedBy: "<script").count == 5 + pictures)
    #expect(page.components(separatedBy: "</script").count == 5 + pictures)
    #expect(!page.contains("<img"))
    #expect(page.contains("\\u003c/script\\u003e"))
  }

  @Test func `a view alone in a file is called like the file`() async throws {
    let folder = try TemporaryFolder()
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <view contentMode="scaleToFill" id="vvV-00-001">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
              </view>
          </objects>
      </document>
      """
    try folder.write(xib, to: "Banner.xib")
    let (_, page) = try await page("Banner.xib", folder)
    #expect(page.contains("<b>Banner</b>") && !page.contains("<b>View</b>"))
  }

  @Test func `findings stand beside their pictures`() async throws {
    let folder = try TemporaryFolder()
    let extra =
      "<constraint firstItem=\"bxL-00-001\" firstAttribute=\"height\" constant=\"40\" id=\"cnX-00-001\"/>"
    try folder.write(SampleDocuments.twoBoxes(extra: extra), to: "a.storyboard")
    let (result, page) = try await page("a.storyboard", folder)
    #expect(result.exitCode == 1)
    #expect(page.contains("<li class=\"error\">") && page.contains("cnX-00-001"))
    #expect(page.contains("data-objects=\"") && page.contains(" · a.storyboard:"))
  }

  @Test func `a report says on which devices of the app a scene has errors`() async throws {
    let folder = try TemporaryFolder()
    // Wider than a phone.
    let extra =
      "<constraint firstItem=\"bxL-00-001\" firstAttribute=\"width\" constant=\"800\" id=\"cnX-00-001\"/>"
    try folder.write(SampleDocuments.twoBoxes(extra: extra), to: "a.storyboard")
    let (_, page) = try await page("a.storyboard", folder)
    #expect(page.contains("<section id=\"devices\""))
    #expect(page.contains("<th scope=\"col\" title=\"iphone-4.7\">"))
    let (_, plain) = try await self.page("a.storyboard --device iphone-4.7", folder)
    #expect(!plain.contains("<section id=\"devices\""))
  }

  @Test func `a page of differences has pictures before and after`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 20), to: "b.storyboard")
    let page = await run(
      "diff a.storyboard b.storyboard --format html --device iphone-4.7 --device ipad-11",
      in: folder.url)
    #expect(page.exitCode == 1, "\(page.stderr)")
    #expect(page.stdout.components(separatedBy: "class=\"before\"").count == 3)
    #expect(page.stdout.components(separatedBy: "class=\"after\"").count == 3)
    #expect(page.stdout.contains(">Before, iPhone"))
    #expect(page.stdout.contains("cnG-00-001"))
    let same = await run("diff a.storyboard a.storyboard --format html", in: folder.url)
    #expect(same.exitCode == 0 && !same.stdout.contains("<article"))
    let wrong = await run("diff a.storyboard b.storyboard --format html --effect", in: folder.url)
    #expect(wrong.exitCode == 64)
  }

  /// What the slider of a page runs through is what `sweep` prints.
  @Test func `a slider has the exact pieces of the sweep`() async throws {
    let folder = try TemporaryFolder()
    let sample = samplesFolder.appendingPathComponent("screens/sign-in.json").path
    let result = await run(["report", sample, "--sweep"], workingDirectory: folder.path)
    let start = try #require(result.stdout.range(of: "id=\"data\">")).upperBound
    let end = try #require(result.stdout[start...].range(of: "</script>")).lowerBound
    let data = try JSONInstance(json: Data(result.stdout[start..<end].utf8))
    let sweep = try #require(data.array?.first?["sweep"])
    let printed = await run(
      ["sweep", sample, "--format", "json"], workingDirectory: folder.path)
    let wanted = try #require(try JSONInstance(json: Data(printed.stdout.utf8)).array?.first)
    #expect(sweep["range"] == wanted["range"])
    let pieces = try #require(sweep["pieces"]?.array)
    #expect(pieces.count == wanted["intervals"]?.array?.count)
    let law = (pieces.first?.array?[3].array?.first?.array ?? []).map(\.number)
    #expect(law.count == 8)
    // The root is as wide as the slider says.
    #expect(law[4] == 1 && law[5] == 0)
    // The scene is drawn from end to end without a gap, most of it exactly.
    let stretches = try #require(sweep["drawings"]?.array)
    let ends = stretches.map { ($0.array?[0].number ?? 0, $0.array?[1].number ?? 0) }
    #expect(ends.first?.0 == 320 && ends.last?.1 == 1366)
    for (a, b) in zip(ends, ends.dropFirst()) { #expect(a.1 == b.0) }
    let exact = zip(stretches, ends).filter { $0.0.array?[2].number == 1 }
    let length = exact.reduce(0) { $0 + $1.1.1 - $1.1.0 }
    #expect(length > 1_000, "\(length) of 1046 points")
    #expect(result.stdout.contains("<details class=\"sweep\">"))
    let plain = await run(["report", sample], workingDirectory: folder.path)
    #expect(!plain.stdout.contains("<details class=\"sweep\">"))
  }

  @Test func `the same documents give the same bytes, broken ones a sentence`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(TabSample.storyboard, to: "a.storyboard")
    try folder.write("<document>", to: "b.storyboard")
    let first = await run("report a.storyboard b.storyboard", in: folder.url)
    let second = await run("report a.storyboard b.storyboard", in: folder.url)
    #expect(first.exitCode == 2 && first.stdout == second.stdout)
    #expect(first.stdout.contains("<p class=\"lead\">It can't be read: "))
    #expect(await run("report a.storyboard -o x.txt", in: folder.url).exitCode == 64)
  }
}
