import LayoutJSON
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct ExplainTests {
  private static func explain(
    _ path: String, _ view: ObjectID, _ attribute: String, on key: String = "iphone-4.7/portrait"
  ) throws -> LayoutExplanation {
    var inspector = SceneInspector(try SweepTests.sample(path))
    let profile = try #require(DeviceProfile.profile(key: key))
    let index = try #require(inspector.document.view(view)?.index)
    let asked = try #require(ExplainedAttribute(attribute))
    let found = inspector.explain(view: index, [asked], in: LayoutEnvironment(profile))
    return try #require(found.first)
  }

  private static let recipe8 = "cookbook/08-two-views-with-complex-widths.json"

  @Test func `the chain goes from the view outwards, with what each constraint adds`() throws {
    let explanation = try Self.explain(Self.recipe8, "red-view", "x")
    #expect(
      explanation.text() == """
        Red View (red-view).x = 174
          174 = 8     Red View.Leading = Blue View.Trailing + 8
              + 150   Blue View.Width >= 150
              + 16    the leading layout margin of 'Root' (root-margin: 16, width below 414)
          because
            Red View.Leading = Blue View.Trailing + 8   ('red-view.leading', required, in every cell)
              each point more moves x by 1, from -107, where 'Red View.Width = 2 x Blue View.Width' (priority 750) is met, to 193, where 'Red View' has no width left
            Blue View.Leading = Superview.LeadingMargin   ('blue-view.leading', required, in every cell)
              each point more moves x by 1, from -115, where 'Red View.Width = 2 x Blue View.Width' (priority 750) is met, to 185, where 'Red View' has no width left
            Blue View.Width >= 150   ('blue-view.width', at its limit, required, in every cell)
              each point more moves x by 1, from 111.667, where 'Red View.Width = 2 x Blue View.Width' (priority 750) is met, to 335, where 'Red View' has no width left
          not met
            Red View.Width = 2 x Blue View.Width (priority 750) misses by 115
              held back by 'Blue View.Width >= 150'

        """)
  }

  @Test func `an optional constraint that pulls says by how much it misses and what holds it back`()
    throws
  {
    let explanation = try Self.explain(Self.recipe8, "blue-view", "width")
    let pull = try #require(explanation.pulls.first)
    #expect(pull.object == "red-view.width")
    #expect(pull.priority == 750)
    #expect(abs(pull.missedBy - 115) < 1e-6)
    #expect(pull.heldBackBy == ["'Blue View.Width >= 150'"])
  }

  @Test func `what no constraint fixes has a range and a constraint that would settle it`() throws {
    let label = try Self.explain("faults/ambiguous-label.json", "left-label", "width")
    #expect(
      label.text() == """
        Left Label (left-label).width = 60
          No constraint fixes width: it is free between 60 and 275
          It would be settled by
            another horizontal hugging priority than 251 for one of 'Left Label', 'Right Label'
            Left Label.Width = 60

        """)
    let caption = try Self.explain("faults/ambiguous-label.json", "caption-label", "y")
    #expect(caption.outcome == .free)
    #expect(caption.freedom?.lowest == nil && caption.freedom?.highest == nil)
    #expect(caption.freedom?.inside == 0...646)
    #expect(caption.freedom?.settling == ["Caption Label.Top = Superview.Top"])
  }

  private static func explain(
    _ subviews: String, _ constraints: [String], _ view: ObjectID, _ attribute: String
  ) throws -> LayoutExplanation {
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root", "id": "root",
        "subviews": [\(subviews)],
        "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))]}}]}
      """
    let document = LayoutDocument(try readNativeDocument(Array(text.utf8)).0)
    #expect(document.diagnostics.isEmpty)
    var inspector = SceneInspector(document)
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/portrait"))
    let index = try #require(inspector.document.view(view)?.index)
    let asked = try #require(ExplainedAttribute(attribute))
    return try #require(
      inspector.explain(view: index, [asked], in: LayoutEnvironment(profile)).first)
  }

  @Test func `a range ends where a constraint ends it, however far`() throws {
    let explanation = try Self.explain(
      #"{"name": "A", "id": "a"}"#, ["A.Left = Superview.Left", "A.Width <= 9000"], "a", "width")
    #expect(explanation.text().contains("it is free between 0 and 9000"))
  }

  @Test func `six pulls are told, and five names of a stack view`() throws {
    let wishes = (1...8).map { "A.Width = \(100 + $0) @\(700 - $0)" }
    let pulled = try Self.explain(
      #"{"name": "A", "id": "a"}"#, ["A.Left = Superview.Left", "A.Width <= 60"] + wishes, "a",
      "width")
    #expect(pulled.pulls.map(\.priority) == [699, 698, 697, 696, 695, 694])
    let names = ["B", "C", "D", "E", "F", "G", "H"]
    let arranged = names.map { #"{"name": "\#($0)", "id": "\#($0)"}"# }.joined(separator: ", ")
    let stack = try Self.explain(
      #"{"name": "S", "id": "s", "kind": "stackView", "subviews": [\#(arranged)]}"#,
      ["S.Left = Superview.Left", "S.Top = Superview.Top"] + names.map { "\($0).Width = 20" }, "s",
      "width")
    #expect(stack.text().contains("arranges 'B', 'C', 'D', 'E', 'F' and 2 more"))
  }

  @Test func `a conflict says what was given up and for what`() throws {
    let explanation = try Self.explain("faults/conflicting-constraints.json", "box", "width")
    let conflict = try #require(explanation.conflicts.first)
    #expect(explanation.conflicts.count == 1)
    #expect(conflict.text == "'Box.Width = 200'")
    #expect(abs(conflict.missedBy - 135) < 1e-6)
    #expect(conflict.objects.contains("leading") && conflict.objects.contains("trailing"))
  }

  @Test(arguments: SweepTests.samples)
  func `what adds up to a number is the number`(path: String) throws {
    let document = try SweepTests.sample(path)
    var inspector = SceneInspector(document)
    for key in ["iphone-4.7/portrait", "ipad-11/landscape"] {
      var environment = LayoutEnvironment(try #require(DeviceProfile.profile(key: key)))
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        environment.direction = direction
        for scene in document.scenes {
          let views = scene.views
          let frames = inspector.layout(scene: scene.index, in: environment).views
          for explanation in inspector.explain(views: views, scene: scene.index, in: environment) {
            let place = "\(path) \(key) \(direction) \(explanation.view).\(explanation.attribute)"
            let frame = frames.first { $0.id == explanation.view }?.unsnapped
            #expect((frame == nil) == (explanation.outcome == .notInstalled), "\(place)")
            guard let frame, let value = explanation.value else { continue }
            let expected =
              switch explanation.attribute {
              case "x": frame.x
              case "y": frame.y
              case "width": frame.width
              default: frame.height
              }
            #expect(abs(value - expected) < 1e-5, "\(place): \(value), resolved \(expected)")
            guard explanation.outcome == .determined else { continue }
            let sum = explanation.contributions.reduce(0) { $0 + $1.amount }
            #expect(abs(sum - value) < 1e-5, "\(place): \(sum), not \(value)")
            #expect(!explanation.reasons.isEmpty, "\(place)")
          }
        }
      }
    }
  }

  @Test func `changing a constant within its range moves the number as it was said`() throws {
    let explanation = try Self.explain(Self.recipe8, "red-view", "width")
    let reason = try #require(explanation.reasons.first { $0.object == "blue-view.width" })
    let highest = try #require(reason.highest)
    let changed = "Blue View.Width >= \(Int(highest) - 1)"
    let document = try Self.recipe8(changing: "Blue View.Width >= 150", to: changed)
    var inspector = SceneInspector(document)
    let profile = try #require(DeviceProfile.profile(key: "iphone-4.7/portrait"))
    let layout = inspector.layout(scene: 0, in: LayoutEnvironment(profile))
    let width = layout.views.first { $0.id == "red-view" }?.unsnapped.width
    let expected = (explanation.value ?? 0) + reason.effect * (highest - 1 - 150)
    #expect(abs((width ?? 0) - expected) < 1e-6)
  }

  private static func recipe8(
    changing old: String, to new: String
  ) throws -> LayoutDocument {
    try SweepTests.sample(recipe8) { $0.replacing(old, with: new) }
  }

  @Test func `a view that is not installed says where it is`() throws {
    let explanation = try Self.explain("size-classes/regular-regular.json", "sidebar-view", "x")
    #expect(explanation.outcome == .notInstalled)
    #expect(explanation.note?.contains("not installed in wC-hR") == true)
  }

  @Test(arguments: ["X", "centerx", "lastBaseline", "baseline", "trailing"])
  func `attributes are read whatever their case`(name: String) {
    #expect(ExplainedAttribute(name) != nil)
  }

  @Test func `margins of a view are no attribute to ask for`() {
    #expect(ExplainedAttribute("leadingMargin") == nil)
    #expect(ExplainedAttribute("widht") == nil)
  }
}
