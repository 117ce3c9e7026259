import LayoutModel
import TestSupport
import Testing

@testable import LayoutComparison

/// What a constraint says does not depend on which of its items is written first.
@Suite struct ConstraintMeaningTests {
  private static let anchors = [
    LayoutAnchor(item: "a", attribute: .width), LayoutAnchor(item: "b", attribute: .width),
    LayoutAnchor(item: "a", attribute: .height),
  ]

  /// `first R m × second + c` is `second R' (1 / m) × first - c / m`, and R' is reversed unless m is negative.
  private func turned(_ constraint: LayoutConstraint) throws -> LayoutConstraint {
    let factor = constraint.multiplier.value
    var result = constraint
    result.first = try #require(constraint.second)
    result.second = constraint.first
    result.relation = factor > 0 ? constraint.relation.flipped : constraint.relation
    result.multiplier = Multiplier(value: 1 / factor)
    result.constant = -constraint.constant / factor
    return result
  }

  @Test func `a constraint and the same with its sides exchanged mean the same`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let pair = Self.anchors.shuffled(using: &random).prefix(2)
      let relation = try #require(LayoutRelation.allCases.randomElement(using: &random))
      let factor = try #require([-4, -1, 0.25, 0.5, 1, 2, 3].randomElement(using: &random))
      let constraint = LayoutConstraint(
        id: "k", owner: "a", first: pair[0], relation: relation, second: pair[1],
        multiplier: Multiplier(value: factor),
        constant: Double(Int.random(in: -9...9, using: &random)))
      let other = try turned(constraint)
      let cell = GridCell(width: .compact, height: .regular)
      #expect(
        ConstraintMeaning(constraint, in: cell) == ConstraintMeaning(other, in: cell),
        "seed \(seed)")
      #expect(ConstraintTemplate(constraint) == ConstraintTemplate(other), "seed \(seed)")
    }
  }

  @Test(arguments: [
    (LayoutRelation.greaterThanOrEqual, 2.0, LayoutRelation.lessThanOrEqual, -4.0),
    (.greaterThanOrEqual, -2.0, .greaterThanOrEqual, 4.0),
    (.equal, 1.0, .equal, -8.0),
  ])
  func `b.Width R m x a.Width + 8 is told of a.Width`(
    relation: LayoutRelation, factor: Double, expected: LayoutRelation, constant: Double
  ) {
    let constraint = LayoutConstraint(
      id: "k", owner: "a", first: Self.anchors[1], relation: relation, second: Self.anchors[0],
      multiplier: Multiplier(value: factor), constant: 8)
    let meaning = ConstraintMeaning(constraint, in: GridCell(width: .compact, height: .regular))
    #expect(meaning.first == Self.anchors[0])
    #expect(meaning.relation == expected)
    #expect(meaning.constant == constant)
    #expect(meaning.multiplier == 1 / factor)
    let form = ConstraintTemplate(constraint).form
    #expect(form.own(form.common(8)) == 8)
  }

  @Test func `a length without a second item keeps its constant`() {
    let constraint = LayoutConstraint(
      id: "k", owner: "b", first: Self.anchors[1], relation: .lessThanOrEqual, constant: 44)
    let meaning = ConstraintMeaning(constraint, in: GridCell(width: .compact, height: .regular))
    #expect(meaning.constant == 44)
    #expect(meaning.relation == .lessThanOrEqual)
    #expect(meaning.second == nil)
    #expect(meaning.multiplier == 0)
  }
}
