import Foundation
import TestSupport
import Testing

/// `fix update-constants`: what is written is certain, brings its view closer, and harms nothing on any device.
@Suite struct ConstantUpdateTests {
  /// A scene with a box, placed by these constraints.
  private static func box(
    frame: String, _ constraints: [String], isMarked: Bool = false
  ) -> String {
    let mark = isMarked ? "\"misplaced\": true, " : ""
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "format": "ninegrid-layout",
        "version": 1,
        "device": "retina4_7",
        "scenes": [
          {
            "name": "Card",
            "view": {
              "name": "Root",
              "subviews": [{"kind": "view", "name": "Box", \(mark)"frame": [\(frame)]}],
              "guides": ["safeArea"],
              "constraints": [\(list)]
            }
          }
        ]
      }

      """
  }

  private static let inMargins = [
    "Box.Leading = Superview.LeadingMargin", "Box.Trailing = Superview.TrailingMargin",
    "Box.Top = Safe Area.Top + 20", "Box.Height = 120",
  ]

  @Test func `what only the margins of the canvas may explain is not written`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.box(frame: "20, 40, 335, 120", Self.inMargins), to: "a.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let done = await run("fix update-constants a.json", in: folder.url)
    #expect(done.exitCode == 0 && done.stdout.contains("nothing to do"), "\(done.stdout)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    // Who names the view hears why.
    let named = await run("fix update-constants a.json --view Box", in: folder.url)
    #expect(named.exitCode == 1 && named.stdout.contains("'--uncertain'"), "\(named.stdout)")
    let asked = await run("fix update-constants a.json --uncertain", in: folder.url)
    #expect(asked.exitCode == 0, "\(asked.stdout)")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Superview.LeadingMargin + 4"))
  }

  @Test(arguments: [
    // The inequality holds the box where it is, whatever the constant says.
    ("20, 40, 100, 60", ["Box.Height = 100", "Box.Height >= 100", "Box.Width = 100"]),
    // Half of a screen of 320 points is narrower, and of the canvas it is not.
    (
      "20, 40, 180, 100",
      ["Box.Height = 100", "Box.Width = 100", "Box.Width <= 0.55 * Superview.Width"]
    ),
  ])
  func `a constant that brings nothing closer, or conflicts on a device, stays`(
    frame: String, sizes: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let places = ["Box.Leading = Superview.Leading + 20", "Box.Top = Safe Area.Top + 20"]
    let text = Self.box(frame: frame, places + sizes, isMarked: true)
    let file = try folder.write(text, to: "a.json")
    let done = await run("fix update-constants a.json", in: folder.url)
    #expect(done.exitCode == 1, "\(done.stdout)\(done.stderr)")
    #expect(done.stdout.contains("points off: "), "\(done.stdout)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let dry = await run("fix update-constants a.json --dry-run", in: folder.url)
    #expect(dry.exitCode == 0, "nothing would change")
  }

  @Test func `a view that is marked takes its recorded frame once`() async throws {
    let folder = try TemporaryFolder()
    let text = Self.box(frame: "24, 60, 320, 120", Self.inMargins, isMarked: true)
    let file = try folder.write(text, to: "a.json")
    let done = await run("fix update-constants a.json", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let once = try String(contentsOf: file, encoding: .utf8)
    #expect(once.contains("Safe Area.Top + 40"))
    let again = await run("fix update-constants a.json", in: folder.url)
    #expect(again.exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == once)
  }
}
