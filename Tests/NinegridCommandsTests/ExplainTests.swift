import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  private static let recipe8 = "cookbook/08-two-views-with-complex-widths.json"

  private static func explain(_ arguments: [String], in folder: String = samplesFolder.path) async
    -> CommandResult
  {
    await run(["explain"] + arguments, workingDirectory: folder)
  }

  @Test func `text names view, scene and environment, and then says why`() async {
    let result = await Self.explain(
      [Self.recipe8, "Blue View.width", "--device", "iphone-4.7"])
    #expect(result.exitCode == 0)
    #expect(
      result.stdout == """
        Blue View (blue-view) in Two Views with Complex Widths (two-views-with-complex-widths)  iphone-4.7 portrait, 375 × 667, wC-hR

        width = 150
          because
            Blue View.Width >= 150   ('blue-view.width', at its limit, required, in every cell)
              each point more moves width by 1, from 111.667, where 'Red View.Width = 2 x Blue View.Width' (priority 750) is met, to 335, where 'Red View' has no width left
          not met
            Red View.Width = 2 x Blue View.Width (priority 750) misses by 115
              held back by 'Blue View.Width >= 150'

        """)
  }

  @Test func `without an attribute all four numbers of the frame are explained`() async {
    let result = await Self.explain([Self.recipe8, "red-view"])
    for name in ["x = ", "y = ", "width = ", "height = "] {
      #expect(result.stdout.contains("\n\(name)"))
    }
  }

  @Test func `every key of the output is in the schema`() async throws {
    let schema = try Data(
      contentsOf: sourceRoot.appendingPathComponent("Schemas/explain-1.schema.json"))
    let known = try #require(
      try JSONSerialization.jsonObject(with: schema) as? [String: Any])
    let properties = try #require(known["properties"] as? [String: Any])
    for (path, view) in [
      (Self.recipe8, "red-view"), ("faults/ambiguous-label.json", "left-label"),
    ] {
      let result = await Self.explain([path, view, "--format", "json"])
      let found = try #require(
        try JSONSerialization.jsonObject(with: Data(result.stdoutBytes)) as? [[String: Any]])
      #expect(found.count == 4)
      for explanation in found {
        for key in explanation.keys { #expect(properties[key] != nil, "\(key)") }
        for key in try #require(known["required"] as? [String]) {
          #expect(explanation[key] != nil, "\(key)")
        }
      }
    }
  }

  @Test func `a storyboard is explained as designed`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "a.storyboard")
    let result = await Self.explain(["a.storyboard", "Left Box.height"], in: folder.path)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("as designed"))
    #expect(result.stdout.contains("given up: "))
  }

  @Test func `several environments are explained one after the other`() async {
    let result = await Self.explain(
      [Self.recipe8, "Red View.x", "--device", "iphone-4.7", "--orientation", "both"])
    #expect(result.stdout.split(separator: "\n").filter { $0.hasPrefix("Red View") }.count == 2)
  }

  @Test func `unknown views and attributes are told with those that may be meant`() async {
    let view = await Self.explain([Self.recipe8, "Rad View"])
    #expect(view.exitCode == 2)
    #expect(view.stderr.contains("there is no view 'Rad View' here; did you mean 'Red View'?"))
    let attribute = await Self.explain([Self.recipe8, "Red View.widht"])
    #expect(attribute.exitCode == 2)
    #expect(attribute.stderr.contains("did you mean 'width'?"))
    let scene = await Self.explain([Self.recipe8, "Red View", "--scene", "nowhere"])
    #expect(scene.exitCode == 2)
  }
}
