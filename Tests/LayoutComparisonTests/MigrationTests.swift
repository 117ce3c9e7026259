import ElementTree
import LayoutComparison
import LayoutModel
import Testing

@Suite struct MigrationTests {
  private func run(_ migration: Migration, _ tree: DocumentTree) -> Migration.Result {
    migration.run(on: LayoutDocument(tree))
  }

  @Test func `migrations are found by name`() {
    #expect(Migration.named("safe-area")?.name == "safe-area")
    #expect(Migration.named("leading-trailing")?.name == "leading-trailing")
    #expect(Migration.named("nothing") == nil)
  }

  @Test(arguments: ["safe-area", "leading-trailing"])
  func `migrating twice changes nothing more`(name: String) throws {
    let migration = try #require(Migration.named(name))
    let extra = SampleDocument.element(
      "constraint",
      [
        "firstItem": "title", "firstAttribute": "right", "secondItem": "root",
        "secondAttribute": "rightMargin", "id": "c-right",
      ])
    let once = run(migration, SampleDocument.tree(extra: [extra]))
    #expect(once.changesAnything)
    let twice = run(migration, once.tree)
    #expect(!twice.changesAnything)
    #expect(twice.tree == once.tree)
  }

  @Test func `the safe area takes the place of both guides`() throws {
    let result = run(.safeArea, SampleDocument.tree())
    let after = LayoutDocument(result.tree)
    let before = LayoutDocument(SampleDocument.tree())
    #expect(after.diagnostics.count == before.diagnostics.count)
    #expect(after.guides.map(\.kind) == [.safeArea])
    #expect(after.properties.usesSafeAreas)
    let equations = after.constraints.map { after.equation($0).text }
    #expect(equations.contains("Title.Top = Safe Area.Top + 20"))
    #expect(equations.contains("Safe Area.Bottom = Footer.Bottom"))
    #expect(equations.contains("Header.Top = Superview.Top"), "the root's own edge stays")
    #expect(
      after.constraints.map(\.id) == before.constraints.map(\.id))
    #expect(result.untouched.isEmpty)
    var controller: DocumentElement?
    var tree = result.tree
    tree.root.modify(id: "vc1") { controller = $0 }
    #expect(controller?.child("layoutGuides") == nil)
  }

  @Test func `the new guide has an id like Xcode's, the same each time`() throws {
    let id = try #require(
      LayoutDocument(run(.safeArea, SampleDocument.tree()).tree).guides.first?.id)
    #expect(id.text.split(separator: "-").map(\.count) == [3, 2, 3])
    #expect(LayoutDocument(run(.safeArea, SampleDocument.tree()).tree).guides.first?.id == id)
  }

  @Test func `a standard distance to a guide becomes a number`() throws {
    let extra = SampleDocument.element(
      "constraint",
      [
        "firstItem": "icon", "firstAttribute": "top", "secondItem": "guide-top",
        "secondAttribute": "bottom", "constant": "8", "symbolic": "YES", "id": "c-standard",
      ])
    let after = LayoutDocument(run(.safeArea, SampleDocument.tree(extra: [extra])).tree)
    let constraint = try #require(after.constraints.first { $0.id == "c-standard" })
    #expect(after.equation(constraint).text == "Icon.Top = Safe Area.Top + 8")
    #expect(!constraint.isSymbolic)
  }

  @Test func `an existing safe area is used`() {
    let tree = SampleDocument.tree().editing("root") { root in
      root.append(SampleDocument.element("viewLayoutGuide", ["key": "safeArea", "id": "safe"]))
    }
    let after = LayoutDocument(run(.safeArea, tree).tree)
    #expect(after.guides.map(\.id) == ["safe"])
  }

  @Test func `a guide whose height is used stays`() {
    let extra = SampleDocument.element(
      "constraint",
      [
        "firstItem": "icon", "firstAttribute": "height", "secondItem": "guide-top",
        "secondAttribute": "height", "id": "c-odd",
      ])
    let result = run(.safeArea, SampleDocument.tree(extra: [extra]))
    #expect(result.untouched.map(\.object) == ["guide-top"])
    #expect(Set(LayoutDocument(result.tree).guides.map(\.kind)) == [.top, .safeArea])
  }

  @Test func `left and right become leading and trailing`() {
    let extra = SampleDocument.element(
      "constraint",
      [
        "firstItem": "title", "firstAttribute": "right", "secondItem": "root",
        "secondAttribute": "rightMargin", "id": "c-right",
      ])
    let result = run(.leadingTrailing, SampleDocument.tree(extra: [extra]))
    let after = LayoutDocument(result.tree)
    #expect(
      after.constraints.last.map { after.equation($0).text }
        == "Title.Trailing = Superview.TrailingMargin")
    #expect(result.difference.changes.count == 2)
  }

  @Test func `a view that always runs from right to left keeps its sides`() {
    let extra = SampleDocument.element(
      "constraint",
      [
        "firstItem": "title", "firstAttribute": "left", "secondItem": "root",
        "secondAttribute": "left", "id": "c-left",
      ])
    let tree = SampleDocument.tree(extra: [extra]).editing("title") {
      $0["semanticContentAttribute"] = "forceRightToLeft"
      $0["textAlignment"] = "left"
    }
    let result = run(.leadingTrailing, tree)
    #expect(!result.changesAnything)
    #expect(Set(result.untouched.map(\.object)) == ["c-left", "title"])
  }
}
