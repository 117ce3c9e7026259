/// Texts that are not chosen by options of a command line.
package struct ChosenTexts: TextChoice {
  package var strings: [String] = []
  package var language: String?
  package var pseudo: [PseudolanguageChoice] = []
  package var fontFolders: [String] = []

  package init(
    strings: [String] = [],
    language: String? = nil,
    pseudo: [PseudolanguageChoice] = [],
    fontFolders: [String] = []
  ) {
    self.strings = strings
    self.language = language
    self.pseudo = pseudo
    self.fontFolders = fontFolders
  }
}
