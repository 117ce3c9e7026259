/// A question about the platform, and its answers: the first row that matches is the answer.
///
/// How to add one: write it as a `static let` in the file of its group in Rules (one file a group, such as
/// ``BarRules``), add it to the group's `all`, and give it a named answer in the same file:
///
///     static let toolbarHeight = Rule(
///       "toolbar-height", "How high is a toolbar, without the home indicator?",
///       [Row(32, .with(.compactHeight)), Row(44)])
///
///     extension RulesInForce {
///       package var toolbarHeight: Double { self[BarRules.toolbarHeight] }
///     }
///
/// Then run `UPDATE_GOLDEN=1 swift test --filter RuleCaseTests`, which writes a case at both sides
/// of each boundary, and read the difference. Then run `.ci/count-evidence FOLDER`, which counts
/// all rows in documents and writes ``EvidenceTable``. A row's status follows from its counts. A
/// row that Apple states has a `source`. A condition besides platform, idiom, orientation and size
/// is a ``Fact``. A provisional row must not stand before an established row for the same case:
/// give the established row a range of its own. There is one exception: most of the views that say
/// something about the provisional row support it, even if any one of several repositories is left
/// out.
package struct Rule: Hashable, Sendable {
  /// A name that is unique and never changes: words with hyphens.
  package let id: String
  /// The question in one sentence. If rows depend on a width or height, it says what these belong
  /// to.
  package let question: String
  package var unit: Unit
  package var rows: [RuleRow] {
    didSet { systemBounds = SystemBounds(of: rows) }
  }
  /// The answer if no row matches.
  package var otherwise: Double
  /// Whether sizes by a provisional row are marked as estimated. Then the status of a row is part
  /// of the answer.
  package let marksEstimates: Bool
  /// The systems that begin with another answer on devices.
  private(set) var systemBounds: SystemBounds

  package enum Unit: String, Hashable, Sendable {
    case points
    /// 1 means yes, and 0 means no.
    case yesOrNo = "yes or no"
    /// A factor or a count.
    case number
  }

  package init(
    _ id: String, _ question: String, unit: Unit = .points, _ rows: [RuleRow],
    otherwise: Double = 0, marksEstimates: Bool = false
  ) {
    self.id = id
    self.question = question
    self.unit = unit
    self.rows = rows
    self.otherwise = otherwise
    self.marksEstimates = marksEstimates
    systemBounds = SystemBounds(of: rows)
  }

  /// The position of the row that matches.
  package func row(for situation: Situation) -> Int? {
    rows.firstIndex { $0.matches(situation) }
  }

  /// The answer of a row, or the default answer if no row matches.
  package func answer(_ row: Int?) -> RuleAnswer {
    RuleAnswer(
      rule: id, value: row.map { rows[$0].value } ?? otherwise,
      words: row.map { rows[$0].words } ?? "no row answers")
  }

  /// A value in words: `44`, `yes`.
  package func words(_ value: Double) -> String {
    unit == .yesOrNo ? (value == 0 ? "no" : "yes") : RuleCondition.plain(value)
  }
}

/// A short name, because a group of rules is a table of rows.
package typealias Row = RuleRow

/// The answer of a rule, and the row that gave it.
package struct RuleAnswer: Hashable, Sendable, CustomStringConvertible {
  package var rule: String
  package var value: Double
  /// The conditions of the row, in words.
  package var words: String

  /// The answer as a text, such as `cell-margin: 20, width 390 or more`.
  package var description: String { "\(rule): \(RuleCondition.plain(value)), \(words)" }
}
