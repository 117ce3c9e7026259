/// An attribute in a start tag.
package struct XMLAttribute: Hashable, Sendable {
  package var name: String
  /// The value with its references resolved. To set it drops ``raw``.
  package var value: String {
    didSet { raw = nil }
  }
  /// The value between the quotes as the file spells it, if that is not the canonical spelling of
  /// ``XMLSpelling``. Writing ignores it if it does not mean the same as ``value``.
  package var raw: String?
  package var quote: Quote

  package init(_ name: String, _ value: String, raw: String? = nil, quote: Quote = .double) {
    self.name = name
    self.value = value
    self.raw = raw
    self.quote = quote
  }

  /// What stands around a value. Xcode always writes ``double``.
  package enum Quote: String, Hashable, Sendable {
    case double = "\""
    case single = "'"

    var byte: UInt8 {
      switch self {
      case .double: ASCII.doubleQuote
      case .single: ASCII.singleQuote
      }
    }
  }
}
