import ElementTree
import LayoutModel
import Testing

@testable import LayoutComparison

/// What counts first, second and last where a scene is factored: each case has two descriptions that are the same up to
/// one step of the objective.
@Suite struct GridObjectiveTests {
  private static let compact = GridCell(width: .compact, height: .any)
  private static let regular = GridCell(width: .regular, height: .any)
  private static let low = GridCell(width: .any, height: .compact)
  private static let high = GridCell(width: .any, height: .regular)
  private static let small = GridCell(width: .compact, height: .compact)
  private static let upright = GridCell(width: .compact, height: .regular)
  private static let flat = GridCell(width: .regular, height: .compact)

  /// A stack view's plain spacing, and what it is in cells.
  private typealias Spacing = (plain: Int, cells: [(GridCell, Int)])

  private func document(_ stacks: [Spacing]) throws -> DocumentTree {
    let views = stacks.enumerated().map { index, spacing in
      let variations = spacing.cells.map {
        "<variation key=\"\($0.variationKey)\" spacing=\"\($1)\"/>"
      }
      return
        "<stackView spacing=\"\(spacing.plain)\" id=\"s\(index)\">\(variations.joined())</stackView>"
    }
    return try SampleXib.tree("<subviews>\(views.joined())</subviews>")
  }

  private func factored(_ stacks: [Spacing]) throws -> FactoredScene {
    try #require(GridFactoring(LayoutDocument(document(stacks))).scenes.first)
  }

  @Test func `cells that compete make way for cells that do not`() throws {
    let scene = try factored([(1, [(Self.low, 2), (Self.compact, 3)])])
    #expect(scene.isChanged)
    #expect(scene.before.competing == 1 && scene.after.competing == 0)
    #expect(scene.before.entryCount == 2 && scene.after.entryCount == 2)
    // More entries in final cells are the price.
    #expect(scene.before.finalEntryCount == 0 && scene.after.finalEntryCount == 1)
    let again = GridFactoring(
      LayoutDocument(
        GridFactoring(
          LayoutDocument(try document([(1, [(Self.low, 2), (Self.compact, 3)])]))
        ).tree))
    #expect(!again.changesAnything)
  }

  @Test func `cells that agree, or that a final class decides, do not compete`() throws {
    for cells in [
      [(Self.low, 2), (Self.compact, 3), (Self.small, 4)], [(Self.low, 2), (Self.compact, 2)],
    ] {
      #expect(try factored([(1, cells)]).before.competing == 0)
    }
    #expect(
      try factored([(1, [(Self.low, 2), (Self.compact, 3), (Self.flat, 4)])]).before.competing == 1)
  }

  @Test func `fewer entries count before all else`() throws {
    let scene = try factored([(1, [(Self.small, 2), (Self.upright, 2)])])
    #expect(scene.isChanged)
    #expect(scene.before.entryCount == 2 && scene.after.entryCount == 1)
  }

  @Test func `final cells say as little as can be`() throws {
    let scene = try factored([(1, [(Self.small, 2), (Self.upright, 3)])])
    #expect(scene.isChanged)
    #expect(scene.before.entryCount == 2 && scene.after.entryCount == 2)
    #expect(scene.before.finalEntryCount == 2 && scene.after.finalEntryCount == 1)
  }

  @Test func `settings say what they say in the same cells`() throws {
    let scene = try factored([(1, [(Self.compact, 2)]), (2, [(Self.regular, 1)])])
    #expect(scene.isChanged)
    #expect(scene.before.cellCount == 2 && scene.after.cellCount == 1)
  }

  @Test func `base cells are like a final class where nothing else counts`() throws {
    let scene = try factored([
      (2, [(Self.regular, 1)]), (2, [(Self.high, 1)]), (1, [(Self.small, 2)]),
    ])
    #expect(scene.isChanged)
    #expect(scene.before.mismatches > 0 && scene.after.mismatches == 0)
    #expect(scene.before.cellCount == scene.after.cellCount)
    #expect(scene.before.entryCount == scene.after.entryCount)
  }

  /// One is said for low screens or narrow ones, the other for high screens or narrow ones.
  @Test func `settings that do not matter everywhere share the one cell that suits both`() {
    func demand(_ needs: [GridCell: Int]) -> SettingDemand {
      SettingDemand(needs: GridCell.finals.map { needs[$0] }, unsayable: 1)
    }
    let demands = [
      demand([Self.small: 2, GridCell(width: .regular, height: .regular): 1]),
      demand([Self.upright: 2, Self.flat: 1]),
    ]
    let groups = demands.map { CellChoice.Group(demand: $0, current: nil) }
    let plans = CellChoice(groups) { $0.smallestPlans }.plans()
    for group in groups {
      #expect(plans[group] == SettingPlan(plain: 1, statements: [Self.compact: 2]))
    }
  }
}
