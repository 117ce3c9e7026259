import LayoutModel

/// How a view is made.
enum ViewInitialiser {
  /// Kinds that are no views of UIKit, or that the document says nothing of in code's terms.
  static let unknown: Set<ViewKind> = [
    .webView, ViewKind("mtkView"), ViewKind("glkView"),
    ViewKind("arscnView"), ViewKind("sceneKitView"), ViewKind("skView"), ViewKind("customView"),
  ]

  /// The class of UIKit.
  static func className(_ view: LayoutView) -> String {
    view.customClass == "UIControl" ? "UIControl" : classes[view.kind] ?? "UIView"
  }

  /// The author's class, where it can be named.
  static func ownClassName(_ view: LayoutView) -> String? {
    guard let author = view.customClass, SwiftNames.isIdentifier(author), author != className(view)
    else { return nil }
    return author
  }

  private static let classes: [ViewKind: String] = [
    .label: "UILabel", .button: "UIButton", .imageView: "UIImageView", .stackView: "UIStackView",
    .scrollView: "UIScrollView", .tableView: "UITableView", .collectionView: "UICollectionView",
    .textField: "UITextField", .textView: "UITextView", .toggle: "UISwitch", .slider: "UISlider",
    .segmentedControl: "UISegmentedControl", .stepper: "UIStepper",
    .progressView: "UIProgressView", .activityIndicator: "UIActivityIndicatorView",
    .pageControl: "UIPageControl", .datePicker: "UIDatePicker", .pickerView: "UIPickerView",
    .searchBar: "UISearchBar", .toolbar: "UIToolbar", .navigationBar: "UINavigationBar",
    .tabBar: "UITabBar", .colorWell: "UIColorWell", .visualEffectView: "UIVisualEffectView",
    .mapView: "MKMapView", .wkWebView: "WKWebView", .tableViewCell: "UITableViewCell",
    .collectionViewCell: "UICollectionViewCell",
    .collectionReusableView: "UICollectionReusableView",
  ]

  /// The framework that a view needs besides UIKit.
  static func framework(_ view: LayoutView) -> String? {
    [.mapView: "MapKit", .wkWebView: "WebKit"][view.kind]
  }

  static func expression(_ view: LayoutView, _ classes: DocumentClasses) -> String {
    let name = ownClassName(view) ?? className(view)
    switch view.kind {
    case .button:
      let types = [
        "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
        "close": "close", "custom": "custom",
      ]
      return "\(name)(type: .\(types[view.element["buttonType"] ?? "custom"] ?? "custom"))"
    case .tableView:
      return "\(name)(frame: .zero, style: .\(tableStyle(view)))"
    case .collectionView:
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .segmentedControl:
      let segments = view.element.child("segments")?.children.map { $0 } ?? []
      let items = segments.enumerated().map { index, segment in
        if let image = segment["image"] {
          return ImageCode.expression(
            image, isSymbol: segment["catalog"] == "system", classes.document) + " as Any"
        }
        let title = segment["title"] ?? segment.child(key: "title")?.text ?? ""
        return classes.localized(title, view.id.text, "segmentTitles[\(index)]")
      }
      return "\(name)(items: [\(items.joined(separator: ", "))])"
    case .activityIndicator:
      let style =
        ["large", "whiteLarge"].contains(view.element["style"] ?? "") ? "large" : "medium"
      return "\(name)(style: .\(style))"
    case .visualEffectView:
      return "\(name)(effect: \(effect(view.element)))"
    case .tableViewCell:
      let identifier = view.element["reuseIdentifier"].map(CodeText.literal) ?? "nil"
      return "\(name)(style: .\(cellStyle(view)), reuseIdentifier: \(identifier))"
    default: return "\(name)()"
    }
  }

  static func tableStyle(_ table: LayoutView) -> String {
    let style = table.element["style"] ?? "plain"
    return ["grouped", "insetGrouped"].contains(style) ? style : "plain"
  }

  /// The style of a cell that UIKit lays out itself.
  static func cellStyle(_ cell: LayoutView) -> String {
    switch BuiltInCell(cell.element)?.style {
    case .value1: "value1"
    case .value2: "value2"
    case .subtitle: "subtitle"
    case .basic, nil: "default"
    }
  }

  private static func effect(_ element: DocumentElement) -> String {
    if let vibrancy = element.child("vibrancyEffect") {
      let blur = "UIBlurEffect(style: .\(vibrancy.child("blurEffect")?["style"] ?? "regular"))"
      guard let style = vibrancy["style"] else {
        return "UIVibrancyEffect(blurEffect: \(blur))"
      }
      return "UIVibrancyEffect(blurEffect: \(blur), style: .\(style))"
    }
    return "UIBlurEffect(style: .\(element.child("blurEffect")?["style"] ?? "regular"))"
  }
}
