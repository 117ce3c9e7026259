import ArgumentParser
import HostAccess
import LayoutWorkbench
package import PlainText
import PreviewServer

extension ServerFailure: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(description, hint: hint) }
}

extension ExitCode: EndOfCommand {
  /// Done, and found something.
  static let findings = ExitCode(ExitStatus.findings)
  /// Could not be done; what is wrong has been said.
  static let failed = ExitCode(ExitStatus.failure)
}
