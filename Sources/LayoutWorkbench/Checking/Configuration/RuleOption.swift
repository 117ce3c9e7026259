/// An option of a rule, as it stands below the rule in `.ninegrid.yml`.
package struct RuleOption: Hashable, Sendable {
  package var name: String
  package var kind: Kind
  /// The default value, in words; empty if there is none.
  package var defaultText: String
  package var summary: String

  package enum Kind: String, Hashable, Sendable {
    case text, flag, number, texts
    /// A mapping from words to their meanings, or a list of such mappings.
    case map, maps

    package var name: String {
      switch self {
      case .text: "a text"
      case .flag: "true or false"
      case .number: "a number"
      case .texts: "a list of texts"
      case .map: "a mapping"
      case .maps: "a list of mappings"
      }
    }

    package func accepts(_ node: ConfigurationNode) -> Bool {
      switch self {
      case .text: node.text != nil
      case .flag: node.flag != nil
      case .number: node.number != nil
      case .texts: node.texts != nil
      case .map: node.entries != nil
      case .maps: node.list?.allSatisfy { $0.entries != nil } ?? false
      }
    }
  }

  package init(_ name: String, _ kind: Kind, default text: String = "", _ summary: String) {
    self.name = name
    self.kind = kind
    defaultText = text
    self.summary = summary
  }
}
