enum PropertyTable {
  /// The properties of a view, in the order in which they are written.
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

  /// The properties of a controller, which are written in its scene.
  static let controller: [PropertyRule] =
    text("name", "userLabel") + texts("title") + text("class", "customClass")
    + text("module", "customModule") + text("storyboardID", "storyboardIdentifier")
    + flags("hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars")
    + flags("automaticallyAdjustsScrollViewInsets")

  /// The properties of a constraint, besides its equation.
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
