package import Diagnostics

/// The reason why bytes could not be read as a document.
package struct XMLError: Error, Hashable, Sendable {
  package var kind: Kind
  /// The place where the fault was noticed.
  package var location: SourceLocation

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// The fault, with the facts that a message needs.
  package enum Kind: Hashable, Sendable {
    /// The file has no bytes, or only white space.
    case empty
    /// The file begins like a file of another format.
    case otherFormat(String)
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)

    /// The file has an encoding other than UTF-8. `declared` says that only its declaration states
    /// this.
    case unsupportedEncoding(String, declared: Bool)
    case invalidUTF8(byte: UInt8)
    /// A character that XML does not allow, such as NUL.
    case forbiddenCharacter(UInt32)

    /// A merge left this line behind. `marker` is its first seven characters.
    case conflictMarker(String)

    /// The file ends inside of a part, such as `comment` or `start tag of 'view'`.
    case truncated(inside: String)
    /// The file ends before the end tag of an element.
    case unclosed(String, openedAt: SourceLocation)
    case mismatchedEndTag(String, expected: String, openedAt: SourceLocation)
    case unexpectedEndTag(String)

    /// The grammar expects `expected`, but something else stands there.
    case unexpected(found: String, expected: String)
    /// A character sequence is not allowed at its place.
    case notAllowed(String, inside: String)
    case duplicateAttribute(String, element: String)
    /// An element, text or reference stands after the root element, or text stands before it.
    case outsideRoot(String)
    case noRoot
    /// The XML declaration is malformed.
    case malformedDeclaration(String)

    /// The file has a document type declaration. Such a declaration can define entities, and is
    /// never followed.
    case documentType(definesEntities: Bool)
    case undefinedEntity(String)
    /// A character reference stands for something that is no character in XML.
    case invalidReference(String)
    /// An ampersand does not begin a reference.
    case bareAmpersand
  }
}
