import Diagnostics
import LayoutModel

/// What an attribute may be set to, and how Interface Builder writes it.
enum EditableProperty: Hashable, Sendable {
  case text
  case flag
  case integer
  /// A number; with the bounds of a priority, an alpha value, …
  case real(ClosedRange<Double>)
  case multiplier
  case relation
  case choice([String])
  case priority

  /// The type of an attribute by its name; text where nothing is known of it.
  static func type(of name: String) -> EditableProperty { table[name] ?? .text }

  /// The text of a value in the document; `nil` where it is none.
  func text(of value: String) -> String? {
    switch self {
    case .text: return value
    case .flag:
      switch value.lowercased() {
      case "yes", "true", "on": return "YES"
      case "no", "false", "off": return "NO"
      default: return nil
      }
    case .integer: return Int(value).map(String.init)
    case .real(let range):
      guard let number = Double(value), range.contains(number) else { return nil }
      return NumberText.shortest(number)
    case .priority:
      guard let number = Double(value), number > 0, number <= 1000 else { return nil }
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

  /// As it completes 'which is …'.
  var wanted: String {
    switch self {
    case .text: "a text"
    case .flag: "YES or NO"
    case .integer: "a whole number"
    case .real(let range):
      range.upperBound >= Self.most ? "a number" : "a number from \(Self.text(range))"
    case .priority: "a number from 1 to 1000"
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

  /// - Source: the values of these attributes in public documents, and Apple's names of the cases.
  private static let table: [String: EditableProperty] = {
    var result: [String: EditableProperty] = [
      "alpha": .real(0...1), "multiplier": .multiplier, "relation": .relation,
      "axis": .choice(["horizontal", "vertical"]),
      "distribution": .choice([
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ]),
      "alignment": .choice([
        "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline", "top", "bottom",
      ]),
      "textAlignment": .choice(["left", "center", "right", "justified", "natural"]),
      "lineBreakMode": .choice([
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation",
        "middleTruncation",
      ]),
      "contentMode": .choice([
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]),
    ]
    func add(_ names: String, _ type: EditableProperty) {
      for name in names.split(separator: " ") { result[String(name)] = type }
    }
    add(
      "priority horizontalHuggingPriority verticalHuggingPriority "
        + "horizontalCompressionResistancePriority verticalCompressionResistancePriority",
      .priority)
    add("numberOfLines tag numberOfPages currentPage selectedSegmentIndex", .integer)
    add(
      "constant spacing pointSize x y width height minX minY maxX maxY top left bottom right "
        + "leading trailing rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight "
        + "value minValue maxValue minimumValue maximumValue stepValue minimumScaleFactor "
        + "minimumFontSize preferredMaxLayoutWidth red green blue white minimumLineSpacing "
        + "minimumInteritemSpacing", .real(any))
    add("progress", .real(0...1))
    add(
      "hidden opaque enabled selected on userInteractionEnabled multipleTouchEnabled "
        + "clipsSubviews scrollEnabled pagingEnabled editable placeholderConstraint placeholder "
        + "symbolic fixedFrame translatesAutoresizingMaskIntoConstraints adjustsFontSizeToFit "
        + "adjustsFontForContentSizeCategory preservesSuperviewLayoutMargins "
        + "insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth "
        + "baselineRelativeArrangement animating hidesWhenStopped", .flag)
    return result
  }()

  /// What an attribute says where it is missing: Interface Builder does not write it then.
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
