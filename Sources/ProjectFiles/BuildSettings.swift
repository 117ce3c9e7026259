/// The build settings of a target in one configuration, in the order in which they override one
/// another.
///
/// - Source: "Configuring the build settings of a target" and "Build settings reference" of Xcode's documentation: a
///   target's own settings come first, then those of its `.xcconfig` file, the project's, and those of the project's file.
package struct BuildSettings: Hashable, Sendable {
  /// One place that states settings, with these settings.
  package struct Layer: Hashable, Sendable {
    /// The place for people: a file, and a target or a project in it.
    package var source: String
    package var values: [String: String]

    package init(source: String, values: [String: String]) {
      self.source = source
      self.values = values
    }
  }

  /// The layers, the strongest first.
  package private(set) var layers: [Layer]

  package init(_ layers: [Layer]) { self.layers = layers }

  /// The value of a setting, with its references replaced by their values, and the file that states it.
  ///
  /// If a setting has conditions (`KEY[sdk=iphoneos*]`), the one for devices is taken.
  package func value(_ key: String) -> (text: String, source: String)? {
    find(key, below: 0, depth: 0)
  }

  package func flag(_ key: String) -> (value: Bool, source: String)? {
    guard let found = value(key), let flag = Self.flag(found.text) else { return nil }
    return (flag, found.source)
  }

  /// Whether a text is `YES`, `true` or `1`, in any case.
  package static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// The deepest nesting of references. More levels are a circle.
  private static let deepest = 16

  private func find(_ key: String, below first: Int, depth: Int) -> (text: String, source: String)?
  {
    for index in layers.indices.dropFirst(first) {
      let values = layers[index].values
      guard let raw = values["\(key)[sdk=iphoneos*]"] ?? values["\(key)[sdk=*]"] ?? values[key]
      else {
        continue
      }
      return (expand(raw, of: key, at: index, depth: depth), layers[index].source)
    }
    return nil
  }

  /// Replaces `$(NAME)` and `${NAME}`. The modifier in `$(NAME:modifier)` is ignored; a setting without a value is empty.
  private func expand(_ text: String, of key: String, at index: Int, depth: Int) -> String {
    guard text.contains("$"), depth < Self.deepest else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      let name = String(inner.prefix { $0 != ":" })
      rest = rest[rest.index(after: end)...]
      let found =
        name == "inherited" || name == key
        ? find(key, below: index + 1, depth: depth + 1) : find(name, below: 0, depth: depth + 1)
      result += found?.text ?? ""
    }
    return result + rest
  }
}
