package import Diagnostics

/// Why bytes could not be read as a document.
package struct XMLError: Error, Hashable, Sendable {
  package var kind: Kind
  /// Where the fault was noticed.
  package var location: SourceLocation

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// What is wrong, with the facts that a message needs.
  package enum Kind: Hashable, Sendable {
    /// The file has no bytes, or white space only.
    case empty
    /// The file begins like a file of another format.
    case otherFormat(String)
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)

    /// The file is in an encoding other than UTF-8; `declared` if only its declaration says so.
    case unsupportedEncoding(String, declared: Bool)
    case invalidUTF8(byte: UInt8)
    /// A character that XML does not allow, such as NUL.
    case forbiddenCharacter(UInt32)

    /// A line that a merge has left behind; `marker` is its first seven characters.
    case conflictMarker(String)

    /// The file ends inside of something, such as `comment` or `start tag of 'view'`.
    case truncated(inside: String)
    /// The file ends before the end tag of an element.
    case unclosed(String, openedAt: SourceLocation)
    case mismatchedEndTag(String, expected: String, openedAt: SourceLocation)
    case unexpectedEndTag(String)

    /// Something else stands where the grammar asks for `expected`.
    case unexpected(found: String, expected: String)
    /// A character sequence is not allowed where it stands.
    case notAllowed(String, inside: String)
    case duplicateAttribute(String, element: String)
    /// An element, text or reference after the root element, or text before it.
    case outsideRoot(String)
    case noRoot
    /// The XML declaration is not one.
    case malformedDeclaration(String)

    /// A document type declaration; these can define entities, and are never followed.
    case documentType(definesEntities: Bool)
    case undefinedEntity(String)
    /// A character reference to something that is no character in XML.
    case invalidReference(String)
    /// An ampersand that does not begin a reference.
    case bareAmpersand
  }
}
