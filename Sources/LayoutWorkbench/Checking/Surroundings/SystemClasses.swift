/// The superclasses of UIKit's classes, as far as an app may add members to them in extensions.
enum SystemClasses {
  /// The superclass of a class of UIKit, or `nil` if the class has none or is not known.
  ///
  /// - Source: Apple, UIKit, "Inherits From" of each class.
  static func superclass(of name: String) -> String? { superclasses[name] }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { result[String(name)] = superclass }
    }
    return result
  }()

  private static let subclasses: [(superclass: String, names: String)] = [
    (
      "NSObject",
      """
      UIResponder UIBarItem UIGestureRecognizer UIStoryboardSegue UILayoutGuide UINavigationItem \
      UICollectionViewLayout NSLayoutConstraint
      """
    ),
    ("UIResponder", "UIView UIViewController UIApplication"),
    ("UIBarItem", "UIBarButtonItem UITabBarItem"),
    (
      "UIGestureRecognizer",
      """
      UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
      UISwipeGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer \
      UIHoverGestureRecognizer
      """
    ),
    ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
    ("UICollectionViewLayout", "UICollectionViewFlowLayout UICollectionViewCompositionalLayout"),
    (
      "UIViewController",
      """
      UITableViewController UICollectionViewController UINavigationController UITabBarController \
      UISplitViewController UIPageViewController UISearchController UIAlertController \
      UIActivityViewController UIInputViewController UIReferenceLibraryViewController \
      AVPlayerViewController QLPreviewController GLKViewController
      """
    ),
    ("UINavigationController", "UIImagePickerController UIVideoEditorController"),
    (
      "UIView",
      """
      UIControl UIScrollView UILabel UIImageView UIStackView UIWindow UITableViewCell \
      UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UIToolbar UITabBar \
      UISearchBar UIProgressView UIActivityIndicatorView UIPickerView UIVisualEffectView UIWebView \
      UIInputView MKMapView MKAnnotationView WKWebView GLKView SCNView SKView MTKView
      """
    ),
    (
      "UIControl",
      """
      UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker \
      UIRefreshControl UIColorWell
      """
    ),
    ("UITextField", "UISearchTextField"),
    ("UIScrollView", "UITableView UICollectionView UITextView"),
    ("UICollectionReusableView", "UICollectionViewCell"),
    ("UICollectionViewCell", "UICollectionViewListCell"),
  ]
}
