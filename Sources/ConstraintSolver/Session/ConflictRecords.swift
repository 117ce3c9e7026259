/// The results of searches, with the answers that led to them. If a search gets the same answers
/// again, it has the same result.
struct ConflictRecords: Sendable {
  private var records: [Digest: [Record]] = [:]
  private var answerCount = 0

  private struct Record: Sendable {
    var answers: [ConflictAnswer]
    var outcome: Outcome
  }

  /// How a search ended.
  enum Outcome: Sendable {
    /// It found an irreducible conflict, or that there is none, with so much work.
    case found([Int]?, work: Int)
    /// It stopped before its end, because no more than this was left of the work that it may do.
    case stopped(left: Int)
  }

  /// The greatest number of answers that all records hold together: sixteen megabytes.
  private static let maximalAnswers = 1 << 22
  /// The greatest number of outcomes that are kept for one question.
  private static let maximalOutcomes = 6

  /// The result for a vector, if it has been found before.
  ///
  /// - Parameter left: The work that the search may still do.
  func find(
    _ question: Digest, _ parameters: [Double], left: Int, _ trials: inout ConflictTrials
  ) throws(SolverError) -> Outcome? {
    guard let known = records[question] else { return nil }
    for record in known where try holds(record, parameters, &trials) {
      switch record.outcome {
      case .found(_, let work): return work <= left ? record.outcome : .stopped(left: left)
      case .stopped(let limit): if left <= limit { return record.outcome }
      }
    }
    return nil
  }

  private func holds(
    _ record: Record, _ parameters: [Double], _ trials: inout ConflictTrials
  ) throws(SolverError) -> Bool {
    for answer in record.answers
    where try trials.answer(answer.trial, parameters) != answer.holds {
      return false
    }
    return true
  }

  mutating func add(_ answers: [ConflictAnswer], _ outcome: Outcome, to question: Digest) {
    guard answerCount + answers.count <= Self.maximalAnswers,
      records[question, default: []].count < Self.maximalOutcomes
    else { return }
    answerCount += answers.count
    records[question, default: []].append(Record(answers: answers, outcome: outcome))
  }
}
