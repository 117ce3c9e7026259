package import Diagnostics

/// The reason why bytes are not JSON, and the place of the fault.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  package var fault: Fault
  package var location: SourceLocation

  package enum Fault: Hashable, Sendable {
    case empty
    case truncated(inside: String)
    case conflictMarker
    /// The file is UTF-16 or UTF-32, or has a byte order mark.
    case encoding(String)
    case invalidUTF8
    case unexpected(String, wanted: String)
    case trailingComma(before: String)
    case contentAfterEnd
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case invalidNumber(String)
    case numberOutOfRange(String)
    case controlCharacter(UInt8)
    case invalidEscape(String)
    case loneSurrogate
  }

  package init(_ fault: Fault, at location: SourceLocation) {
    self.fault = fault
    self.location = location
  }

  package var description: String { diagnostic.text }

  package var diagnostic: Diagnostic {
    Diagnostic(fault, at: location)
  }
}

extension JSONError.Fault: DiagnosticFault {
  package var statement: Diagnostic.Statement {
    .init(.invalidJSON, .error, message, hint: hint)
  }

  private var message: String {
    switch self {
    case .empty: "the file is empty"
    case .truncated(let place): "the file ends inside \(place)"
    case .conflictMarker: "there is a merge conflict marker here"
    case .encoding(let name): "the file is \(name), not plain UTF-8"
    case .invalidUTF8: "this is not valid UTF-8"
    case .unexpected(let found, let wanted): "found \(found) where \(wanted) should stand"
    case .trailingComma(let closer): "there is a comma before \(closer)"
    case .contentAfterEnd: "there is more after the end of the value"
    case .duplicateKey(let key): "the key '\(key)' is there already in this object"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .invalidNumber(let text): "'\(text)' is not a JSON number"
    case .numberOutOfRange(let text): "'\(text)' is too large for a number"
    case .controlCharacter(let byte): "a string contains the control character \(byte)"
    case .invalidEscape(let text): "'\(text)' is not an escape of JSON"
    case .loneSurrogate: "half of a surrogate pair is not a character"
    }
  }

  private var hint: String? {
    switch self {
    case .conflictMarker: "resolve the conflict first"
    case .encoding: "save it as UTF-8 without a byte order mark"
    case .trailingComma: "remove the comma"
    case .controlCharacter(10), .controlCharacter(13): "close the string, or write \\n"
    case .controlCharacter: "write it as \\u00…"
    case .truncated: "the file may not have been saved whole"
    case .invalidNumber:
      "numbers are like 1, -0.5 or 2e3: no leading +, zeros or point, no NaN or Infinity"
    default: nil
    }
  }
}

extension Diagnostic.Code {
  /// The file is not JSON.
  package static let invalidJSON = Self(rawValue: "invalid-json")
}
