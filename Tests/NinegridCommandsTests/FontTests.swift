import FontFiles
import Foundation
import TestSupport
import Testing

/// Measuring in the user's own fonts, by `--fonts`.
@Suite(.enabled(if: canReadFonts)) struct FontTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Fonts/Brand"), withIntermediateDirectories: true)
    try Data(TestFont().bytes).write(to: folder.url.appendingPathComponent("Fonts/Brand/t.ttf"))
    try folder.write("no font", to: "Fonts/broken.otf")
    try folder.write("no fonts here", to: "Empty/readme.txt")
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "Note", "view": {
        "name": "Root", "guides": ["safeArea"],
        "subviews": [
          {"kind": "label", "name": "One", "text": "AV A", "font": "Test-Regular 20"},
          {"kind": "label", "name": "Two", "text": "AV A", "font": "Brand-Bold 20"}],
        "constraints": [
          "One.Leading = Superview.Leading + 20", "One.Top = Safe Area.Top + 20",
          "Two.Leading = One.Leading", "Two.Top = One.Bottom + 8"]}}]}
      """, to: "note.json")
    return folder
  }

  @Test func `labels in the font have its widths and heights`() async throws {
    let folder = try folder()
    let result = await run("resolve note.json --fonts Fonts --format jsonl", in: folder.url)
    #expect(result.exitCode == 0)
    let views = try #require(try result.jsonLines().first?["views"]?.array)
    let one = try #require(views.first { $0["id"]?.string == "one" })
    // (520 + 600 + 250 + 600) and (900 + 300) units of 1000, at 20 points, on pixels of 3x.
    #expect(one["frame"]?["width"]?.number == 39.6667)
    #expect(one["frame"]?["height"]?.number == 24)
    #expect(one["estimated"] == nil)
    #expect(views.last?["estimated"] == .bool(true))
    #expect(
      result.stderr.hasPrefix(
        "Fonts/broken.otf: warning: this is no TrueType or OpenType font [invalid-font]\n"))
    #expect(
      result.stderr.contains(
        "note.json: note: the font 'Brand-Bold' is not in the folder; widths of another one stand in "
          + "[unknown-font]\n"))
  }

  @Test func `measure knows them, and a batch keeps its results apart`() async throws {
    let folder = try folder()
    let measured = await run(
      "measure AV --font Test-Regular-20 --fonts Fonts/Brand", in: folder.url)
    #expect(measured.stdout == "\"AV\"  22.5 × 24, 1 line\n")
    _ = await run("import note.json", in: folder.url)
    for options in ["", "--fonts Fonts", "--fonts Fonts"] {
      _ = await run("batch --device iphone-4.7 \(options)", in: folder.url)
    }
    let rows = await run(
      "sql \"SELECT count(*) AS n, sum(environment LIKE '%;fonts=%') AS own FROM results\" --format csv",
      in: folder.url)
    #expect(rows.stdout == "n,own\n2,1\n")
  }

  @Test func `frames are updated as the fonts measure`() async throws {
    let folder = try folder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait"/>
          <objects>
              <view contentMode="scaleToFill" id="roo-tv-001">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews>
                      <label text="AV A" translatesAutoresizingMaskIntoConstraints="NO" id="one-lb-001">
                          <rect key="frame" x="20" y="30" width="70" height="40"/>
                          <fontDescription key="fontDescription" name="Test-Regular" family="Test" pointSize="20"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="one-lb-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="20" id="con-00-001"/>
                      <constraint firstItem="one-lb-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="30" id="con-00-002"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """, to: "Note.xib")
    let result = await run("fix update-frames Note.xib --measured --fonts Fonts", in: folder.url)
    #expect(result.exitCode == 0)
    // 1,970 and 1,200 units of 1000, at 20 points, on pixels of 2x.
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("Note.xib"), encoding: .utf8)
        .contains(#"x="20" y="30" width="39.5" height="24"/>"#))
  }

  @Test(arguments: [
    ("Empty", "error: there is no font that can be read in 'Empty'"),
    ("None", "error: there is no folder 'None'"),
    ("note.json", "error: 'note.json' is a file, and a folder is needed here"),
  ])
  func `a folder without fonts is an error`(name: String, start: String) async throws {
    let folder = try folder()
    let result = await run("resolve note.json --fonts \(name)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix(start), "\(result.stderr)")
  }
}
