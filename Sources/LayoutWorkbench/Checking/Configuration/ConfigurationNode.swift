package import Diagnostics

/// A value of a configuration file, with its place, so that messages about it have a line and a column.
package struct ConfigurationNode: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case null
    case text(String)
    case list([ConfigurationNode])
    case map([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var place: SourceLocation
    package var value: ConfigurationNode

    package init(key: String, place: SourceLocation, value: ConfigurationNode) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  package var value: Value
  package var location: SourceLocation

  package init(value: Value, location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// The value of a key; `nil` if there is none, or it is empty.
  package subscript(key: String) -> ConfigurationNode? {
    entries?.first { $0.key == key && $0.value.value != .null }?.value
  }

  package var entries: [Entry]? { if case .map(let entries) = value { entries } else { nil } }
  package var text: String? { if case .text(let text) = value { text } else { nil } }
  package var list: [ConfigurationNode]? { if case .list(let list) = value { list } else { nil } }
  package var isNull: Bool { value == .null }

  /// - Source: YAML 1.1, which libyaml reads: `true`, `yes` and `on` are one.
  package var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  package var number: Double? { text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  /// The texts of a list. A single text counts as a list of one.
  package var texts: [String]? {
    if let text { return [text] }
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// The kind of the value for messages: `a list`.
  package var kindName: String {
    switch value {
    case .null: "nothing"
    case .text: "a text"
    case .list: "a list"
    case .map: "a mapping"
    }
  }
}
