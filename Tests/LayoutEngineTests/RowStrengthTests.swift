import ConstraintSolver
import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct RowStrengthTests {
  /// From the strongest to the weakest, with what documents state between them.
  private static let ordered: [RowStrength] = [
    .required,
    .fixedFrame, .selfSizedHeight, .emptyContent, .fullContent, .givenUp,
    .spanningBoundary,
    .proportion(position: 0), .proportion(position: 1),
    .textShare(.defaultHigh),
    .constraint(751),
    .emptyLength, .constraint(750), .designLength,
    .constraint(749), .filledColumnHeight, .constraint(251),
    .filledHeight, .constraint(250), .othersBeforePlainViews, .filledBeforeEmpty,
    .content(249), .equalCentring(position: 1), .equalCentring(position: 2),
    .spanningFit, .fittingHeight, .canvasFit, .ambiguitySuppression,
    .proportion(position: 998),
  ]

  @Test func `strengths are in the order in which they are listed`() {
    for (stronger, weaker) in zip(Self.ordered, Self.ordered.dropFirst()) {
      #expect(stronger > weaker, "\(stronger), \(weaker)")
      #expect(stronger.number > weaker.number, "\(stronger), \(weaker)")
    }
  }

  @Test func `only what is required is`() {
    #expect(Self.ordered.filter(\.isRequired) == [.required])
    #expect(RowStrength.constraint(.required).isRequired)
    #expect(!RowStrength(content: .required).isRequired)
  }

  @Test func `what Ninegrid adds to UIKit has no number of its own`() {
    // So that it can't come to lie on the wrong side of a priority that a document states.
    for strength in Self.ordered where strength.strength.rank != 0 {
      #expect([1000, 750, 251, 250].contains(strength.strength.priority), "\(strength)")
    }
  }

  @Test func `of equally good answers plain views give way, empty ones first`() {
    #expect(RowStrength.filledHugging.strength == RowStrength.constraint(250).strength)
    #expect(RowStrength.emptyHugging.strength == RowStrength.constraint(250).strength)
    #expect(RowStrength.constraint(250).tieBreak == .othersBeforePlainViews)
    #expect(RowStrength.filledHugging.tieBreak == .filledBeforeEmpty)
    #expect(RowStrength.emptyHugging.tieBreak == nil)
    #expect(RowStrength.constraint(251).tieBreak == nil)
  }

  @Test func `strengths do not run out of priorities`() {
    for position in [997, 998, 999, 5000] {
      #expect(RowStrength.proportion(position: position).strength.priority >= 1)
      #expect(RowStrength.equalCentring(position: position).strength.priority >= 1)
    }
    #expect(RowStrength(content: 0).strength == Strength(priority: 1))
  }
}
