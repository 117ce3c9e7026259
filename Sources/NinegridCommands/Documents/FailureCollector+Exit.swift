import ArgumentParser
import DocumentAccess

extension FailureCollector {
  /// Ends the command with 2 if anything failed, else with 1 if something was found.
  func finish(hasFindings: Bool = false) throws {
    if count > 0 { throw ExitCode.failed }
    if hasFindings { throw ExitCode.findings }
  }
}
