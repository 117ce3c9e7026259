package import ElementTree

/// The content before the root element of a document.
package struct XMLProlog: Hashable, Sendable {
  /// Whether the file begins with the bytes EF BB BF.
  package var hasByteOrderMark: Bool
  /// The XML declaration as it is written, from `<?xml` to `?>`.
  package var declaration: String?
  /// Comments, processing instructions and white space after the declaration.
  ///
  /// The rule for gaps of ``DocumentContent`` holds. Here the standard gap is one line break, or nothing
  /// at the beginning of a file.
  package var content: [DocumentContent]

  package init(
    declaration: String? = standardDeclaration, content: [DocumentContent] = [],
    hasByteOrderMark: Bool = false
  ) {
    self.declaration = declaration
    self.content = content
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The declaration that Xcode writes since version 8.
  package static let standardDeclaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
}
