import LayoutModel
import Testing

@testable import LayoutEngine

/// In which order constraints whose owners lie equally deep are given up.
@Suite struct ConflictPlaceTests {
  @Test func `centres go first, then lengths from the longest, then far edges, then positions`() {
    let places: [ConflictPlace] = [
      .centre(index: 0), .centre(index: 7), .centre(index: .max),
      .length(points: 1e9), .length(points: 335), .length(points: 60), .length(points: 0),
      .farEdge(index: 0), .farEdge(index: 7), .farEdge(index: .max),
      .position(index: 0), .position(index: 7), .position(index: .max),
    ]
    let ranks = places.map(\.rank)
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count == ranks.count)
    #expect(ranks.allSatisfy { (0..<ConflictPlace.count).contains($0) })
  }

  @Test func `tied lengths go before stated ones, however long those are`() {
    #expect(ConflictPlace.length(points: .infinity).rank <= ConflictPlace.length(points: 1e9).rank)
    #expect(ConflictPlace.length(points: .infinity).rank < ConflictPlace.length(points: 9999).rank)
  }

  @Test func `lengths are told apart by less than a point`() {
    #expect(ConflictPlace.length(points: 16.4).rank < ConflictPlace.length(points: 16.2).rank)
  }

  @Test func `a reason tells what decides`() {
    let length = ConflictPlace.length(points: 20)
    #expect(length.reason(before: [.farEdge(index: 0)]) == "among equals lengths go before edges")
    #expect(length.reason(before: [length]) == "among equal lengths the last goes first")
    #expect(
      length.reason(before: [.length(points: 10)]) == "among equals the longest length goes first")
  }

  @Test func `the bottom guide's top is a far edge`() {
    let constraint = LayoutConstraint(
      id: "constraint", owner: "root", first: LayoutAnchor(item: "guide", attribute: .top),
      second: LayoutAnchor(item: "one", attribute: .bottom))
    let place = ConflictPlace(constraint, index: 3, in: .base) { $0 == "guide" }
    #expect(place.rank == ConflictPlace.farEdge(index: 3).rank)
  }

  @Test func `a length that is negative counts as none`() {
    #expect(ConflictPlace.length(points: -20).rank == ConflictPlace.length(points: 0).rank)
  }

  @Test(arguments: [
    (LayoutAttribute.centerX, LayoutAttribute.centerX, "centre"),
    (.centerYWithinMargins, .centerY, "centre"), (.trailing, .trailing, "far edge"),
    (.bottomMargin, .bottom, "far edge"), (.right, .rightMargin, "far edge"),
    (.trailing, .leading, "position"), (.top, .bottom, "position"),
    (.leading, .leading, "position"),
    (.firstBaseline, .firstBaseline, "position"), (.width, .height, "tied length"),
  ])
  func `the attributes of both sides decide`(
    first: LayoutAttribute, second: LayoutAttribute, kind: String
  ) {
    let constraint = LayoutConstraint(
      id: "constraint", owner: "root", first: LayoutAnchor(item: "one", attribute: first),
      second: LayoutAnchor(item: "two", attribute: second))
    let found =
      switch ConflictPlace(constraint, index: 3, in: .base) {
      case .centre(3): "centre"
      case .farEdge(3): "far edge"
      case .length(.infinity): "tied length"
      case .position(3): "position"
      default: "another"
      }
    #expect(found == kind)
  }

  @Test func `a length is that of the cell`() throws {
    let compact = try #require(GridCell("wC-hR"))
    let constraint = LayoutConstraint(
      id: "constraint", owner: "root", first: LayoutAnchor(item: "one", attribute: .height),
      constant: 60, constants: [CellValue(cell: compact, value: 80)])
    let base = ConflictPlace(constraint, index: 0, in: .base)
    #expect(base.rank == ConflictPlace.length(points: 60).rank)
    #expect(
      ConflictPlace(constraint, index: 0, in: compact).rank
        == ConflictPlace.length(points: 80).rank)
  }
}
