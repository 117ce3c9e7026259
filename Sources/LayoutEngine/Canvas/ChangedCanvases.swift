import LayoutModel
import PlatformRules

/// The surroundings of the scenes of a document, and those that they would have if a rule had
/// another value.
///
/// Each rule that has an answer is changed in a copy of the book. This reads all scenes of the
/// document, so it is done once for all of them.
final class ChangedCanvases {
  /// With the rules as they are; notes which of them speak.
  let base: CanvasRules

  private let document: LayoutDocument
  private let book: RuleBook
  private let trace = RuleTrace()
  private var known: [RuleTrace.Speaker: Change?] = [:]

  /// A rule with another value.
  struct Change {
    /// What the rule says as it is.
    var answer: RuleAnswer
    /// With the other value.
    var canvas: CanvasRules
  }

  init(_ document: LayoutDocument, _ book: RuleBook) {
    self.document = document
    self.book = book
    base = CanvasRules(document, book: book.traced(by: trace))
  }

  /// A change of each rule that has spoken so far, by the names of the rules.
  func changes() -> [Change] {
    trace.speakers().sorted { ($0.rule, $0.row ?? -1) < ($1.rule, $1.row ?? -1) }
      .compactMap { speaker in
        if let found = known[speaker] { return found }
        let made = change(speaker)
        known[speaker] = .some(made)
        return made
      }
  }

  private func change(_ speaker: RuleTrace.Speaker) -> Change? {
    guard let row = speaker.row, var rule = book.rule(speaker.rule) else { return nil }
    let answer = rule.answer(row)
    rule.rows[row].value += rule.unit == .yesOrNo ? 1 - 2 * answer.value : 1
    return Change(answer: answer, canvas: CanvasRules(document, book: book.replacing(rule)))
  }
}
