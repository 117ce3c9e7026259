import DocumentAccess
import HostAccess

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
