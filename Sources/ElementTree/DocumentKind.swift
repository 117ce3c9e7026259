/// The form in which a document is written.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case storyboard, xib, json

  package var fileExtension: String { rawValue }

  /// The kind that follows from a file name's extension. A `.json` file is a native document.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
