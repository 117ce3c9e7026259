import LayoutModel

/// Properties that a native document says in a plain member: their names there, the attribute, and
/// how the value is spelled.
struct PropertyRule {
  var key: String
  var attribute: String
  var type: ValueType

  enum ValueType {
    case text, flag, integer, real
  }

  /// The value of a member as the attribute's text; `nil` if it is of another type.
  func text(of value: JSONValue) -> String? {
    switch type {
    case .text: return value.string
    case .flag: return value.bool.map { NativeText.flag($0) }
    case .integer: return value.integer.map(String.init)
    case .real: return value.number.map { NativeText.real($0) }
    }
  }

  /// The member that reads back as this text, if there is one.
  func value(of text: String) -> JSONValue? {
    switch type {
    case .text: return .string(text)
    case .flag: return text == "YES" ? true : text == "NO" ? false : nil
    case .integer:
      guard let number = Int(text), abs(number) < 1 << 52, String(number) == text else {
        return nil
      }
      return .number(Double(number))
    case .real: return NativeText.real(text).map { JSONValue.number($0) }
    }
  }

  var wanted: String {
    switch type {
    case .text: "a string"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .real: "a number"
    }
  }
}

enum PropertyTable {
  /// In the order in which they are written.
  static let view: [PropertyRule] =
    text("name", "userLabel") + text("class", "customClass") + text("module", "customModule")
    + texts("placeholder image reuseIdentifier axis distribution alignment")
    + reals("spacing") + texts("spacingType") + flags("baselineRelativeArrangement")
    + [PropertyRule(key: "lines", attribute: "numberOfLines", type: .integer)]
    + texts("textAlignment lineBreakMode baselineAdjustment buttonType borderStyle style")
    + texts("separatorStyle selectionStyle accessoryType dataMode datePickerMode")
    + reals("rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight")
    + reals("estimatedSectionHeaderHeight estimatedSectionFooterHeight indentationWidth")
    + reals("value minValue maxValue maximumValue stepValue progress")
    + integers("numberOfPages currentPage selectedSegmentIndex tag")
    + reals("preferredMaxLayoutWidth minimumScaleFactor minimumFontSize alpha")
    + flags("adjustsFontSizeToFit adjustsFontForContentSizeCategory on enabled selected")
    + flags("animating hidesWhenStopped editable scrollEnabled pagingEnabled hidden opaque")
    + flags("clipsSubviews userInteractionEnabled multipleTouchEnabled")
    + flags("preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea")
    + flags("layoutMarginsFollowReadableWidth fixedFrame misplaced ambiguous")
    + texts("contentMode contentHorizontalAlignment contentVerticalAlignment")
    + texts("semanticContentAttribute")

  /// Of a controller, in its scene.
  static let controller: [PropertyRule] =
    text("name", "userLabel") + texts("title") + text("class", "customClass")
    + text("module", "customModule") + text("storyboardID", "storyboardIdentifier")
    + flags("hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars")
    + flags("automaticallyAdjustsScrollViewInsets")

  /// Of a constraint, beside its equation.
  static let constraint: [PropertyRule] =
    texts("identifier") + text("name", "userLabel") + flags("placeholder")

  private static func text(_ key: String, _ attribute: String) -> [PropertyRule] {
    [PropertyRule(key: key, attribute: attribute, type: .text)]
  }
  private static func texts(_ names: String) -> [PropertyRule] { rules(names, .text) }
  private static func flags(_ names: String) -> [PropertyRule] { rules(names, .flag) }
  private static func integers(_ names: String) -> [PropertyRule] { rules(names, .integer) }
  private static func reals(_ names: String) -> [PropertyRule] { rules(names, .real) }

  private static func rules(_ names: String, _ type: PropertyRule.ValueType) -> [PropertyRule] {
    names.split(separator: " ").map {
      PropertyRule(key: String($0), attribute: String($0), type: type)
    }
  }
}
