import LayoutModel

/// How a view is made.
enum ViewInitialiser {
  /// Kinds that are no views of UIKit, or that the document says nothing of in code's terms.
  static let unknown: Set<ViewKind> = [
    .containerView, .mapView, .webView, .wkWebView, ViewKind("mtkView"), ViewKind("glkView"),
    ViewKind("arscnView"), ViewKind("sceneKitView"), ViewKind("skView"), ViewKind("customView"),
  ]

  /// The class of UIKit.
  static func className(_ view: LayoutView) -> String {
    classes[view.kind] ?? "UIView"
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
  ]

  static func expression(_ view: LayoutView) -> String {
    let name =
      view.customClass.flatMap { SwiftNames.isIdentifier($0) ? $0 : nil } ?? className(view)
    switch view.kind {
    case .button:
      let types = [
        "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
        "close": "close", "custom": "custom",
      ]
      return "\(name)(type: .\(types[view.element["buttonType"] ?? "custom"] ?? "custom"))"
    case .tableView:
      let styles = ["grouped": "grouped", "insetGrouped": "insetGrouped"]
      return "\(name)(frame: .zero, style: .\(styles[view.element["style"] ?? ""] ?? "plain"))"
    case .collectionView:
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .segmentedControl:
      let titles =
        view.element.child("segments")?.children.map { CodeText.literal($0["title"] ?? "") } ?? []
      return "\(name)(items: [\(titles.joined(separator: ", "))])"
    case .activityIndicator:
      let style =
        ["large", "whiteLarge"].contains(view.element["style"] ?? "") ? "large" : "medium"
      return "\(name)(style: .\(style))"
    case .visualEffectView:
      let styles: Set<String> = [
        "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
        "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
      ]
      let style = view.element.child("blurEffect")?["style"] ?? "regular"
      return "\(name)(effect: UIBlurEffect(style: .\(styles.contains(style) ? style : "regular")))"
    default: return "\(name)()"
    }
  }
}
