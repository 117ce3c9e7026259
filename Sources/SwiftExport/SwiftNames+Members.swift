/// The names that already have a meaning in a written class.
///
/// - Source: the properties of UIKit's classes in Apple's documentation, without those that neither
///   code nor people use as names.
extension SwiftNames {
  static func members(of superclass: String) -> Set<String> {
    var result = written.union(words(responders))
    if superclass.hasSuffix("Controller") {
      result.formUnion(words(controllers))
    } else {
      result.formUnion(words(views))
    }
    var current = superclass
    while let own = classes[current] {
      result.formUnion(words(own.properties))
      current = own.superclass
    }
    return result
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Names that exported classes themselves declare.
  private static let written: Set<String> = [
    "configureViews", "addViews", "activateConstraints", "updateForSizeClasses", "sections",
    "rowHeights",
  ]

  /// Names of variables in the methods of exported classes. A property without a name of its own must
  /// have another one.
  static let locals: Set<String> = [
    "width", "height", "size", "placed", "cell", "child", "container", "section", "indexPath",
    "destination", "sender", "views", "formats", "constraint", "owner", "header", "appearance",
    "text", "font", "image", "effect",
  ]

  private static let responders =
    "description debugDescription hash superclass isProxy classForCoder next undoManager inputView "
    + "inputAccessoryView inputViewController isFirstResponder canBecomeFirstResponder "
    + "canResignFirstResponder userActivity textInputMode textInputContextIdentifier keyCommands "
    + "inputAssistantItem pasteConfiguration activityItemsConfiguration editingInteractionConfiguration "
    + "traitCollection restorationIdentifier focusGroupIdentifier focusEffect preferredFocusEnvironments "
    + "accessibilityLabel accessibilityHint accessibilityValue accessibilityIdentifier accessibilityTraits "
    + "accessibilityFrame accessibilityPath accessibilityElements accessibilityActivationPoint"

  private static let controllers =
    "view viewIfLoaded isViewLoaded title tabBarItem navigationItem toolbarItems parent children "
    + "storyboard editButtonItem isEditing navigationController tabBarController splitViewController "
    + "presentationController popoverPresentationController sheetPresentationController "
    + "preferredContentSize nibName nibBundle searchDisplayController presentedViewController "
    + "presentingViewController modalPresentationStyle modalTransitionStyle transitioningDelegate "
    + "edgesForExtendedLayout topLayoutGuide bottomLayoutGuide additionalSafeAreaInsets "
    + "systemMinimumLayoutMargins definesPresentationContext isBeingPresented isBeingDismissed "
    + "isModalInPresentation interfaceOrientation preferredStatusBarStyle prefersStatusBarHidden "
    + "extensionContext transitionCoordinator restorationClass hidesBottomBarWhenPushed "
    + "overrideUserInterfaceStyle contentUnavailableConfiguration tab traitOverrides"

  private static let views =
    "frame bounds center transform transform3D layer tag window superview subviews constraints mask "
    + "alpha tintColor tintAdjustmentMode backgroundColor contentMode layoutMargins "
    + "directionalLayoutMargins layoutGuides layoutMarginsGuide safeAreaInsets safeAreaLayoutGuide "
    + "readableContentGuide keyboardLayoutGuide gestureRecognizers isHidden isOpaque isFocused "
    + "canBecomeFocused clipsToBounds interactions motionEffects autoresizingMask autoresizesSubviews "
    + "intrinsicContentSize alignmentRectInsets semanticContentAttribute anchorPoint contentScaleFactor "
    + "isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch leadingAnchor trailingAnchor "
    + "leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor "
    + "centerYAnchor firstBaselineAnchor lastBaselineAnchor overrideUserInterfaceStyle traitOverrides "
    + "backgroundConfiguration"

  /// The members of a class, without those of its superclass.
  private static let classes: [String: (superclass: String, properties: String)] = [
    "UITableViewController": (
      "UIViewController", "tableView refreshControl clearsSelectionOnViewWillAppear"
    ),
    "UICollectionViewController": (
      "UIViewController", "collectionView collectionViewLayout clearsSelectionOnViewWillAppear"
    ),
    "UITableViewCell": (
      "UIView",
      "textLabel detailTextLabel imageView contentView backgroundView accessoryView "
        + "editingAccessoryView selectedBackgroundView multipleSelectionBackgroundView separatorInset "
        + "indentationLevel indentationWidth style reuseIdentifier isEditing isSelected isHighlighted "
        + "accessoryType editingAccessoryType selectionStyle editingStyle showsReorderControl "
        + "shouldIndentWhileEditing focusStyle contentConfiguration configurationState"
    ),
    "UITableViewHeaderFooterView": (
      "UIView",
      "textLabel detailTextLabel contentView backgroundView reuseIdentifier contentConfiguration"
    ),
    "UICollectionViewCell": (
      "UICollectionReusableView",
      "contentView backgroundView selectedBackgroundView isSelected isHighlighted contentConfiguration"
    ),
    "UICollectionReusableView": ("UIView", "reuseIdentifier"),
    "UIControl": (
      "UIView",
      "state isEnabled isSelected isHighlighted isTracking isTouchInside allTargets "
        + "allControlEvents contentHorizontalAlignment contentVerticalAlignment toolTip menu"
    ),
    "UIButton": (
      "UIControl",
      "titleLabel subtitleLabel imageView configuration buttonType role currentTitle currentImage "
        + "contentEdgeInsets titleEdgeInsets imageEdgeInsets isHovered isPointerInteractionEnabled"
    ),
    "UITextField": (
      "UIControl",
      "text font placeholder attributedText attributedPlaceholder textColor textAlignment borderStyle "
        + "delegate leftView rightView leftViewMode rightViewMode background isEditing"
    ),
    "UISwitch": ("UIControl", "isOn title style onTintColor thumbTintColor"),
    "UISlider": ("UIControl", "value minimumValue maximumValue currentThumbImage"),
    "UIStepper": ("UIControl", "value minimumValue maximumValue stepValue wraps"),
    "UISegmentedControl": ("UIControl", "selectedSegmentIndex numberOfSegments isMomentary"),
    "UIPageControl": ("UIControl", "currentPage numberOfPages progress direction"),
    "UIDatePicker": ("UIControl", "date calendar locale timeZone minimumDate maximumDate"),
    "UILabel": (
      "UIView",
      "text font textColor attributedText numberOfLines textAlignment shadowColor shadowOffset"
    ),
    "UIImageView": ("UIView", "image highlightedImage isHighlighted animationImages isAnimating"),
    "UIStackView": (
      "UIView", "arrangedSubviews axis spacing alignment distribution"
    ),
    "UIVisualEffectView": ("UIView", "contentView effect"),
    "UIScrollView": (
      "UIView",
      "delegate contentSize contentOffset contentInset adjustedContentInset refreshControl bounces "
        + "zoomScale isDragging isTracking isZooming contentLayoutGuide frameLayoutGuide "
        + "panGestureRecognizer pinchGestureRecognizer"
    ),
    "UITextView": (
      "UIScrollView",
      "text font textColor textAlignment attributedText textStorage textContainer layoutManager selectedRange "
        + "isEditable isSelectable"
    ),
    "UITableView": (
      "UIScrollView",
      "dataSource style rowHeight tableHeaderView tableFooterView backgroundView separatorColor "
        + "visibleCells isEditing numberOfSections"
    ),
    "UICollectionView": (
      "UIScrollView",
      "dataSource collectionViewLayout backgroundView visibleCells isEditing numberOfSections"
    ),
    "UISearchBar": (
      "UIView", "text delegate placeholder prompt searchTextField barTintColor scopeButtonTitles"
    ),
    "UIToolbar": ("UIView", "items delegate barTintColor"),
    "UINavigationBar": ("UIView", "items delegate topItem backItem barTintColor"),
    "UITabBar": ("UIView", "items delegate selectedItem barTintColor"),
    "UIPickerView": ("UIView", "delegate dataSource numberOfComponents"),
    "UIProgressView": ("UIView", "progress progressTintColor trackTintColor"),
    "UIActivityIndicatorView": ("UIView", "style color isAnimating"),
  ]
}
