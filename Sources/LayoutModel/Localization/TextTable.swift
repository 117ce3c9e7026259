package import Diagnostics

/// The content of a localization file: texts by key.
package struct TextTable: Hashable, Sendable {
  /// A key such as `abc-12-xyz.text`, and its text.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var text: String
    /// The texts for certain devices, by `iphone` and `ipad`.
    package var textsByDevice: [String: String]
    /// The file that the text belongs to, if the format states it:
    /// `App/Base.lproj/Main.storyboard`.
    package var original: String?
    package var location: SourceLocation?

    package init(
      key: String, text: String, textsByDevice: [String: String] = [:], original: String? = nil,
      at location: SourceLocation? = nil
    ) {
      self.key = key
      self.text = text
      self.textsByDevice = textsByDevice
      self.original = original
      self.location = location
    }
  }

  /// The entries in the order of the file. If two have the same key, the later one counts.
  package var entries: [Entry]
  /// The language of the texts, such as `de` or `pt-BR`, if the file states it.
  package var language: String?

  package init(entries: [Entry] = [], language: String? = nil) {
    self.entries = entries
    self.language = language
  }
}
