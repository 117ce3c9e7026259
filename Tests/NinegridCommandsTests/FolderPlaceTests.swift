import Foundation
import TestSupport
import Testing

/// Where scenes are shown that other storyboards show, and what an app says of its status bar.
@Suite struct FolderPlaceTests {
  /// A scene's first place and its frame, as text.
  private typealias Places = [String: String]

  private static let device = "--device iphone-5.8 --ios 17"

  private static func places(_ documents: String, in folder: URL) async throws -> Places {
    let result = await run("resolve \(documents) \(device) --format jsonl", in: folder)
    #expect(result.exitCode <= 1, "\(result.stderr)")
    var found: Places = [:]
    for line in try result.jsonLines() {
      guard let scene = line["scene"]?.string, let place = line["place"],
        scene.hasPrefix("vc-"), found[scene] == nil
      else { continue }
      let frame = ["x", "y", "width", "height"].map { place["frame"]?[$0]?.number ?? -1 }
      found[scene] = "\(place["kind"]?.string ?? "") \(frame)"
    }
    return found
  }

  @Test func `a scene is where the storyboard that refers to it shows it`() async throws {
    let folder = try StructureSample.folder()
    let whole = try await Self.places("Main.storyboard", in: folder.url)
    #expect(whole["vc-00-004"]?.hasPrefix("screen ") == true)
    #expect(whole["vc-00-005"]?.hasPrefix("page-sheet ") == true)
    #expect(whole.count == 5)
    _ = await run("migrate split Main.storyboard", in: folder.url)
    let names = try folder.names().joined(separator: " ")
    #expect(try await Self.places(names, in: folder.url) == whole)
    // Alone, nobody knows that it is presented.
    let alone = try TemporaryFolder()
    try alone.write(folder.read("Help.storyboard"), to: "Help.storyboard")
    let unknown = try await Self.places("Help.storyboard", in: alone.url)
    #expect(unknown["vc-00-005"]?.hasPrefix("screen ") == true)
  }

  @Test(arguments: [
    ("com.apple.share-services", "Info.plist", "page-sheet "),
    ("com.apple.widget-extension", "Info.plist", "widget [8.0, 44.0, 359.0, 110.0]"),
    ("com.apple.widget-extension", "../Widget-Info.plist", "widget [8.0, 44.0, 359.0, 110.0]"),
    ("com.apple.intents-service", "Info.plist", "screen "),
  ])
  func `a scene that an app extension begins with is where the system shows it`(
    point: String, plist: String, place: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes().replacing("vcA-00-001", with: "vc-00-001"),
      to: "Widget/Base.lproj/MainInterface.storyboard")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
      <key>NSExtensionPointIdentifier</key><string>\(point)</string>
      </dict></dict></plist>

      """, to: "Widget/\(plist)")
    let found = try await Self.places("Widget", in: folder.url)
    #expect(found.values.first?.hasPrefix(place) == true, "\(found)")
  }

  @Test func `documents of a store are where others of it show them, and batch knows`() async throws
  {
    let folder = try StructureSample.folder()
    _ = await run("migrate split Main.storyboard", in: folder.url)
    let files = try await Self.places(folder.names().joined(separator: " "), in: folder.url)
    let names = try folder.names()
    _ = await run("import \(names.joined(separator: " "))", in: folder.url)
    func stored() async throws -> Places {
      let batch = await run("batch \(Self.device)", in: folder.url)
      #expect(batch.exitCode <= 1, "\(batch.stderr)")
      let rows = await run(
        [
          "sql",
          """
          SELECT scene, place, placeX, placeY, placeWidth, placeHeight, ios FROM results
          WHERE scene GLOB 'vc-*' AND place IS NOT NULL AND ios = 17 ORDER BY scene
          """, "--format", "jsonl",
        ], workingDirectory: folder.path)
      var found: Places = [:]
      for line in try rows.jsonLines() {
        let frame = ["placeX", "placeY", "placeWidth", "placeHeight"].map {
          line[$0]?.number ?? -1
        }
        found[line["scene"]?.string ?? ""] = "\(line["place"]?.string ?? "") \(frame)"
      }
      return found
    }
    #expect(try await stored() == files)
    // Another document shows the scene in another way now: what was found before does not hold.
    let detail = try folder.read("Detail.storyboard")
    let full = detail.replacing(
      #"kind="presentation" identifier="showHelp""#,
      with: #"kind="presentation" identifier="showHelp" modalPresentationStyle="fullScreen""#)
    #expect(full != detail)
    try folder.write(full, to: "Detail.storyboard")
    _ = await run("import Detail.storyboard", in: folder.url)
    let changed = try await stored()
    #expect(changed["vc-00-005"]?.hasPrefix("screen ") == true)
    #expect(changed["vc-00-004"] == files["vc-00-004"])
    let again = await run("batch \(Self.device)", in: folder.url)
    #expect(again.stdout.contains(" are up to date\n"), "\(again.stdout)")
  }

  @Test func `a change elsewhere that moves no scene leaves the results of other documents`()
    async throws
  {
    let folder = try StructureSample.folder()
    _ = await run("migrate split Main.storyboard", in: folder.url)
    _ = await run("import \(try folder.names().joined(separator: " "))", in: folder.url)
    _ = await run("batch \(Self.device)", in: folder.url)
    let detail = try folder.read("Detail.storyboard")
    let renamed = detail.replacing(#"identifier="showHelp""#, with: #"identifier="openHelp""#)
    #expect(renamed != detail)
    try folder.write(renamed, to: "Detail.storyboard")
    _ = await run("import Detail.storyboard", in: folder.url)
    let batch = await run("batch \(Self.device) --format csv", in: folder.url)
    let help = try #require(batch.stdout.split(separator: "\n").first { $0.hasPrefix("Help") })
    // Of one environment nothing is resolved, and three scenes are up to date.
    #expect(help.contains(",1,0,3,"), "\(help)")
  }

  /// Only where no notch, island or camera covers the top, too.
  @Test(arguments: [
    ("iphone-4.7/portrait", 20.0, 0.0), ("iphone-4.7/landscape", 0, 0),
    ("iphone-5.8/portrait", 44, 44), ("ipad-9.7/landscape", 20, 0), ("ipad-11/portrait", 24, 24),
  ])
  func `an app without a status bar has its room`(
    device: String, shown: Double, hidden: Double
  ) async throws {
    for (hides, top) in [("<false/>", shown), ("<true/>", hidden)] {
      let folder = try TemporaryFolder()
      try FileManager.default.copyItem(
        at: sourceRoot.appendingPathComponent("Samples/app"),
        to: folder.url.appendingPathComponent("App"))
      let file = try #require(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).first {
          $0.hasSuffix("Info.plist")
        })
      let plist = try folder.read(file).replacing(
        "<dict>",
        with: "<dict><key>UIStatusBarHidden</key>\(hides)"
          + "<key>UIViewControllerBasedStatusBarAppearance</key><false/>",
        maxReplacements: 1)
      try folder.write(plist, to: file)
      try folder.write(SampleDocuments.twoBoxes(), to: "App/Boxes.storyboard")
      let result = await run(
        "resolve App/Boxes.storyboard --device \(device) --ios 17 --format jsonl", in: folder.url)
      let line = try #require(try result.jsonLines().first)
      let box = line["views"]?.array?.first { $0["id"]?.string == "bxL-00-001" }
      #expect(box?["frame"]?["y"]?.number == top + 20, "\(device), hidden \(hides)")
    }
  }
}
