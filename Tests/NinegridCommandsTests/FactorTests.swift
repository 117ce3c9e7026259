import Foundation
import LayoutJSON
import TestSupport
import Testing

@Suite struct FactorTests {

  private static let line = "factor cc.json cr.json rc.json rr.json"

  /// What a native document says of its root view.
  private static func root(_ text: String) throws -> JSONValue {
    try #require(try parseJSON(Array(text.utf8))["scenes"]?.array?.first?["view"])
  }

  /// Code activates it where an outlet leads to it.
  @Test(arguments: [true, false])
  func `a constraint that is installed nowhere keeps its constants if code can reach it`(
    hasOutlet: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let extra = """

                                      <constraint firstItem="bxR-00-001" firstAttribute="top" secondItem="sfA-00-001" secondAttribute="top" constant="200" id="cnX-00-001">
                                          <variation key="heightClass=regular" constant="300"/>
                                      </constraint>
      """
    let outlet =
      "<connections><outlet property=\"drop\" destination=\"cnX-00-001\" id=\"otX-00-001\"/></connections>"
    var text = SampleDocuments.twoBoxes(extra: extra)
    let end = try #require(
      text.range(
        of: "</constraints>\\s*</view>\\s*</viewController>", options: .regularExpression))
    text.replaceSubrange(
      end,
      with: """
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="cnX-00-001"/></mask></variation>
        </view>\(hasOutlet ? outlet : "")</viewController>
        """)
    try folder.write(text, to: "a.storyboard")
    let result = await run("factor a.storyboard", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(try folder.read("a.storyboard").contains("constant=\"300\"") == hasOutlet)
  }

  @Test func `recipe 16 drawn as four layouts factors back to the guide's distribution`()
    async throws
  {
    let folder = try DrawingSample.folder()
    let result = await run(Self.line + " -o out.json", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("entries 25 → 5, constraints 25 → 9"))
    #expect(result.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out.json"), encoding: .utf8)
    let recipe = try String(
      contentsOf: sourceRoot.appendingPathComponent(
        "Samples/cookbook/16-two-buttons-with-size-class-based-layouts.json"), encoding: .utf8)
    let (made, wanted) = (try Self.root(text), try Self.root(recipe))
    #expect(made["constraints"] == wanted["constraints"])
    let (cell, guide) = (made["cells"]?["wC-hR"], wanted["cells"]?["wC-hR"])
    #expect(made["cells"]?.members?.count == 1)
    #expect(cell?["uninstall"] == guide?["uninstall"])
    let equations = { (value: JSONValue?) in Set((value?.array ?? []).compactMap(\.string)) }
    #expect(equations(cell?["constraints"]) == equations(guide?["constraints"]))
    #expect(equations(cell?["constraints"]).count == 3)
    // A drawing of what is factored already stays as it is.
    let again = await run("factor out.json", in: folder.url)
    #expect(again.stdout.contains("smallest already"))
  }

