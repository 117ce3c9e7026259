import LayoutModel

extension ViewStatements {
  /// What only views of a kind have.
  mutating func kind() {
    switch view.kind {
    case .label: label()
    case .button: button()
    case .textField: textField()
    case .textView: textView()
    case .imageView:
      image("image", "image")
      image("highlightedImage", "highlightedImage")
    case .stackView: stackView()
    case .toggle:
      control()
      flag("on", "isOn", unless: false)
    case .slider:
      control()
      number("minValue", "minimumValue")
      number("maxValue", "maximumValue")
      number("value", "value")
    case .stepper:
      control()
      number("minimumValue", "minimumValue")
      number("maximumValue", "maximumValue")
      number("value", "value")
      number("stepValue", "stepValue", unless: "1")
    case .progressView: number("progress", "progress")
    case .pageControl:
      control()
      number("numberOfPages", "numberOfPages")
      number("currentPage", "currentPage", unless: "0")
    case .activityIndicator:
      ignore("style")
      flag("hidesWhenStopped", "hidesWhenStopped", unless: true)
      if take("animating") == "YES" { call("startAnimating()") }
    case .segmentedControl: segmentedControl()
    case .datePicker:
      control()
      choice(
        "datePickerMode", "datePickerMode",
        [
          "time": "time", "date": "date", "dateAndTime": "dateAndTime",
          "countDownTimer": "countDownTimer",
        ])
      number("minuteInterval", "minuteInterval", unless: "1")
      choice(
        "style", "preferredDatePickerStyle",
        ["wheels": "wheels", "compact": "compact", "inline": "inline", "automatic": "automatic"])
      ignore("useCurrentDate")
      ignoreParts("date")
    case .scrollView: scrollView()
    case .tableView: tableView()
    case .collectionView:
      scrollView()
      ignore("dataMode prefetchingEnabled")
      ignoreParts("collectionViewLayout cells")
    case .tableViewCell:
      ignore(
        "style reuseIdentifier rowHeight indentationWidth textLabel detailTextLabel imageView "
          + "hidesAccessoryWhenEditing")
      choice(
        "selectionStyle", "selectionStyle",
        ["none": "none", "blue": "blue", "gray": "gray", "default": "default"], unless: "default")
      choice(
        "accessoryType", "accessoryType",
        [
          "disclosureIndicator": "disclosureIndicator", "checkmark": "checkmark",
          "detailButton": "detailButton", "detailDisclosureButton": "detailDisclosureButton",
        ])
    case .collectionViewCell, .collectionReusableView:
      ignore("reuseIdentifier")
      ignoreParts("size")
    case .tableViewCellContentView, .collectionViewCellContentView: ignore("tableViewCell")
    default: break
    }
  }

  mutating func control() {
    flag("enabled", "isEnabled", unless: true)
    flag("selected", "isSelected", unless: false)
    choice(
      "contentHorizontalAlignment", "contentHorizontalAlignment",
      [
        "left": "left", "right": "right", "leading": "leading", "trailing": "trailing",
        "fill": "fill",
      ],
      unless: view.kind == .textField || view.kind == .segmentedControl ? "left" : "center")
    choice(
      "contentVerticalAlignment", "contentVerticalAlignment",
      ["top": "top", "bottom": "bottom", "fill": "fill"],
      unless: view.kind == .segmentedControl ? "top" : "center")
  }

  mutating func alignment() {
    choice(
      "textAlignment", "textAlignment",
      ["left": "left", "center": "center", "right": "right", "justified": "justified"],
      unless: "natural")
  }

  private static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  private mutating func label() {
    text("text", "text")
    font("font")
    color("textColor", "textColor")
    color("highlightedColor", "highlightedTextColor")
    alignment()
    number("numberOfLines", "numberOfLines", unless: "1")
    choice("lineBreakMode", "lineBreakMode", Self.lineBreaks, unless: "tailTruncation")
    choice(
      "baselineAdjustment", "baselineAdjustment", ["alignCenters": "alignCenters", "none": "none"],
      unless: "alignBaselines")
    flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", unless: false)
    number("minimumScaleFactor", "minimumScaleFactor", unless: "0")
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    flag("enabled", "isEnabled", unless: true)
    number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth")
    ignore("usesAttributedText adjustsLetterSpacingToFitWidth")
  }

  private mutating func button() {
    control()
    ignore("buttonType")
    choice(
      "lineBreakMode", "titleLabel?.lineBreakMode", Self.lineBreaks, unless: "middleTruncation")
    font("titleLabel?.font")
    for state in view.element.children where state.name == "state" {
      let key = state["key"] ?? "normal"
      ignoreParts(key)
      guard ["normal", "highlighted", "disabled", "selected"].contains(key) else {
        lose("state \(key)")
        continue
      }
      if let title = state["title"], !title.isEmpty {
        call("setTitle(\(localized(title, "\(key)Title")), for: .\(key))")
      }
      for (attribute, method) in [("image", "setImage"), ("backgroundImage", "setBackgroundImage")]
      {
        guard let image = state[attribute] else { continue }
        let isSymbol = state["catalog"] == "system" || isSystemSymbol(image)
        call(
          "\(method)(UIImage(\(isSymbol ? "systemName" : "named"): \(CodeText.literal(image))), for: .\(key))"
        )
      }
      if let color = state.child(key: "titleColor").flatMap({ ColorCode.expression($0) }) {
        call("setTitleColor(\(color), for: .\(key))")
      }
    }
    for (key, property) in [
      ("contentEdgeInsets", "contentEdgeInsets"), ("titleEdgeInsets", "titleEdgeInsets"),
      ("imageEdgeInsets", "imageEdgeInsets"),
    ] {
      if let part = part(key) { set(property, Self.insets(part.insets)) }
    }
    if let configuration = part("configuration") ?? part("buttonConfiguration") {
      lose("configuration '\(configuration["style"] ?? "plain")'")
    }
  }

