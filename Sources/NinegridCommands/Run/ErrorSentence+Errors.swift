import ArgumentParser
import HostAccess
import LayoutWorkbench
package import PlainText
import PreviewServer

extension ServerFailure: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(description, hint: hint) }
}

extension ExitCode: EndOfCommand {
  /// The command is done, and has found something.
  static let findings = ExitCode(ExitStatus.findings)
  /// The command failed; the reason has been reported.
  static let failed = ExitCode(ExitStatus.failure)
}
