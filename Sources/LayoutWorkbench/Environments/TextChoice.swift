/// Which texts stand in for a document's own.
package protocol TextChoice: Sendable {
  /// Files with localizations, as the person named them.
  var strings: [String] { get }
  /// The language of a string catalog.
  var language: String? { get }
  var pseudo: [PseudolanguageChoice] { get }
  /// Folders of fonts in which texts are measured.
  var fontFolders: [String] { get }
}

extension TextChoice {
  package var isEmpty: Bool { strings.isEmpty && pseudo.isEmpty }

  /// Strings that run from right to left stand in a layout that does.
  package var isRightToLeft: Bool { pseudo.contains(.rtl) }
}
