import ArgumentParser
import HostAccess
import LayoutStore
import LayoutWorkbench
package import PlainText
import PreviewServer

extension StoreError: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(description, hint: hint) }
}

extension ServerFailure: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(description, hint: hint) }
}

extension ExitCode {
  /// Done, and found something.
  static let findings = ExitCode(ExitStatus.findings)
  /// Could not be done; what is wrong has been said.
  static let failed = ExitCode(ExitStatus.failure)
}
