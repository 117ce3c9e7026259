import ArgumentParser
import DocumentAccess
import HostAccess

extension FailureCollector {
  /// Ends the command with 2 if anything failed, else with 1 if something was found.
  func finish(hasFindings: Bool = false) throws {
    if count > 0 { throw ExitCode.failed }
    if hasFindings { throw ExitCode.findings }
  }
}

extension WritingRun {
  /// Ends the command with the exit code of its documents, after its results were printed.
  ///
  /// - Parameter advice: what a person who stopped it can do.
  func finish(hasFindings: Bool, advice: String = "run it again to go on") throws {
    if context.interruption.isRequested, begun < references.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(begun) of \(references.count) documents; \(advice)")
    }
    try failures.finish(hasFindings: hasFindings)
  }
}
