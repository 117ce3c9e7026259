import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// One cause is one finding, and what follows from what nobody can know is none.
@Suite struct FindingCauseTests {
  /// What `check` finds in a native document of one scene.
  private func findings(
    views: String, constraints: [String], options: String = ""
  ) async throws -> [(rule: String, id: String, severity: String, message: String)] {
    let folder = try TemporaryFolder()
    let equations = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "name": "Causes", "device": "retina4_7", "scenes": [
        {"name": "Causes", "view": {"name": "Root", "subviews": [\(views)], "guides": ["safeArea"],
          "constraints": [\(equations)]}}]}
      """, to: "a.json")
    let result = await run("check a.json --format jsonl \(options)", in: folder.url)
    #expect(result.exitCode < 2, "\(result.stderr)")
    return try result.jsonLines().map {
      (
        $0["rule"]?.string ?? "", $0["id"]?.string ?? "", $0["severity"]?.string ?? "",
        $0["message"]?.string ?? ""
      )
    }
  }

  @Test func `a height that five others follow is told once, with those that follow`() async throws
  {
    let views = (1...6).map { "{\"name\": \"Box \($0)\"}" }.joined(separator: ", ")
    var constraints = ["Box 1.Top = Safe Area.Top + 20"]
    for number in 1...6 {
      constraints += [
        "Box \(number).Leading = Superview.Leading + 16", "Box \(number).Width = 100",
      ]
      if number > 1 {
        constraints += [
          "Box \(number).Top = Box \(number - 1).Bottom + 8",
          "Box \(number).Height = Box \(number - 1).Height",
        ]
      }
    }
    let found = try await findings(views: views, constraints: constraints)
    #expect(found.map(\.rule) == ["ambiguous"])
    #expect(found.first?.id == "box-1")
    #expect(
      found.first?.message.hasSuffix(
        "; 'box-2' (Box 2), 'box-3' (Box 3), 'box-4' (Box 4) and 2 more depend on it") == true)
  }

  @Test func `two heights that have nothing to do with each other are two findings`() async throws {
    let found = try await findings(
      views: "{\"name\": \"Left\"}, {\"name\": \"Right\"}",
      constraints: [
        "Left.Leading = Superview.Leading", "Left.Width = 50", "Left.Top = Superview.Top",
        "Right.Trailing = Superview.Trailing", "Right.Width = 50", "Right.Top = Superview.Top",
      ])
    #expect(found.map(\.id).sorted() == ["left", "right"])
  }

  @Test func `what follows from the size of a class of one's own is no fault`() async throws {
    let constraints = [
      "Gauge.Leading = Superview.Leading + 16", "Gauge.Top = Safe Area.Top + 20",
      "Gauge.Width = 100", "Below.Top = Gauge.Bottom + 8", "Below.Leading = Gauge.Leading",
      "Below.Width = 100", "Below.Height = Gauge.Height",
    ]
    let own = try await findings(
      views: "{\"name\": \"Gauge\", \"class\": \"GaugeView\"}, {\"name\": \"Below\"}",
      constraints: constraints)
    #expect(own.map(\.severity) == ["note"])
    let plain = try await findings(
      views: "{\"name\": \"Gauge\"}, {\"name\": \"Below\"}", constraints: constraints)
    #expect(plain.map(\.severity) == ["warning"])
  }

  @Test func `what follows from a size that is not to be verified is no fault`() async throws {
    let constraints = [
      "Gauge.Leading = Superview.Leading + 16", "Gauge.Top = Safe Area.Top + 20",
      "Gauge.Width = 100", "Below.Top = Gauge.Bottom + 8", "Below.Leading = Gauge.Leading",
      "Below.Width = 100", "Below.Height = 20",
    ]
    for (attribute, severity) in [
      ("\"attributes\": {\"verifyAmbiguity\": \"ignoreSizes\"}", "note"),
      ("\"attributes\": {}", "warning"),
    ] {
      let found = try await findings(
        views: "{\"name\": \"Gauge\", \(attribute)}, {\"name\": \"Below\"}",
        constraints: constraints)
      #expect(found.map(\.severity) == [severity], "\(attribute)")
    }
  }

  @Test(arguments: [
    ("label", "Label", 0), ("label", "Fabel", 1), ("button", "Button", 0), ("button", "Buttom", 1),
  ])
  func `the library's own title is not cut`(kind: String, title: String, count: Int) async throws {
    let key = kind == "label" ? "text" : "title"
    let found = try await findings(
      views: "{\"kind\": \"\(kind)\", \"name\": \"Title\", \"\(key)\": \"\(title)\"}",
      constraints: [
        "Title.Leading = Superview.Leading + 16", "Title.Top = Safe Area.Top + 20",
        "Title.Width = 20",
      ])
    #expect(found.filter { $0.rule == "truncated" }.count == count)
  }

  @Test(arguments: [("One", 0), ("One\\n", 0), ("One\\nTwo", 1), ("One\\nTwo\\n", 1)])
  func `empty lines at the end of a text are not missed`(text: String, count: Int) async throws {
    let found = try await findings(
      views:
        "{\"kind\": \"label\", \"name\": \"Title\", \"text\": \"\(text)\", \"lines\": 0}",
      constraints: [
        "Title.Leading = Superview.Leading + 16", "Title.Top = Safe Area.Top + 20",
        "Title.Width = 200", "Title.Height = 21",
      ])
    #expect(found.filter { $0.rule == "truncated" }.count == count)
  }

  @Test func `nothing is cut or off the screen inside of a view whose place is open`() async throws
  {
    // Nothing says how wide the box is: what is in it may have all the room there is.
    let views = """
      {"name": "Box", "clipsSubviews": true, "subviews": [
        {"kind": "label", "name": "Title", "text": "A title of some length"}],
       "constraints": ["Title.Leading = Superview.Leading", "Title.Top = Superview.Top",
         "Superview.Trailing = Title.Trailing", "Title.Width <= 20"]}
      """
    let found = try await findings(
      views: views,
      constraints: ["Box.Top = Safe Area.Top + 20", "Box.Height = 40", "Box.Width = 20"])
    #expect(found.map(\.rule) == ["ambiguous"])
  }

  @Test func `what leaves the screen with one view around it is one finding`() async throws {
    let labels = (1...3).map {
      "{\"kind\": \"label\", \"name\": \"Row \($0)\", \"text\": \"Row \($0)\"}"
    }.joined(separator: ", ")
    let rows = (1...3).map {
      "\"Row \($0).Leading = Superview.Leading + 250\", \"Row \($0).Top = Superview.Top + \($0 * 30)\""
    }.joined(separator: ", ")
    let found = try await findings(
      views: "{\"name\": \"Box\", \"subviews\": [\(labels)], \"constraints\": [\(rows)]}",
      constraints: [
        "Box.Leading = Superview.Leading + 50", "Box.Width = 320", "Box.Top = Safe Area.Top",
        "Box.Height = 200",
      ], options: "--device iphone-4.0")
    #expect(found.map(\.rule) == ["off-screen"])
    #expect(found.first?.id == "box")
    #expect(found.first?.message.contains("2 others in 'box'") == true)
  }
}
