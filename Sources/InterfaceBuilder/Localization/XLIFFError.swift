package import Diagnostics

/// Why a file is no XLIFF.
package struct XLIFFError: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic

  init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ message: String, hint: String, at location: SourceLocation?) {
    diagnostic = Diagnostic(.invalidStrings, .error, message, hint: hint, at: location)
  }
}