  private mutating func textField() {
    control()
    text("text", "text")
    text("placeholder", "placeholder")
    font("font")
    color("textColor", "textColor")
    alignment()
    choice(
      "borderStyle", "borderStyle",
      ["line": "line", "bezel": "bezel", "roundedRect": "roundedRect", "none": "none"],
      unless: "none")
    choice(
      "clearButtonMode", "clearButtonMode",
      ["whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always"],
      unless: "never")
    flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", unless: false)
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    number("minimumFontSize", "minimumFontSize")
    ignore("usesAttributedText")
    inputTraits()
  }

  private mutating func textView() {
    scrollView()
    text("text", "text")
    font("font")
    color("textColor", "textColor")
    alignment()
    flag("editable", "isEditable", unless: true)
    flag("selectable", "isSelectable", unless: true)
    flag(
      "adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", unless: false)
    ignore("usesAttributedText")
    inputTraits()
  }

  private mutating func inputTraits() {
    guard let traits = part("textInputTraits") else { return }
    for attribute in traits.attributes where attribute.name != "key" {
      switch (attribute.name, attribute.value) {
      case ("secureTextEntry", let value): set("isSecureTextEntry", CodeText.flag(value))
      case ("keyboardType", "emailAddress"), ("keyboardType", "numberPad"),
        ("keyboardType", "decimalPad"), ("keyboardType", "phonePad"),
        ("keyboardType", "alphabet"), ("keyboardType", "namePhonePad"), ("keyboardType", "twitter"),
        ("keyboardType", "webSearch"), ("keyboardType", "numbersAndPunctuation"):
        set("keyboardType", ".\(attribute.value)")
      case ("keyboardType", "URL"): set("keyboardType", ".URL")
      case ("returnKeyType", "go"), ("returnKeyType", "next"), ("returnKeyType", "done"),
        ("returnKeyType", "search"), ("returnKeyType", "send"), ("returnKeyType", "join"),
        ("returnKeyType", "continue"):
        set("returnKeyType", ".\(attribute.value)")
      case ("autocapitalizationType", "words"), ("autocapitalizationType", "sentences"):
        set("autocapitalizationType", ".\(attribute.value)")
      case ("autocapitalizationType", "allCharacters"):
        set("autocapitalizationType", ".allCharacters")
      case ("autocorrectionType", "no"), ("autocorrectionType", "yes"):
        set("autocorrectionType", ".\(attribute.value)")
      default: lose("\(attribute.name) '\(attribute.value)'")
      }
    }
  }

  private mutating func stackView() {
    choice("axis", "axis", ["vertical": "vertical"], unless: "horizontal")
    choice(
      "alignment", "alignment",
      [
        "leading": "leading", "top": "top", "center": "center", "trailing": "trailing",
        "bottom": "bottom", "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline",
      ], unless: "fill")
    choice(
      "distribution", "distribution",
      [
        "fillEqually": "fillEqually", "fillProportionally": "fillProportionally",
        "equalSpacing": "equalSpacing", "equalCentering": "equalCentering",
      ], unless: "fill")
    if take("spacingType") == "standard" {
      ignore("spacing")
      set("spacing", "UIStackView.spacingUseSystem")
    } else {
      number("spacing", "spacing", unless: "0")
    }
    flag("baselineRelativeArrangement", "isBaselineRelativeArrangement", unless: false)
    if view.element.child(key: "layoutMargins") != nil
      || view.element.child(key: "directionalLayoutMargins") != nil
    {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private mutating func segmentedControl() {
    control()
    ignore("segmentControlStyle")
    ignoreParts("segments")
    number("selectedSegmentIndex", "selectedSegmentIndex")
    flag("momentary", "isMomentary", unless: false)
    flag(
      "apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", unless: false)
  }

  private mutating func scrollView() {
    flag("scrollEnabled", "isScrollEnabled", unless: true)
    flag("pagingEnabled", "isPagingEnabled", unless: false)
    flag("bounces", "bounces", unless: true)
    flag("alwaysBounceVertical", "alwaysBounceVertical", unless: false)
    flag("alwaysBounceHorizontal", "alwaysBounceHorizontal", unless: false)
    flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", unless: true)
    flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", unless: true)
    flag("delaysContentTouches", "delaysContentTouches", unless: true)
    choice(
      "keyboardDismissMode", "keyboardDismissMode",
      ["onDrag": "onDrag", "interactive": "interactive"], unless: "none")
    choice(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
      ["never": "never", "always": "always", "scrollableAxes": "scrollableAxes"],
      unless: "automatic")
  }

  private mutating func tableView() {
    scrollView()
    ignore("style dataMode")
    ignoreParts("prototypes sections tableHeaderView tableFooterView")
    for attribute in [
      "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ] {
      number(attribute, attribute, unless: "-1")
    }
    choice(
      "separatorStyle", "separatorStyle", ["none": "none", "singleLine": "singleLine"],
      unless: "default")
    flag("allowsMultipleSelection", "allowsMultipleSelection", unless: false)
    flag("allowsSelection", "allowsSelection", unless: true)
    if let inset = part("separatorInset") { set("separatorInset", Self.insets(inset.insets)) }
    color("separatorColor", "separatorColor")
  }
}
