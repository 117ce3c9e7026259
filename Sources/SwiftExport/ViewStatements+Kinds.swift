import ElementTree
import LayoutModel

extension ViewStatements {
  /// Writes the properties that only views of one kind have.
  mutating func kind() {
    switch view.kind {
    case .label: label()
    case .button: button()
    case .textField: textField()
    case .textView: textView()
    case .imageView:
      image("image", "image")
      image("highlightedImage", "highlightedImage")
      flag("highlighted", "isHighlighted", unless: false)
      flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        "adjustsImageSizeForAccessibilityContentSizeCategory", unless: false)
      symbolConfiguration("preferredSymbolConfiguration", "preferredSymbolConfiguration")
    case .stackView: stackView()
    case .toggle:
      control()
      flag("on", "isOn", unless: false)
      text("title", "title")
      choice(
        "style", "preferredStyle", ["checkbox": "checkbox", "sliding": "sliding"],
        unless: "automatic")
      color("onTintColor", "onTintColor")
      color("thumbTintColor", "thumbTintColor")
    case .slider:
      control()
      number("minValue", "minimumValue")
      number("maxValue", "maximumValue")
      number("value", "value")
      flag("continuous", "isContinuous", unless: true)
      color("minimumTrackTintColor", "minimumTrackTintColor")
      color("maximumTrackTintColor", "maximumTrackTintColor")
      color("thumbTintColor", "thumbTintColor")
      image("minimumValueImage", "minimumValueImage")
      image("maximumValueImage", "maximumValueImage")
    case .stepper:
      control()
      number("minimumValue", "minimumValue")
      number("maximumValue", "maximumValue")
      number("value", "value")
      number("stepValue", "stepValue", unless: "1")
      flag("continuous", "isContinuous", unless: true)
      flag("autorepeat", "autorepeat", unless: true)
      flag("wraps", "wraps", unless: false)
    case .progressView:
      number("progress", "progress")
      choice("progressViewStyle", "progressViewStyle", of: "bar", unless: "default")
      color("progressTintColor", "progressTintColor")
      color("trackTintColor", "trackTintColor")
    case .pageControl:
      control()
      integer("numberOfPages", "numberOfPages")
      integer("currentPage", "currentPage", unless: "0")
      flag("hidesForSinglePage", "hidesForSinglePage", unless: false)
      color("pageIndicatorTintColor", "pageIndicatorTintColor")
      color("currentPageIndicatorTintColor", "currentPageIndicatorTintColor")
    case .activityIndicator:
      ignore("style")
      if name == "self" { set("style", ".\(ViewInitialiser.indicatorStyle(view.element))") }
      flag("hidesWhenStopped", "hidesWhenStopped", unless: true)
      color("color", "color")
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
      integer("minuteInterval", "minuteInterval", unless: "1")
      choice(
        "style", "preferredDatePickerStyle",
        ["wheels": "wheels", "compact": "compact", "inline": "inline", "automatic": "automatic"])
      ignore("useCurrentDate")
      ignoreParts("date")
    case .scrollView: scrollView()
    case .tableView: tableView()
    case .collectionView: collectionView()
    case .toolbar, .navigationBar, .tabBar: bar()
    case .searchBar: searchBar()
    case .mapView:
      choice(
        "mapType", "mapType", of: "satellite hybrid satelliteFlyover hybridFlyover mutedStandard",
        unless: "standard")
      for name in ["zoom", "scroll", "rotate", "pitch"] {
        flag("\(name)Enabled", "is\(name.capitalizedFirst)Enabled", unless: true)
      }
      flag("showsUserLocation", "showsUserLocation", unless: false)
      for name in ["showsBuildings", "showsCompass"] { flag(name, name, unless: true) }
      for name in ["showsScale", "showsTraffic"] { flag(name, name, unless: false) }
    case .wkWebView:
      ignoreParts("wkWebViewConfiguration")
      flag(
        "allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures", unless: false)
      flag("allowsLinkPreview", "allowsLinkPreview", unless: true)
    case .visualEffectView:
      ignoreParts("blurEffect vibrancyEffect")
      if !ViewInitialiser.knowsEffect(view.element) { lose("the style of its effect") }
    case .tableViewCell:
      ignore(
        "style reuseIdentifier rowHeight textLabel detailTextLabel imageView "
          + "hidesAccessoryWhenEditing")
      integer("indentationLevel", "indentationLevel", unless: "0")
      number("indentationWidth", "indentationWidth", unless: "10")
      contentConfiguration()
      flag("showsReorderControl", "showsReorderControl", unless: false)
      flag("shouldIndentWhileEditing", "shouldIndentWhileEditing", unless: true)
      choice(
        "editingAccessoryType", "editingAccessoryType",
        of: "disclosureIndicator checkmark detailButton detailDisclosureButton")
      if let inset = part("separatorInset") { set("separatorInset", Self.insets(inset.insets)) }
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
    case .pickerView: ignore("showsSelectionIndicator")
    default: break
    }
  }

  mutating func control() {
    flag("enabled", "isEnabled", unless: true)
    flag("selected", "isSelected", unless: false)
    flag("highlighted", "isHighlighted", unless: false)
    flag("springLoaded", "isSpringLoaded", unless: false)
    choice(
      "contentHorizontalAlignment", "contentHorizontalAlignment",
      [
        "left": "left", "right": "right", "leading": "leading", "trailing": "trailing",
        "fill": "fill", "center": "center",
      ],
      unless: view.kind == .textField || view.kind == .segmentedControl ? "left" : "center")
    choice(
      "contentVerticalAlignment", "contentVerticalAlignment",
      ["top": "top", "bottom": "bottom", "fill": "fill", "center": "center"],
      unless: view.kind == .segmentedControl ? "top" : "center")
  }

  mutating func segmentedControl() {
    control()
    ignore("segmentControlStyle")
    ignoreParts("segments")
    for (index, segment) in (view.element.child("segments")?.children.map { $0 } ?? []).enumerated()
    {
      if name == "self" { insert(segment, at: index) }
      if let width = segment.number("width"), width > 0 {
        call("setWidth(\(CodeText.number(width)), forSegmentAt: \(index))")
      }
      if segment["enabled"] == "NO" { call("setEnabled(false, forSegmentAt: \(index))") }
    }
    integer("selectedSegmentIndex", "selectedSegmentIndex")
    color("selectedSegmentTintColor", "selectedSegmentTintColor")
    flag("momentary", "isMomentary", unless: false)
    flag(
      "apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", unless: false)
  }

  /// Adds a segment to a control that is the class itself, so that it can't be created with its
  /// segments.
  private mutating func insert(_ segment: DocumentElement, at index: Int) {
    if let image = ImageCode.expression("image", of: segment, classes.document) {
      call("insertSegment(with: \(image.code), at: \(index), animated: false)")
      for loss in image.losses { lose(loss) }
    } else {
      let title = segment["title"] ?? segment.child(key: "title")?.text ?? ""
      let text = localized(title, "segmentTitles[\(index)]")
      call("insertSegment(withTitle: \(text), at: \(index), animated: false)")
    }
  }
}
