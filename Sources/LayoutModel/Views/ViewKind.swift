/// The kind of a view: its element name, such as `label`. Kinds that are not listed here are kept
/// as they are.
package struct ViewKind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package var rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ name: String) { rawValue = name }

  package var description: String { rawValue }

  package static let view = ViewKind("view")
  package static let label = ViewKind("label")
  package static let button = ViewKind("button")
  package static let imageView = ViewKind("imageView")
  package static let stackView = ViewKind("stackView")
  package static let scrollView = ViewKind("scrollView")
  package static let tableView = ViewKind("tableView")
  package static let tableViewCell = ViewKind("tableViewCell")
  package static let tableViewCellContentView = ViewKind("tableViewCellContentView")
  package static let collectionView = ViewKind("collectionView")
  package static let collectionViewCell = ViewKind("collectionViewCell")
  package static let collectionViewCellContentView = ViewKind("collectionViewCellContentView")
  package static let collectionReusableView = ViewKind("collectionReusableView")
  package static let textField = ViewKind("textField")
  package static let textView = ViewKind("textView")
  package static let toggle = ViewKind("switch")
  package static let slider = ViewKind("slider")
  package static let segmentedControl = ViewKind("segmentedControl")
  package static let stepper = ViewKind("stepper")
  package static let progressView = ViewKind("progressView")
  package static let activityIndicator = ViewKind("activityIndicatorView")
  package static let pageControl = ViewKind("pageControl")
  package static let datePicker = ViewKind("datePicker")
  package static let pickerView = ViewKind("pickerView")
  package static let searchBar = ViewKind("searchBar")
  package static let toolbar = ViewKind("toolbar")
  package static let navigationBar = ViewKind("navigationBar")
  package static let tabBar = ViewKind("tabBar")
  package static let colorWell = ViewKind("colorWell")
  package static let visualEffectView = ViewKind("visualEffectView")
  package static let containerView = ViewKind("containerView")
  package static let mapView = ViewKind("mapView")
  package static let webView = ViewKind("webView")
  package static let wkWebView = ViewKind("wkWebView")

  /// Whether the children of the view scroll: then its edges in constraints are those of the
  /// content.
  package var isScrolling: Bool {
    self == .scrollView || self == .tableView || self == .collectionView || self == .textView
  }

  /// The names of elements that are views when they stand at the top of a document.
  ///
  /// - Source: the element names of views in public iOS documents.
  package static let known: Set<String> = [
    "view", "label", "button", "imageView", "stackView", "scrollView", "tableView",
    "tableViewCell", "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "textField", "textView", "switch",
    "slider", "segmentedControl", "stepper", "progressView", "activityIndicatorView",
    "pageControl", "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar",
    "colorWell", "visualEffectView", "containerView", "mapView", "mtkView", "glkView", "webView",
    "wkWebView", "arscnView", "sceneKitView", "skView", "customView",
  ]

  /// The values of `key` that make an element a view of its parent.
  ///
  /// - Source: as for ``known``.
  package static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "titleView", "customView",
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "sectionHeaderView", "sectionFooterView", "navigationBar", "tabBar", "toolbar", "headerView",
    "footerView", "inputAccessoryView", "inputView", "leftView", "rightView",
  ]
}
