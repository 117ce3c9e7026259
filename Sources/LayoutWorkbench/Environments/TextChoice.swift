/// The texts that replace those of a document.
package protocol TextChoice: Sendable {
  /// Files with localizations, by the names that the person used.
  var strings: [String] { get }
  /// The language of a string catalog.
  var language: String? { get }
  var pseudo: [PseudolanguageChoice] { get }
  /// Folders with fonts that are used to measure texts.
  var fontFolders: [String] { get }
}

extension TextChoice {
  package var isEmpty: Bool { strings.isEmpty && pseudo.isEmpty }

  /// Whether the layout runs from right to left, because the texts do.
  package var isRightToLeft: Bool { pseudo.contains(.rtl) }
}
