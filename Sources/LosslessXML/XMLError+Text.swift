package import Diagnostics

extension Diagnostic.Code {
  /// The text of a document breaks a rule of XML.
  package static let xmlNotWellFormed = Self(rawValue: "xml-not-well-formed")
  /// A merge has left its markers in the file.
  package static let xmlConflictMarkers = Self(rawValue: "xml-conflict-markers")
  /// The file is not UTF-8, or contains characters that XML does not allow.
  package static let xmlEncoding = Self(rawValue: "xml-encoding")
  /// An entity that is not one of the five of XML, or a declaration of entities.
  package static let xmlEntity = Self(rawValue: "xml-entity")
  /// Elements are nested deeper than any layout document.
  package static let xmlTooDeep = Self(rawValue: "xml-too-deep")
  /// The file is larger than any layout document.
  package static let xmlTooLarge = Self(rawValue: "xml-too-large")
  /// The file ends too early.
  package static let xmlTruncated = Self(rawValue: "xml-truncated")
  /// The file is of another format.
  package static let xmlOtherFormat = Self(rawValue: "xml-other-format")
}

extension XMLError: CustomStringConvertible {
  package var description: String { diagnostic.text }

  /// The error as a person gets to see it.
  package var diagnostic: Diagnostic { Diagnostic(kind, at: location) }

  package var code: Diagnostic.Code { kind.code }
  package var message: String { kind.message }
  /// What could be done about it.
  package var hint: String? { kind.hint }
}

extension XMLError.Kind: DiagnosticFault {
  package var statement: Diagnostic.Statement { .init(code, .error, message, hint: hint) }

  fileprivate var code: Diagnostic.Code {
    switch self {
    case .empty, .truncated, .unclosed, .noRoot: .xmlTruncated
    case .otherFormat: .xmlOtherFormat
    case .tooLarge: .xmlTooLarge
    case .tooDeep: .xmlTooDeep
    case .unsupportedEncoding, .invalidUTF8, .forbiddenCharacter: .xmlEncoding
    case .conflictMarker: .xmlConflictMarkers
    case .documentType, .undefinedEntity: .xmlEntity
    case .mismatchedEndTag, .unexpectedEndTag, .unexpected, .notAllowed, .duplicateAttribute,
      .outsideRoot, .malformedDeclaration, .invalidReference, .bareAmpersand:
      .xmlNotWellFormed
    }
  }

  fileprivate var message: String {
    switch self {
    case .empty: "the file is empty"
    case .otherFormat(let format): "this is \(format), not XML"
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes, the limit is \(limit)"
    case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
    case .unsupportedEncoding(let name, declared: true):
      "the XML declaration names the encoding '\(brief(name))', only UTF-8 can be read"
    case .unsupportedEncoding(let name, declared: false):
      "the file is encoded in \(brief(name)), only UTF-8 can be read"
    case .invalidUTF8(let byte):
      "the byte 0x\(hexadecimal(UInt32(byte), 2)) is not valid UTF-8 here"
    case .forbiddenCharacter(let scalar):
      "the character U+\(hexadecimal(scalar, 4)) is not allowed in XML"
    case .conflictMarker(let marker):
      "unresolved merge conflict: this line begins with '\(marker)'"
    case .truncated(let inside): "the file ends inside a \(brief(inside))"
    case .unclosed(let name, let place):
      "the file ends before the end of '\(brief(name))', which begins in line \(place.line)"
    case .mismatchedEndTag(let name, let expected, let place):
      "'</\(brief(name))>' stands where '</\(brief(expected))>' must end the element "
        + "of line \(place.line), column \(place.column)"
    case .unexpectedEndTag(let name): "'</\(brief(name))>' ends an element that has not begun"
    case .unexpected(let found, let expected): "expected \(brief(expected)), found \(brief(found))"
    case .notAllowed(let text, let inside): "'\(brief(text))' is not allowed in \(brief(inside))"
    case .duplicateAttribute(let name, let element):
      "attribute '\(brief(name))' occurs twice in '\(brief(element))'"
    case .outsideRoot(let what): "\(what) outside of the root element"
    case .noRoot: "there is no root element"
    case .malformedDeclaration(let why): "the XML declaration is malformed: \(brief(why))"
    case .documentType(definesEntities: true):
      "a document type declaration with definitions is not accepted"
    case .documentType(definesEntities: false):
      "a document type declaration is not accepted"
    case .undefinedEntity(let name): "the entity '&\(brief(name));' is not defined"
    case .invalidReference(let text): "'\(brief(text))' refers to no character that XML allows"
    case .bareAmpersand: "'&' does not begin a reference such as '&amp;'"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .otherFormat: "use the .storyboard or .xib file from which it was made"
    case .unsupportedEncoding: "convert the file with 'iconv -t UTF-8', and declare UTF-8"
    case .invalidUTF8: "restore the file, or convert it to UTF-8"
    case .conflictMarker: "resolve the conflict, and remove the lines with markers"
    case .empty, .truncated, .unclosed, .noRoot: "restore the file, its end is missing"
    case .mismatchedEndTag, .unexpectedEndTag:
      "look for a tag that was lost or doubled, for instance in a merge"
    case .duplicateAttribute: "delete one of them"
    case .documentType: "delete the declaration; entities are never expanded or fetched"
    case .undefinedEntity: "write the character itself, or its number as '&#…;'"
    case .bareAmpersand: "write '&amp;' for an ampersand"
    case .notAllowed("<", _): "write '&lt;' for a less-than sign"
    case .tooLarge, .tooDeep, .forbiddenCharacter, .unexpected, .notAllowed, .outsideRoot,
      .malformedDeclaration, .invalidReference:
      nil
    }
  }

  private func hexadecimal(_ number: UInt32, _ digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// A part of a message, shortened if it is long: names in a damaged file can be of any length.
  private func brief(_ text: String) -> String {
    let longest = 120
    return text.utf8.count <= longest ? text : "\(text.unicodeScalars.prefix(longest))…"
  }
}
