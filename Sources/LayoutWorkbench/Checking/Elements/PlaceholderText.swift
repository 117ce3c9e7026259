import ElementTree

/// Texts that nobody means to show: code puts others in their place, or they say nothing in any language.
enum PlaceholderText {
  /// What Interface Builder's library gives to new objects, by the names of their elements.
  private static let ofLibrary: [String: Set<String>] = [
    "label": ["Label"], "button": ["Button"],
    "barButtonItem": ["Item"], "tabBarItem": ["Item"], "navigationItem": ["Title"],
    "segmentedControl": ["First", "Second"],
  ]

  /// The same for the labels of rows of built-in styles.
  private static let ofRows: Set<String> = ["Title", "Subtitle", "Detail"]

  /// Whether a text of an element is one. So are the signs, numbers and names of things in code that people write where a
  /// text will come: `--`, `99:99`, `nameLabel`, `Lorem ipsum`.
  static func `is`(_ text: String, of element: DocumentElement) -> Bool {
    if isOfLibrary(text, of: element) { return true }
    if ["textLabel", "detailTextLabel"].contains(element["key"] ?? ""), ofRows.contains(text) {
      return true
    }
    let letters = text.filter(\.isLetter)
    if letters.count < 2 { return true }
    return isName(text) || isKey(text)
  }

  /// Whether a text is the one that Interface Builder's library gives to new objects, or `Lorem ipsum`, which it gives to text
  /// views and which people write elsewhere.
  static func isOfLibrary(_ text: String, of element: DocumentElement) -> Bool {
    ofLibrary[element.name]?.contains(text) ?? false
      || text.lowercased().contains("lorem ipsum")
  }

  /// `settings.account.title`, `safe_advanced_options`: the key under which code finds the text.
  static func isKey(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "._".contains($0) }
    guard
      parts.allSatisfy({ part in
        part.first?.isLetter ?? false
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return false }
    // One point stands in addresses, too.
    return text.contains("_") || parts.count > 2 && parts[0].lowercased() != "www"
  }

  /// `nameLabel`: one word that begins small and has a capital in it, or a line between its parts.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLowercase || first == "_",
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return false }
    return text.contains { $0.isUppercase || $0 == "_" }
  }
}
