package import DocumentAccess
package import HostAccess
import LayoutStore
package import LayoutWorkbench
package import PlainText

/// Reports a batch while it runs, and counts the totals.
package struct BatchReport {
  private let context: CommandContext
  private let failures: FailureCollector
  private let progress: ProgressLine
  private var printer: BatchPrinter
  private let start = ContinuousClock.now
  package private(set) var total = BatchOutcome()
  /// Documents whose layouts are all stored.
  package private(set) var done = 0
  /// Those of them for which there was nothing to do.
  package private(set) var finishedBefore = 0

  /// - Parameters:
  ///   - count: the number of documents.
  ///   - failures: the failures. Those of arguments come first, and others are added.
  package init(
    count: Int, _ format: OutputFormat, failures: FailureCollector, in context: CommandContext
  ) throws {
    self.context = context
    self.failures = failures
    progress = ProgressLine(total: count, unit: "documents", beside: format, in: context)
    printer = try BatchPrinter(format, in: context)
    for failure in failures.arguments { try printer.add(failure.error, document: failure.argument) }
  }

  package var seconds: Double { Elapsed.seconds(start.duration(to: .now)) }

  /// Reports documents that are stored, or could not be stored.
  ///
  /// - Throws: a failure that stops the whole batch.
  package mutating func add(_ items: [WaitingOutcomes.Item]) throws {
    for (document, result) in items {
      do {
        try add(try result.get(), of: document)
      } catch let error as StoreError where error.stopsImport {
        try finish()
        throw error
      } catch {
        try progress.clear()
        try failures.add(error, document: document.name)
        try printer.add(error, document: document.name, revision: document.latest.number)
      }
    }
    try progress.update(
      done, extra: "\(Int(Double(total.resolved) / max(seconds, 0.001))) layouts a second")
  }

  private mutating func add(_ outcome: BatchOutcome, of document: StoredDocument) throws {
    total.add(outcome)
    if !outcome.errors.isEmpty {
      try progress.clear()
      try context.report(outcome.errors)
    }
    if outcome.isOutdated {
      try progress.clear()
      try context.note("note: '\(document.name)' has changed meanwhile; run the batch again")
    }
    if outcome.isComplete { done += 1 }
    if outcome.wasFinished { finishedBefore += 1 }
    try printer.add(outcome, of: document)
  }

  package mutating func finish() throws {
    try progress.clear()
    try printer.finish()
  }
}