  @Test func `views are matched through other ids, names, texts and places`() async throws {
    let folder = try DrawingSample.folder([
      "cr": [(#""name": "Long Button","#, #""id": "other", "name": "Long Button","#)],
      "rr": [
        (#""name": "Short Button""#, #""name": "Short Button", "id": "x-1""#),
        (#""name": "Long Button""#, #""name": "Long Button", "id": "x-2""#),
      ],
    ])
    let result = await run(Self.line + " --dry-run", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("by name; 'other' in wC-hR; 'x-2' in wR-hR"))
    #expect(result.stdout.contains("entries 25 → 5, constraints 25 → 9"))
  }

  @Test func `ids that documents made by themselves do not match other texts`() async throws {
    func drawing(_ texts: [String]) -> String {
      let labels = texts.map {
        #"{"kind": "label", "text": "\#($0)", "intrinsicSize": [40, 20]}"#
      }
      let places = texts.map { text in
        let offset = text == "One" ? 20 : 60
        return
          #""\#(text).Leading = Superview.LeadingMargin", "\#(text).Top = Safe Area.Top + \#(offset)""#
      }
      return """
        {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
          "subviews": [\(labels.joined(separator: ", "))], "guides": ["safeArea"],
          "constraints": [\(places.joined(separator: ", "))]}}]}
        """
    }
    let folder = try TemporaryFolder()
    for name in DrawingSample.names {
      let text = drawing(name == "cr" ? ["Two", "One"] : ["One", "Two"])
      try folder.write(
        text.replacingOccurrences(
          of: #""text": "One""#, with: #""id": "label-\#(name == "cr" ? 2 : 1)", "text": "One""#
        )
        .replacingOccurrences(
          of: #""text": "Two""#, with: #""id": "label-\#(name == "cr" ? 1 : 2)", "text": "Two""#),
        to: "\(name).json")
    }
    let result = await run(Self.line + " --dry-run", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("by text; 'label-2' in wC-hR"))
    #expect(result.stdout.contains("entries 16 → 0, constraints 16 → 4"))
  }

  @Test func `a view of one class alone is installed there alone`() async throws {
    let label = """
      "subviews": [
        {"kind": "label", "name": "Help Label", "text": "Help", "intrinsicSize": [40, 20]},
      """
    let places = """
      "constraints": [
        "Help Label.CenterX = Superview.CenterX", "Help Label.CenterY = Superview.CenterY",
      """
    let folder = try DrawingSample.folder([
      "rr": [(#""subviews": ["#, label), (#""constraints": ["#, places)]
    ])
    let result = await run(Self.line + " -o out.json", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("only in wR-hR"))
    let resolved = await run(
      "resolve out.json --all-size-classes --format jsonl", in: folder.url)
    let lines = resolved.stdout.split(separator: "\n")
    #expect(lines.map { $0.contains("Help Label") } == [false, false, false, true])
  }

  @Test func `what no size class can vary is refused, and nothing is written`() async throws {
    let folder = try DrawingSample.folder(["cr": [(#""title": "Short""#, #""title": "Brief""#)]])
    let result = await run(Self.line + " -o out.json", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.contains("'short-button' (Short Button) has the"), "\(result.stderr)")
    #expect(result.stderr.contains("no size class can vary that"), "\(result.stderr)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out.json").path))
  }

  @Test func `views that could be several are refused`() async throws {
    let folder = try DrawingSample.folder([
      "cc": [(#""name": "Short Button","#, #""id": "one","#), ("Short Button.", "one.")],
      "cr": [
        (#""name": "Short Button","#, #""id": "two","#), ("Short Button.", "two."),
        (#""title": "Short""#, #""title": "Brief""#),
        (
          #""subviews": ["#,
          #""subviews": [{"kind": "button", "id": "three", "title": "Third"},"#
        ),
      ],
    ])
    let result = await run(Self.line + " --dry-run", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.contains("of 'cr.json' could be 'one' (Short) of 'cc.json'"),
      "\(result.stderr)")
    #expect(result.stderr.contains("give views that are the same the same name"))
  }

  /// Which controllers show a scene is the same in all size classes: here in one drawing alone no tab bar does.
  @Test func `drawings whose frames would move are not written`() async throws {
    func scenes(_ tab: String) -> [(String, String)] {
      [
        (
          "\"scenes\": [\n    {\n",
          "\"scenes\": [\n    {\"id\": \"tab\", \"controller\": \"tabBarController\"\(tab)},\n"
            + "    {\n      \"id\": \"buttons\",\n"
        )
      ]
    }
    let shown = scenes(
      #", "connections": [{"segue": "relationship", "to": "buttons", "relationship": "viewControllers"}]"#
    )
    let folder = try DrawingSample.folder([
      "cc": shown, "cr": scenes(""), "rc": shown, "rr": shown,
    ])
    let result = await run(Self.line + " -o out.json", in: folder.url)
    #expect(result.exitCode == 1, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("not written: something would move"))
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out.json").path))
  }

  private static let copied = "Tests/NinegridCommandsTests/Cases/Grid/drawn-four-times.json"

  @Test func `views that were drawn once per class become one`() async throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: sourceRoot.appendingPathComponent(Self.copied), encoding: .utf8)
    try folder.write(text, to: "a.json")
    let query = await run("query shared a.json", in: folder.url)
    expectGolden(query.stdout, named: "query-shared-copies.txt")
    let result = await run("factor a.json", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    expectGolden(result.stdout, named: "factor-copies.txt")
    let again = await run("factor a.json", in: folder.url)
    #expect(again.stdout.contains("smallest already"))
    let made = try String(contentsOf: folder.url.appendingPathComponent("a.json"), encoding: .utf8)
    #expect(try Self.root(made)["subviews"]?.array?.count == 2)
  }

  @Test(arguments: [
    ("title-rr", #""text": "Drawn Four Times""#, #""text": "Drawn Once""#),
    ("box-rr", ##""backgroundColor": "#3366CC""##, ##""backgroundColor": "#CC3300""##),
  ])
  func `views that differ in more than their places stay two`(
    id: String, old: String, new: String
  ) async throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOf: sourceRoot.appendingPathComponent(Self.copied), encoding: .utf8)
    let place = try #require(text.range(of: "\"id\": \"\(id)\""))
    let line = text.lineRange(for: place)
    let changed = text[line].replacingOccurrences(of: old, with: new)
    #expect(changed != text[line])
    try folder.write(text.replacingCharacters(in: line, with: changed), to: "a.json")
    let result = await run("factor a.json --dry-run", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    let merged = result.stdout.split(separator: "\n").filter { $0.contains("stands for") }
    #expect(merged.count == 2, "\(result.stdout)")
    #expect(merged.allSatisfy { !$0.contains("'\(id)'") })
  }

  @Test func `two or three documents are no question`() async throws {
    let folder = try DrawingSample.folder()
    let result = await run("factor cc.json cr.json", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("the four drawings of wC-hC, wC-hR, wR-hC and wR-hR"))
    let nowhere = await run(Self.line, in: folder.url)
    #expect(nowhere.exitCode == 64)
  }

  /// The boxes with equal widths that all four final classes install one by one.
  private static let scattered: String = {
    var text = SampleDocuments.twoBoxes()
    var variations = variation("default", "exclude")
    for height in ["compact", "regular"] {
      for width in ["compact", "regular"] {
        variations += variation("heightClass=\(height)-widthClass=\(width)", "include")
      }
    }
    let end = "</constraints>\n"
    if let place = text.range(of: end, options: .backwards) {
      text.insert(contentsOf: variations, at: place.upperBound)
    }
    return text
  }()

  private static func variation(_ key: String, _ entry: String) -> String {
    let space = String(repeating: " ", count: 24)
    return """
      \(space)<variation key="\(key)">
      \(space)    <mask key="constraints">
      \(space)        <\(entry) reference="cnW-00-001"/>
      \(space)    </mask>
      \(space)</variation>

      """
  }

  @Test func `a storyboard changes in place, and only where it says less`() async throws {
    #expect(Self.scattered != SampleDocuments.twoBoxes())
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scattered, to: "a.storyboard")
    let dry = await run("factor a.storyboard --dry-run", in: folder.url)
    #expect(dry.exitCode == 0)
    #expect(dry.stdout.contains("not written: this is a dry run"))
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.scattered)
    let done = await run("factor a.storyboard", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    #expect(done.stdout.contains("entries 4 → 0, 8 constraints"))
    #expect(done.stdout.contains("proved: nothing moves in"))
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
  }

  @Test func `a document of the store gets a revision`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scattered, to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    try FileManager.default.removeItem(at: file)
    let result = await run("factor a.storyboard --format jsonl", in: folder.url)
    let row = try #require(try result.jsonLines().first)
    #expect(row["status"]?.string == "written")
    #expect(row["revision"]?.number == 2)
  }

  /// Each class with constraints of its own: items the other way round, 8 and standard, 4:3 and 1.33333, one label on a pad
  /// alone.
  @Test func `a storyboard whose corners were filled one by one becomes what they share`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = "Tests/NinegridCommandsTests/Cases/Grid/four-corners.storyboard"
    let text = try String(contentsOf: sourceRoot.appendingPathComponent(path), encoding: .utf8)
    try folder.write(text, to: "a.storyboard")
    let result = await run("factor a.storyboard", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    expectGolden(result.stdout, named: "factor-corners.txt")
    #expect(result.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let rows = try await run(
      "factor a.storyboard --dry-run --format jsonl", in: folder.url
    ).jsonLines()
    #expect(rows.first?["status"]?.string == "unchanged")
    #expect(rows.first?["minimal"] == .bool(true))
  }

  @Test func `a view that was renamed is known by what it shows`() async throws {
    let folder = try DrawingSample.folder(["cr": [("Long Button", "Lower Button")]])
    let result = await run(Self.line + " --dry-run", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.contains("by text; 'lower-button' in wC-hR"), "\(result.stdout)")
    #expect(result.stdout.contains("entries 25 → 5, constraints 25 → 9"))
  }

  @Test func `a drawing with views in another order says which order stays`() async throws {
    func list(_ names: [String]) -> (String, String) {
      let views = names.map { #"{"kind": "view", "name": "\#($0)"},"# }
      return (#""subviews": ["#, #""subviews": ["# + views.joined())
    }
    let folder = try DrawingSample.folder(["rc": [list(["A", "B"])], "rr": [list(["B", "A"])]])
    let result = await run(
      Self.line.replacing("factor", with: "query shared"), in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    #expect(
      result.stderr.contains("'rr.json' has the views of 'root' (Root) in another order"),
      "\(result.stderr)")
    let same = try DrawingSample.folder(["rc": [list(["A", "B"])], "rr": [list(["A", "B"])]])
    let quiet = await run(Self.line.replacing("factor", with: "query shared"), in: same.url)
    #expect(quiet.stderr == "")
  }

  @Test func `an old revision is not written over what came later`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scattered, to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    _ = await run("edit set store:a.storyboard cnG-00-001.constant 30", in: folder.url)
    let result = await run("factor store:a.storyboard@1", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("'a.storyboard@1' is not the latest revision"))
    let log = try await run("log a.storyboard --format jsonl", in: folder.url).jsonLines()
    #expect(log.count == 2)
    // It may be looked at, and written elsewhere.
    let dry = await run("factor store:a.storyboard@1 --dry-run", in: folder.url)
    #expect(dry.exitCode == 0, "\(dry.stderr)")
  }

  @Test func `of several documents the totals are told`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scattered, to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    let result = await run("factor App --dry-run", in: folder.url)
    #expect(result.stdout.contains("2 documents, 1 with entries in cells: 4 → 0, 1 smaller"))
    #expect(result.stdout.contains("proved smallest in 2 of 2; something moves in 0"))
  }

  @Test func `a drawing with errors is none until they are mended`() async throws {
    let folder = try DrawingSample.folder([
      "rr": [(#""kind": "button","#, #""kind": "button", "x": 1,"#)]
    ])
    let result = await run(Self.line + " --dry-run", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr.contains("'rr.json' has errors; mend them before it can draw a size class"))
  }
}
