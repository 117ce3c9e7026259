package import Diagnostics

/// The reason why a file is not a table of strings, and the place of the fault.
package struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
  package var fault: Fault
  package var location: SourceLocation

  package enum Fault: Hashable, Sendable {
    case encoding(String)
    case conflictMarker
    case truncated(inside: String)
    case unclosedComment
    /// The quotes of a key or a text are not closed.
    case unclosedQuote(String)
    case unexpected(String, wanted: String)
    case invalidEscape
    case loneSurrogate
    /// The file looks like a property list in XML or in binary form, but is malformed, or is no
    /// dictionary of texts.
    case propertyList(String)
  }

  package init(_ fault: Fault, at location: SourceLocation) {
    self.fault = fault
    self.location = location
  }

  package var description: String { diagnostic.text }

  package var diagnostic: Diagnostic { Diagnostic(fault, at: location) }
}

extension StringsError.Fault: DiagnosticFault {
  package var statement: Diagnostic.Statement {
    .init(.invalidStrings, .error, message, hint: hint)
  }

  private var message: String {
    switch self {
    case .encoding(let name): "this is not valid \(name)"
    case .conflictMarker: "there is a merge conflict marker here"
    case .truncated(let place): "the file ends inside \(place)"
    case .unclosedComment: "a comment is not closed"
    case .unclosedQuote(let what): "the quote of \(what) is not closed"
    case .unexpected(let found, let wanted):
      "found '\(found == "\n" || found == "\r" ? "a line break" : found)' where \(wanted) should stand"
    case .invalidEscape: "'\\U' has no four hexadecimal digits behind it"
    case .loneSurrogate: "half of a surrogate pair is not a character"
    case .propertyList(let reason): "the property list can't be read: \(reason)"
    }
  }

  private var hint: String? {
    switch self {
    case .encoding: "save it as UTF-8, or as UTF-16 with a byte order mark"
    case .conflictMarker: "resolve the conflict first"
    case .truncated: "the file may not have been saved whole"
    case .unclosedComment: "close it with */"
    case .unclosedQuote: "write a quote inside of a text as \\\""
    case .unexpected(_, "';'"):
      "end each entry with a semicolon; write a quote inside of a text as \\\""
    case .unexpected: "an entry is \"key\" = \"text\";"
    case .invalidEscape: "write it as \\U00E9"
    case .loneSurrogate: "write both halves, as \\UD83D\\UDE00"
    case .propertyList: "it must be a dictionary of texts"
    }
  }
}

extension Diagnostic.Code {
  /// The file is not a table of strings.
  package static let invalidStrings = Self(rawValue: "invalid-strings")
}
