import ElementTree
import InterfaceBuilder
import LayoutModel
import Testing

@testable import LayoutEngine

/// What `explain` says of constraints that were given up: which, and why this one.
@Suite struct ConflictReasonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var view: ObjectID
    var attribute: String
    var givenUp: ObjectID
    var reason: String
    var testDescription: String { "\(file): \(view).\(attribute)" }
  }

  @Test(arguments: [
    Case(
      file: "centre-against-edges.storyboard", view: "one-vw-001", attribute: "x",
      givenUp: "con-aa-001", reason: "among equals those that centre go first"),
    Case(
      file: "two-distances-of-one-edge.storyboard", view: "one-vw-001", attribute: "width",
      givenUp: "con-aa-001",
      reason: "among equals those that hold a bottom or trailing edge go first"),
    Case(
      file: "two-distances-of-one-edge.storyboard", view: "two-vw-001", attribute: "x",
      givenUp: "con-cc-001", reason: "among equals it stands first"),
    Case(
      file: "longest-height-of-a-stack.storyboard", view: "one-vw-001", attribute: "height",
      givenUp: "con-one-001", reason: "among equals the longest length goes first"),
    Case(
      file: "deepest-owner.storyboard", view: "one-vw-001", attribute: "width",
      givenUp: "con-cc-001", reason: "its owner lies deepest in the view tree"),
    Case(
      file: "row-of-xcode-11-lets-go-of-its-edge.storyboard", view: "one-vw-001",
      attribute: "height", givenUp: "con-cc-001",
      reason: "among equals those that hold a bottom or trailing edge go first"),
  ])
  func `a constraint that goes says why it goes and not another`(expected: Case) throws {
    let tree = try CaseFile("Cases/Findings/\(expected.file)").tree
    let explanation = try Self.explain(
      LayoutDocument(tree), expected.view, try #require(ExplainedAttribute(expected.attribute)))
    let conflict = try #require(explanation.conflicts.first)
    #expect(explanation.conflicts.count == 1)
    #expect(conflict.givenUp == expected.givenUp)
    #expect(conflict.reason == expected.reason)
  }

  @Test func `in a row of Xcode 11 what its content view states alone goes, being highest`() throws
  {
    var tree = try CaseFile("Cases/Findings/row-of-xcode-11-lets-go-of-its-edge.storyboard").tree
    tree.root.modify(id: "con-cc-001") { constraint in
      constraint["firstAttribute"] = "height"
      constraint["secondAttribute"] = "height"
    }
    let attribute = try #require(ExplainedAttribute("height"))
    let explanation = try Self.explain(LayoutDocument(tree), "one-vw-001", attribute)
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.givenUp == "con-cc-001")
    #expect(conflict.reason == "its owner lies highest in the view tree")
  }

  @Test func `a constraint that nothing else but the size contradicts is the only one`() throws {
    let document = try SweepTests.sample("faults/conflicting-constraints.json") { text in
      text.replacing("Box.Height = 100", with: "Box.Height = -5")
    }
    let attribute = try #require(ExplainedAttribute("height"))
    let box = try #require(document.views.first { $0.name == "Box" })
    let conflict = try #require(Self.explain(document, box.id, attribute).conflicts.first)
    #expect(conflict.text == "'Box.Height = -5'")
    #expect(
      conflict.reason == "it is the only one of them that comes from a constraint or a stack view")
  }

  @Test func `a conflict is told with the constraints that stay and the reason`() throws {
    let tree = try CaseFile("Cases/Findings/centre-against-edges.storyboard").tree
    let attribute = try #require(ExplainedAttribute("x"))
    let text = try Self.explain(LayoutDocument(tree), "one-vw-001", attribute).text()
    let told = text.split(separator: "\n").drop { !$0.hasPrefix("  given up") }
    #expect(
      told.joined(separator: "\n") == """
          given up: 'View.CenterX = Superview.CenterX' (con-aa-001), which misses by 0.5
            it can't hold together with
              'View.Leading = Superview.Leading + 24' (con-bb-001)
              'Superview.Trailing = View.Trailing + 25' (con-cc-001)
            and goes, because among equals those that centre go first
        """)
  }

  private static func explain(
    _ document: LayoutDocument, _ view: ObjectID, _ attribute: ExplainedAttribute
  ) throws -> LayoutExplanation {
    var inspector = SceneInspector(document)
    let index = try #require(document.view(view)?.index)
    let environment = inspector.designedEnvironment
    return try #require(
      inspector.explain(view: index, [attribute], in: environment).first)
  }
}
