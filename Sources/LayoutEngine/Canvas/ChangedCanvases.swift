import LayoutModel
import PlatformRules

/// The surroundings of a document's scenes, and how they would be if one rule had another value.
///
/// Each rule that has an answer is changed in a copy of the book. This reads all scenes of the
/// document, so it is done once for all of them.
final class ChangedCanvases {
  /// The surroundings with the rules as they are. It notes which rules are asked.
  let base: CanvasRules

  private let document: LayoutDocument
  private let book: RuleBook
  private let trace = RuleTrace()
  private var known: [RuleTrace.Answer: Change?] = [:]

  /// A rule with another value.
  struct Change {
    /// The answer of the unchanged rule.
    var answer: RuleAnswer
    /// The surroundings with the other value.
    var canvas: CanvasRules
  }

  init(_ document: LayoutDocument, _ book: RuleBook) {
    self.document = document
    self.book = book
    base = CanvasRules(document, book: book.traced(by: trace))
  }

  /// One change for each rule that was asked so far, by the names of the rules.
  func changes() -> [Change] {
    trace.answers().sorted { ($0.rule, $0.row ?? -1) < ($1.rule, $1.row ?? -1) }
      .compactMap { answer in
        if let found = known[answer] { return found }
        let made = change(answer)
        known[answer] = .some(made)
        return made
      }
  }

  private func change(_ answer: RuleTrace.Answer) -> Change? {
    guard let row = answer.row, var rule = book.rule(answer.rule) else { return nil }
    let answer = rule.answer(row)
    rule.rows[row].value += rule.unit == .yesOrNo ? 1 - 2 * answer.value : 1
    return Change(answer: answer, canvas: CanvasRules(document, book: book.replacing(rule)))
  }
}
