import Diagnostics

/// A value of a configuration file, with its place, so that whatever is wrong with it can be told with line and column.
struct ConfigurationNode: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case null
    case text(String)
    case list([ConfigurationNode])
    case map([Entry])
  }

  struct Entry: Hashable, Sendable {
    var key: String
    var place: SourceLocation
    var value: ConfigurationNode
  }

  var value: Value
  var location: SourceLocation

  /// The value of a key; `nil` where there is none, or it is empty.
  subscript(key: String) -> ConfigurationNode? {
    entries?.first { $0.key == key && $0.value.value != .null }?.value
  }

  var entries: [Entry]? { if case .map(let entries) = value { entries } else { nil } }
  var text: String? { if case .text(let text) = value { text } else { nil } }
  var list: [ConfigurationNode]? { if case .list(let list) = value { list } else { nil } }
  var isNull: Bool { value == .null }

  /// - Source: YAML 1.1, which libyaml reads: `true`, `yes` and `on` are one.
  var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  var number: Double? { text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  /// Texts of a list; one text stands for a list of it.
  var texts: [String]? {
    if let text { return [text] }
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// For messages: `a list`.
  var kindName: String {
    switch value {
    case .null: "nothing"
    case .text: "a text"
    case .list: "a list"
    case .map: "a mapping"
    }
  }
}
