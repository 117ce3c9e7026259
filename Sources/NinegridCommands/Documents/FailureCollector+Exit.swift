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
  /// Ends the command as its documents say, once its results are printed.
  ///
  /// - Parameter advice: what the person can do who stopped it.
  func finish(hasFindings: Bool, advice: String = "run it again to go on") throws {
    if context.interruption.isRequested, begun < references.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(begun) of \(references.count) documents; \(advice)")
    }
    try failures.finish(hasFindings: hasFindings)
  }
}
