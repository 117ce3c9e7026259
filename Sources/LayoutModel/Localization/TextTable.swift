package import Diagnostics

/// What a localization file says: texts by key.
package struct TextTable: Hashable, Sendable {
  /// A key such as `abc-12-xyz.text`, and the text that stands there.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var text: String
    /// Other texts for certain devices, by `iphone` and `ipad`.
    package var textsByDevice: [String: String]
    /// The file that the text belongs to, where the format tells: `App/Base.lproj/Main.storyboard`.
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

  /// In the order of the file; of two with one key the later one counts.
  package var entries: [Entry]
  /// The language of the texts, such as `de` or `pt-BR`, where the file tells.
  package var language: String?

  package init(entries: [Entry] = [], language: String? = nil) {
    self.entries = entries
    self.language = language
  }
}
