import ElementTree
import LayoutModel

/// The attributes that Interface Builder's object library gives to a new view of each kind. A
/// native document leaves these out, and contains only what differs.
enum KindDefaults {
  static func attributes(of kind: String) -> [DocumentAttribute] { table[kind] ?? plain }

  static func children(of kind: String) -> [DocumentElement] {
    switch kind {
    case "label":
      [
        FontNotation.element(system: 17), DocumentElement("nil", ["key": "textColor"]),
        DocumentElement("nil", ["key": "highlightedColor"]),
      ]
    case "textField":
      [
        FontNotation.element(system: 14),
        DocumentElement("textInputTraits", ["key": "textInputTraits"]),
      ]
    case "textView":
      [
        FontNotation.element(system: 14),
        DocumentElement(
          "textInputTraits",
          ["key": "textInputTraits", "autocapitalizationType": "sentences"]),
      ]
    case "searchBar": [DocumentElement("textInputTraits", ["key": "textInputTraits"])]
    case "tableViewCell", "tableViewCellContentView", "collectionViewCell":
      [DocumentElement("autoresizingMask", ["key": "autoresizingMask"])]
    default: []
    }
  }

  /// The kinds that a native document knows by name. Others are allowed, and kept unchanged.
  static let names: [String] = table.keys.sorted()

  private static let plain = parse("contentMode=scaleToFill")

  private static let hugging251 = "horizontalHuggingPriority=251 verticalHuggingPriority=251"
  private static let hugging750 = "horizontalHuggingPriority=750 verticalHuggingPriority=750"
  private static let control =
    "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center "
    + "contentVerticalAlignment=center"

  /// The defaults of each kind.
  /// - Source: the attributes that most views of a kind have in public documents saved since Xcode
  ///   13.
  private static let table: [String: [DocumentAttribute]] = [
    "view": "contentMode=scaleToFill",
    "label": "opaque=NO userInteractionEnabled=NO contentMode=left \(hugging251) "
      + "textAlignment=natural lineBreakMode=tailTruncation baselineAdjustment=alignBaselines "
      + "adjustsFontSizeToFit=NO",
    "button": "\(control) buttonType=system lineBreakMode=middleTruncation",
    "imageView":
      "clipsSubviews=YES userInteractionEnabled=NO contentMode=scaleAspectFit \(hugging251)",
    "textField": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
      + "contentVerticalAlignment=center borderStyle=roundedRect textAlignment=natural "
      + "minimumFontSize=17",
    "textView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "textAlignment=natural",
    "stackView": "opaque=NO contentMode=scaleToFill",
    "scrollView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill",
    "tableView": "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES "
      + "dataMode=prototypes style=plain separatorStyle=default rowHeight=-1 "
      + "estimatedRowHeight=-1 sectionHeaderHeight=28 sectionFooterHeight=28",
    "tableViewCell": "clipsSubviews=YES contentMode=scaleToFill "
      + "preservesSuperviewLayoutMargins=YES selectionStyle=default indentationWidth=10",
    "tableViewCellContentView": "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES "
      + "contentMode=center preservesSuperviewLayoutMargins=YES "
      + "insetsLayoutMarginsFromSafeArea=NO",
    "collectionView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill "
      + "dataMode=prototypes",
    "collectionViewCell":
      "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES contentMode=center",
    "collectionViewCellContentView":
      "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES contentMode=center",
    "collectionReusableView": "opaque=NO clipsSubviews=YES contentMode=scaleToFill",
    "switch": "\(control) \(hugging750) on=YES",
    "slider": "\(control) value=0.5 minValue=0.0 maxValue=1",
    "stepper": "\(control) \(hugging750) maximumValue=100",
    "segmentedControl": "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left "
      + "contentVerticalAlignment=top segmentControlStyle=plain selectedSegmentIndex=0",
    "progressView": "opaque=NO contentMode=scaleToFill verticalHuggingPriority=750 progress=0.5",
    "activityIndicatorView": "opaque=NO contentMode=scaleToFill \(hugging750) style=medium",
    "pageControl": "\(control) numberOfPages=3",
    "datePicker": "contentMode=scaleToFill contentHorizontalAlignment=center "
      + "contentVerticalAlignment=center datePickerMode=dateAndTime minuteInterval=1",
    "pickerView": "contentMode=scaleToFill",
    "searchBar": "contentMode=redraw",
    "toolbar": "opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill",
    "navigationBar": "contentMode=scaleToFill",
    "tabBar": "contentMode=scaleToFill",
    "colorWell": control,
    "visualEffectView": "opaque=NO contentMode=scaleToFill",
    "containerView": "opaque=NO contentMode=scaleToFill",
    "mapView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill",
    "wkWebView": "contentMode=scaleToFill",
  ].mapValues(parse)

  private static func parse(_ text: String) -> [DocumentAttribute] {
    text.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return DocumentAttribute(name: String(parts[0]), value: parts.last.map(String.init) ?? "")
    }
  }
}
