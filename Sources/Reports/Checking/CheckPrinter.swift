import Diagnostics
package import HostAccess
package import LayoutWorkbench
import PlainText

/// Prints findings, document by document, in all requested formats.
package struct CheckPrinter {
  private var targets: [Target] = []
  package private(set) var summary = CheckSummary()

  private struct Target {
    var output: CheckOutput
    var findings: any FindingPrinter
    /// Collects the output for a file.
    var bytes: MemorySink?
    var context: CommandContext
    /// Whether notes are listed, too.
    var listsNotes: Bool
    var summary = CheckSummary()
  }

  /// - Parameter listsNotes: whether services for code review get notes, too, which are no certain
  ///   faults.
  package init(_ outputs: [CheckOutput], listsNotes: Bool, in context: CommandContext) throws {
    for output in outputs {
      var own = context
      var bytes: MemorySink?
      if let path = output.path {
        let sink = MemorySink(isTerminal: false)
        own.standardOutput = sink
        bytes = sink
        try BaselineFile(path, in: context).checkTarget()
      }
      targets.append(
        Target(
          output: output, findings: try output.format.printer(own), bytes: bytes,
          context: own, listsNotes: listsNotes || !output.format.isForReview))
    }
  }

  /// Writes a baseline instead of findings.
  ///
  /// - Throws: ``CommandFailure`` if that is not possible, before anything is checked.
  package init(writing file: BaselineFile, in context: CommandContext) throws {
    try file.checkTarget()
    targets = [
      Target(
        output: CheckOutput(format: .text), findings: BaselineFindings(file, in: context),
        context: context, listsNotes: true)
    ]
  }

  /// - Parameter isDocument: `false` for the configuration, which is not counted among the documents.
  package mutating func add(
    _ report: CheckReport, of document: CheckedDocument, isDocument: Bool = true
  ) throws {
    summary.add(report, isDocument: isDocument)
    for index in targets.indices {
      var own = report
      if !targets[index].listsNotes { own.findings.removeAll { $0.severity == .note } }
      targets[index].summary.add(own, isDocument: isDocument)
      try targets[index].findings.begin(document)
      for finding in own.findings { try targets[index].findings.add(finding, of: document) }
    }
  }

  /// Adds something that could not be checked.
  package mutating func add(_ failure: CheckFailure) throws {
    for index in targets.indices { try targets[index].findings.add(failure) }
  }

  /// - Parameter isComplete: whether every document could be read.
  package mutating func finish(isComplete: Bool) throws {
    for index in targets.indices {
      try targets[index].findings.finish(targets[index].summary, isComplete: isComplete)
      guard let bytes = targets[index].bytes, let path = targets[index].output.path else {
        continue
      }
      try writeFileAtomically(
        bytes.bytes, to: targets[index].context.absolutePath(path), named: path)
    }
  }

  /// Ends a run in which nothing was checked. Text prints nothing more, and data formats say so.
  package mutating func finishUnchecked() throws {
    targets.removeAll { $0.output.format == .text }
    try finish(isComplete: false)
  }
}
