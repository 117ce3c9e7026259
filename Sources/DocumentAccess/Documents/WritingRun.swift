package import HostAccess
package import LayoutWorkbench
package import PlainText

/// Documents that a command writes one after another. When the person stops it, the document in
/// progress is completed. A failure is reported, and the other documents go on, unless they would
/// all fail in the same way.
package struct WritingRun {
  package let references: [DocumentReference]
  package let failures: FailureCollector
  package let context: CommandContext
  /// The progress line. It must be cleared before anything is printed about a document.
  package let progress: ProgressLine
  /// The number of documents that were begun.
  package private(set) var begun = 0

  /// - Parameters:
  ///   - isDryRun: whether nothing is written, so that there is nothing to complete either.
  ///   - format: the format of the output during the run.
  package init(
    _ references: [DocumentReference], _ failures: FailureCollector, isDryRun: Bool = false,
    beside format: OutputFormat = .text, in context: CommandContext
  ) {
    progress = ProgressLine(
      total: references.count, unit: references.count == 1 ? "document" : "documents",
      beside: format, in: context)
    self.references = references
    self.failures = failures
    self.context = context
    if !isDryRun { context.catchInterruption() }
  }

  /// - Parameters:
  ///   - body: the work on one document.
  ///   - failed: called with a failure, after it was reported to the person.
  package mutating func forEach(
    _ body: (DocumentReference) throws -> Void,
    failed: (any Error, DocumentReference) throws -> Void = { _, _ in }
  ) throws {
    defer { try? progress.clear() }
    for reference in references where !context.interruption.isRequested {
      try progress.update(begun)
      begun += 1
      do {
        try body(reference)
      } catch {
        try progress.clear()
        try failures.add(error, document: reference.shownName)
        try failed(error, reference)
        if let error = error as? CommandFailure, error.stopsWriting { break }
      }
    }
  }
}
