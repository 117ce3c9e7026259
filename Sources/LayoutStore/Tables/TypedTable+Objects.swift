extension TypedTable {
  /// The properties of a document: its root element.
  static let documentProperties = TypedTable(
    "documentProperties", names: .fixed,
    """
    type version toolsVersion systemVersion targetRuntime propertyAccessControl \
    useAutolayout:flag launchScreen:flag useTraitCollections:flag useSafeAreas:flag \
    colorMatched:flag initialViewController
    """)

  /// The canvas when the document was last saved.
  static let device = TypedTable(
    "device", names: .fixed,
    """
    id orientation layout appearance
    """)

  /// A scene of a storyboard.
  static let scene = TypedTable(
    "scene", names: .fixed,
    """
    sceneID
    """)

  /// A view controller.
  static let controller = TypedTable(
    "controller", names: .kind,
    """
    key restorationIdentifier storyboardIdentifier storyboardName referencedIdentifier \
    definesPresentationContext:flag title extendedLayoutIncludesOpaqueBars:flag \
    automaticallyAdjustsScrollViewInsets:flag modalTransitionStyle modalPresentationStyle \
    useStoryboardIdentifierAsRestorationIdentifier:flag hidesBottomBarWhenPushed:flag \
    navigationBarHidden:flag toolbarHidden:flag clearsSelectionOnViewWillAppear:flag id \
    userLabel customClass customModule customModuleProvider sceneMemberID
    """)

  /// A view, of whatever kind.
  static let view = TypedTable(
    "view", names: .kind,
    """
    key hidden:flag focusRingType autoresizesSubviews:flag opaque:flag clipsSubviews:flag \
    multipleTouchEnabled:flag userInteractionEnabled:flag clearsContextBeforeDrawing:flag \
    tag:integer alpha:real contentMode semanticContentAttribute \
    horizontalHuggingPriority:priority verticalHuggingPriority:priority \
    restorationIdentifier fixedFrame:flag horizontalCompressionResistancePriority:priority \
    verticalCompressionResistancePriority:priority ambiguous:flag \
    placeholderIntrinsicWidth:real placeholderIntrinsicHeight:real misplaced:flag \
    preservesSuperviewLayoutMargins:flag insetsLayoutMarginsFromSafeArea:flag \
    layoutMarginsFollowReadableWidth:flag image catalog selectionStyle accessoryType \
    tableViewCell hidesAccessoryWhenEditing:flag indentationLevel:integer \
    indentationWidth:real reuseIdentifier textLabel detailTextLabel scrollEnabled:flag \
    pagingEnabled:flag alwaysBounceVertical:flag alwaysBounceHorizontal:flag \
    showsHorizontalScrollIndicator:flag showsVerticalScrollIndicator:flag barStyle \
    translucent:flag keyboardDismissMode contentInsetAdjustmentBehavior largeTitles:flag \
    dataMode editable:flag usesAttributedText:flag enabled:flag selected:flag \
    contentHorizontalAlignment contentVerticalAlignment progress:real horizontal:flag \
    hidesWhenStopped:flag animating:flag numberOfPages:integer text title buttonType \
    axis:axis distribution alignment spacingType spacing:real \
    baselineRelativeArrangement:flag borderStyle placeholder textAlignment isOn=on:flag \
    value:real minValue:real maxValue:real segmentControlStyle selectedSegmentIndex:integer \
    datePickerMode minuteInterval:integer style separatorStyle allowsSelection:flag \
    lineBreakMode numberOfLines:integer baselineAdjustment minimumScaleFactor:real \
    rowHeight:real estimatedRowHeight:real sectionHeaderHeight:real \
    estimatedSectionHeaderHeight:real sectionFooterHeight:real \
    estimatedSectionFooterHeight:real selectable:flag adjustsLetterSpacingToFitWidth:flag \
    adjustsFontForContentSizeCategory:flag adjustsFontSizeToFit:flag minimumFontSize:real \
    preferredMaxLayoutWidth:real clearButtonMode \
    translatesAutoresizingMaskIntoConstraints:flag id userLabel customClass customModule \
    customModuleProvider
    """, derived: ["superview"])

  /// Any other object that has an id.
  static let object = TypedTable(
    "object", names: .kind,
    """
    placeholderIdentifier key storyboardIdentifier style systemItem catalog \
    largeTitleDisplayMode headerTitle title image id userLabel customClass sceneMemberID \
    customModule customModuleProvider
    """)

}
