import Diagnostics
import LayoutModel

/// The values that an attribute may have, and the way in which Interface Builder writes them.
enum EditableProperty: Hashable, Sendable {
  case text
  case flag
  case integer
  /// A number within the bounds of a priority, an alpha value, …
  case real(ClosedRange<Double>)
  case multiplier
  case relation
  case choice([String])
  case priority

  /// An object of the document, by its id.
  case reference

  /// The type of an element's attribute. If no document has it on this element, the type that it has on
  /// most others.
  static func type(of name: String, on element: String) -> EditableProperty {
    if let special = specials[name] { return special }
    let table = AttributeTable.shared
    switch table.kind(of: name, on: element) ?? table.usualKind(of: name) {
    case .flag: return .flag
    case .integer: return .integer
    case .number: return .real(any)
    case .priority: return .priority
    case .reference: return .reference
    case .word:
      return AttributeWords.words(of: name, on: element).map { .choice($0) } ?? .text
    case .text, nil: return .text
    }
  }

  /// The text of a value in the document; `nil` if it is not allowed.
  func text(of value: String) -> String? {
    switch self {
    case .text, .reference: return value
    case .flag:
      switch value.lowercased() {
      case "yes", "true", "on": return "YES"
      case "no", "false", "off": return "NO"
      default: return nil
      }
    case .integer: return Int(value).map(String.init)
    case .real(let range):
      guard let number = NumberText.number(value), range.contains(number) else { return nil }
      return NumberText.shortest(number)
    case .priority:
      guard let number = NumberText.number(value), LayoutPriority(number).isWritable else {
        return nil
      }
      return NumberText.shortest(number)
    case .multiplier:
      guard let multiplier = Multiplier(value) else { return nil }
      let isRatio = multiplier.text.contains(":") || multiplier.text.contains("/")
      return isRatio ? multiplier.text : NumberText.shortest(multiplier.value)
    case .relation:
      return LayoutRelation.allCases.first {
        value == $0.rawValue || value == $0.symbol || value == "==" && $0 == .equal
      }?.rawValue
    case .choice(let values): return values.first { $0.lowercased() == value.lowercased() }
    }
  }

  /// The allowed values in words, to complete 'which is …'.
  var wanted: String {
    switch self {
    case .text: "a text"
    case .reference: "the id of an object in this document"
    case .flag: "YES or NO"
    case .integer: "a whole number"
    case .real(let range):
      range.upperBound >= Self.most ? "a number" : "a number from \(Self.text(range))"
    case .priority: "a whole number from 1 to 1000"
    case .multiplier: "a number other than 0, or a ratio such as 16:9"
    case .relation: "=, <= or >="
    case .choice(let values): values.joined(separator: ", ")
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.shortest(range.lowerBound)) to \(NumberText.shortest(range.upperBound))"
  }

  private static let most = LayoutConstraint.largestConstant
  private static let any = -most...most

  /// Attributes that are more than a number or a word, whatever element has them.
  private static let specials: [String: EditableProperty] = [
    "alpha": .real(0...1), "progress": .real(0...1), "minimumScaleFactor": .real(0...1),
    "multiplier": .multiplier, "relation": .relation,
    "red": .real(0...1), "green": .real(0...1), "blue": .real(0...1), "white": .real(0...1),
    "pointSize": .real(1...10_000),
  ]

  /// Whether a value is the default of an attribute. Interface Builder does not write it then.
  static func isDefault(_ name: String, _ value: String, of kind: String) -> Bool {
    switch (name, kind) {
    case ("constant", "constraint"): value == "0"
    case ("priority", "constraint"): value == "1000"
    case ("multiplier", "constraint"): value == "1"
    case ("relation", "constraint"): value == "equal"
    case ("symbolic", _), ("hidden", _), ("fixedFrame", _): value == "NO"
    case ("axis", "stackView"): value == "horizontal"
    case ("distribution", "stackView"), ("alignment", "stackView"): value == "fill"
    case ("horizontalCompressionResistancePriority", _),
      ("verticalCompressionResistancePriority", _):
      value == "750"
    case ("horizontalHuggingPriority", _), ("verticalHuggingPriority", _): value == "250"
    default: false
    }
  }
}
