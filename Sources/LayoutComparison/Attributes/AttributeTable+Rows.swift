extension AttributeTable {
  /// One row for each element: its name, the family from which it inherits, `=` and the number of
  /// documents that contain it, then its own attributes, each with the letter of its type
  /// (``Kind``) and how often it was counted. Families begin with `@`.
  ///
  /// - Source: `.ci/count-attributes` over 1,401 public documents for iOS, saved with Xcode 4.5 to 26.
  static let rows = """
    @control @view =0 changesSelectionAsPrimaryAction:f16 contentHorizontalAlignment:w4425
      contentVerticalAlignment:w4425 enabled:f122 pointerInteraction:f38 selected:f21
      showsMenuAsPrimaryAction:f3 springLoaded:f2;
    @controller =0 automaticallyAdjustsScrollViewInsets:f419
      autoresizesArchivedViewToFullSize:f23 customClass:t2304 customModule:t1931
      customModuleProvider:t1855 definesPresentationContext:f35
      extendedLayoutIncludesOpaqueBars:f29 hidesBottomBarWhenPushed:f53 interfaceStyle:w2
      modalPresentationStyle:w54 modalTransitionStyle:w10
      providesPresentationContextTransitionStyle:f2 restorationIdentifier:t27
      storyboardIdentifier:t976 title:t302
      useStoryboardIdentifierAsRestorationIdentifier:f167 userLabel:t123
      wantsFullScreenLayout:f2;
    @scrollView @view =0 alwaysBounceHorizontal:f7 alwaysBounceVertical:f770 bounces:f47
      bouncesZoom:f25 canCancelContentTouches:f3 contentInsetAdjustmentBehavior:w22
      delaysContentTouches:f8 directionalLockEnabled:f1 indicatorStyle:w19
      keyboardDismissMode:w40 maximumZoomScale:n15 minimumZoomScale:n12 pagingEnabled:f27
      scrollEnabled:f132 showsHorizontalScrollIndicator:f143
      showsVerticalScrollIndicator:f101 springLoaded:f2;
    @view =0 alpha:n169 ambiguous:f325 autoresizesSubviews:f26
      clearsContextBeforeDrawing:f228 clipsSubviews:f7875 colorLabel:t1 contentMode:w28504
      customClass:t3316 customModule:t2736 customModuleProvider:t2252 fixedFrame:f996
      hidden:f414 horizontalCompressionResistancePriority:p694
      horizontalHuggingPriority:p8726 insetsLayoutMarginsFromSafeArea:f1898
      intrinsicHeight:n0 intrinsicWidth:n0 layoutMarginsFollowReadableWidth:f125
      misplaced:f227 multipleTouchEnabled:f4274 opaque:f16636 placeholderIntrinsicHeight:n87
      placeholderIntrinsicWidth:n87 preservesSuperviewLayoutMargins:f1576
      restorationIdentifier:t116 semanticContentAttribute:w21 simulatedAppContext:w5
      tag:i652 translatesAutoresizingMaskIntoConstraints:f19648 userInteractionEnabled:f8387
      userLabel:t2467 verifyAmbiguity:w9 verticalCompressionResistancePriority:p933
      verticalHuggingPriority:p8735;
    accessibility =113 hint:t15 identifier:t345 label:t134;
    accessibilityConfiguration =1 hint:t1 label:t2;
    accessibilityTraits =44 button:f28 header:f4 image:f9 keyboardKey:f1 link:f3 none:f11
      notEnabled:f45 searchField:f2 staticText:f17 summaryElement:f3;
    action =749 destination:r3268 eventType:w2666 selector:t3268;
    activityIndicatorView @view =78 animating:f41 hidesWhenStopped:f55 style:w102;
    audiovisualMediaTypes =12 none:f16;
    autoresizingMask =1394 flexibleMaxX:f2018 flexibleMaxY:f2100 flexibleMinX:f73
      flexibleMinY:f81 heightSizable:f2596 widthSizable:f2729;
    avPlayerViewController @controller =3 videoGravity:w3;
    backgroundConfiguration =17 cornerRadius:n3 image:t9 imageContentMode:w4;
    barButtonItem =265 catalog:w46 customClass:t20 customModule:t3 customModuleProvider:t3
      enabled:f29 image:t186 landscapeImage:t1 style:w213 systemItem:w386 tag:i1 title:t337
      userLabel:t9 width:n34;
    blurEffect =32 style:w49;
    button @control =774 adjustsImageSizeForAccessibilityContentSizeCategory:f24
      adjustsImageWhenDisabled:f7 adjustsImageWhenHighlighted:f14 buttonType:w2120
      hasAttributedTitle:f7 lineBreakMode:w2893 reversesTitleShadowWhenHighlighted:f6
      role:w23 showsTouchWhenHighlighted:f45;
    buttonConfiguration =116 catalog:w40 cornerStyle:w16 image:t77 imagePadding:n2
      style:w430 subtitle:t1 title:t332 titleAlignment:w2;
    collectionReusableView @view =29 reuseIdentifier:t40;
    collectionView @scrollView =116 dataMode:w186 prefetchingEnabled:f4;
    collectionViewCell @view =175 reuseIdentifier:t218;
    collectionViewCellContentView @view =46;
    collectionViewController @controller =44 clearsSelectionOnViewWillAppear:f3;
    collectionViewFlowLayout =110 automaticEstimatedItemSize:f45 customClass:t13
      customModule:t12 customModuleProvider:t12 minimumInteritemSpacing:n176
      minimumLineSpacing:n176 scrollDirection:w32 sectionInsetReference:w9;
    collectionViewLayout =10 customClass:t8 customModule:t6 customModuleProvider:t5;
    color =1345 alpha:n13733 blue:n7745 catalog:w15 cocoaTouchSystemColor:w503
      colorSpace:w13748 customColorSpace:w10218 green:n7745 name:t1680 red:n7745
      systemColor:t2710 white:n5988 xcode11CocoaTouchSystemColor:w1;
    command =1 title:t2;
    constraint =1369 constant:n27323 customClass:t31 customModule:t31
      customModuleProvider:t31 firstAttribute:w53301 firstItem:r33578 identifier:t45
      multiplier:t1150 placeholder:f55 priority:p979 relation:w2029 secondAttribute:w44519
      secondItem:r44519 symbolType:w3 symbolic:f1207 userLabel:t56;
    containerView @view =64;
    customObject =6 customClass:t6 customModule:t5 customModuleProvider:t5;
    dataDetectorType =32 address:f16 calendarEvent:f8 link:f61 phoneNumber:f19;
    dataDetectorTypes =1 none:f1;
    datePicker @control =24 datePickerMode:w33 minuteInterval:i28 style:w11
      useCurrentDate:f3;
    directionalEdgeInsets =20 bottom:n49 leading:n49 top:n49 trailing:n49;
    edgeInsets =57 bottom:n130 left:n130 right:n130 top:n130;
    exit =61 userLabel:t105;
    extendedEdge =46 bottom:f10 top:f11;
    fontDescription =1230 family:t1362 name:t1362 pointSize:n7825 size:w6 style:w1654
      type:w6469 weight:w742;
    hostingController @controller =7;
    imageReference =29 catalog:w79 image:t91 renderingMode:w14 symbolScale:w87
      variableValue:n2;
    imageView @view =754 adjustsImageSizeForAccessibilityContentSizeCategory:f14 catalog:w87
      highlighted:f2 highlightedImage:t4 image:t1308;
    inset =312 maxX:n740 maxY:n740 minX:n740 minY:n740;
    label @view =1156 adjustsFontForContentSizeCategory:f562 adjustsFontSizeToFit:f6649
      adjustsLetterSpacingToFitWidth:f139 baselineAdjustment:w7060 enabled:f3 highlighted:f2
      lineBreakMode:w7197 minimumFontSize:n221 minimumScaleFactor:n367 numberOfLines:i1781
      preferredMaxLayoutWidth:n112 text:t6879 textAlignment:w5805 usesAttributedText:f175;
    listContentConfiguration =2 imageToTextPadding:n1 secondaryText:t13 text:t29;
    mapView @view =37 mapType:w46 pitchEnabled:f16 rotateEnabled:f15 scrollEnabled:f12
      showsBuildings:f4 showsCompass:f3 showsPointsOfInterest:f2 showsScale:f2
      showsTraffic:f1 showsUserLocation:f8 zoomEnabled:f7;
    navigationBar @view =384 barStyle:w59 largeTitles:f41 shadowImage:t1 translucent:f55;
    navigationController @controller =374 navigationBarHidden:f25 toolbarHidden:f7;
    navigationItem =454 customClass:t1 largeTitleDisplayMode:w55
      leftItemsSupplementBackButton:f3 prompt:t3 title:t691 userLabel:t4;
    offsetWrapper =6 horizontal:n13 vertical:n13;
    outlet =1255 destination:r14326 property:t14326;
    outletCollection =95 appends:f142 collectionClass:w283 destination:r551 property:t551;
    pageControl @control =15 currentPage:i0 hidesForSinglePage:f1 numberOfPages:i16;
    pageViewController @controller =15 navigationOrientation:w15 pageSpacing:n1
      spineLocation:w15 transitionStyle:w15;
    panGestureRecognizer =5 minimumNumberOfTouches:i5;
    pickerView @view =28;
    placeholder =1401 customClass:t1637 customModule:t152 customModuleProvider:t149
      placeholderIdentifier:w4490 userLabel:t3479;
    point =1326 x:n3837 y:n3837;
    pongPressGestureRecognizer =11 allowableMovement:n31 minimumPressDuration:n31
      userLabel:t22;
    popoverArrowDirection =17 down:f21 left:f21 right:f21 up:f22;
    preferredSymbolConfiguration =45 configurationType:w64 pointSize:n40 scale:w77
      weight:w70;
    progressView @view =36 progress:n30 progressViewStyle:w1;
    rect =1401 height:n28391 width:n28391 x:n28391 y:n28391;
    refreshControl @control =9;
    scrollView @scrollView =183;
    searchBar @view =17 barStyle:w1 placeholder:t12 searchBarStyle:w6 text:t5;
    searchDisplayController @controller =2;
    segment =62 catalog:w5 enabled:f3 image:t7 title:t247 width:n2;
    segmentedControl @control =62 apportionsSegmentWidthsByContent:f7 momentary:f1
      segmentControlStyle:w86 selectedSegmentIndex:i81;
    segue =462 action:t1 animates:f3 customClass:t40 customModule:t32
      customModuleProvider:t32 destination:r2381 destinationCreationSelector:t20
      identifier:t875 inheritsFrom:w30 kind:w2381 modalPresentationStyle:w64
      modalTransitionStyle:w58 popoverAnchorBarButtonItem:r16 popoverAnchorView:r6
      reference:r150 relationship:w944 trigger:t3 unwindAction:t143;
    size =290 height:n1025 width:n1025;
    slider @control =63 continuous:f6 maxValue:n140 minValue:n140 value:n105;
    splitViewController @controller =26 allowDoubleColumnStyle:f4 behavior:w3
      maximumPrimaryColumnWidth:n2 minimumPrimaryColumnWidth:n2 preferredDisplayMode:w3
      preferredPrimaryColumnWidthFraction:n1 presentsWithGesture:f3
      primaryBackgroundStyle:w2;
    stackView @view =486 alignment:w572 axis:w1160 baselineRelativeArrangement:f27
      distribution:w512 spacing:n1448 spacingType:w64;
    state =744 backgroundImage:t59 catalog:w62 image:t547 title:t2232;
    stepper @control =9 maximumValue:n11 minimumValue:n3 stepValue:n3 value:n6;
    swipeGestureRecognizer =6 direction:w11 userLabel:t4;
    switch @control =128 on:f206 title:t9;
    tabBar @view =97 barStyle:w3 itemPositioning:w2 translucent:f7;
    tabBarAppearance =2 backgroundEffect:w2 stackedItemPositioning:w1;
    tabBarController @controller =93;
    tabBarItem =133 catalog:w79 customClass:t9 customModule:t9 customModuleProvider:t2
      enabled:f1 image:t224 selectedImage:t54 systemItem:w24 tag:i11 title:t316
      userLabel:t7;
    tableView @scrollView =349 allowsMultipleSelection:f7
      allowsMultipleSelectionDuringEditing:f5 allowsSelection:f70
      allowsSelectionDuringEditing:f20 contentViewInsetsToSafeArea:f2 dataMode:w727
      estimatedRowHeight:n408 estimatedSectionFooterHeight:n107
      estimatedSectionHeaderHeight:n109 rowHeight:n751 sectionFooterHeight:n751
      sectionHeaderHeight:n751 sectionIndexMinimumDisplayRowCount:i1
      separatorInsetReference:w1 separatorStyle:w721
      showsSelectionImmediatelyOnTouchBegin:f2 style:w751;
    tableViewCell @view =553 accessoryType:w348 detailTextLabel:r202 editingAccessoryType:w8
      hidesAccessoryWhenEditing:f323 imageView:r16 indentationLevel:i335
      indentationWidth:n1944 reuseIdentifier:t1029 rowHeight:n728 selectionStyle:w1944
      shouldIndentWhileEditing:f3 style:w546 textLabel:r546;
    tableViewCellContentView @view =553 tableViewCell:r1944;
    tableViewController @controller =215 clearsSelectionOnViewWillAppear:f21;
    tableViewSection =91 footerTitle:t49 headerTitle:t187 userLabel:t15;
    tapGestureRecognizer =59 cancelsTouchesInView:f3 delaysTouchesBegan:f1
      numberOfTapsRequired:i9 numberOfTouchesRequired:i2 userLabel:t35;
    textField @control =266 adjustsFontForContentSizeCategory:f47 adjustsFontSizeToFit:f27
      borderStyle:w599 clearButtonMode:w107 clearsOnBeginEditing:f16 minimumFontSize:n904
      placeholder:t531 text:t44 textAlignment:w628 usesAttributedText:f1;
    textInputTraits =399 autocapitalizationType:w378 autocorrectionType:w214
      enablesReturnKeyAutomatically:f50 keyboardAppearance:w34 keyboardType:w183
      returnKeyType:w171 secureTextEntry:f93 smartDashesType:w25 smartInsertDeleteType:w30
      smartQuotesType:w30 spellCheckingType:w141 textContentType:t117;
    textView @scrollView =189 adjustsFontForContentSizeCategory:f13
      allowsEditingTextAttributes:f2 editable:f209 layoutManager:w3 selectable:f65 text:t102
      textAlignment:w216 usesAttributedText:f5;
    toolbar @view =64 barStyle:w4 translucent:f6;
    traits =1 button:f2;
    userDefinedRuntimeAttribute =433 catalog:w6 keyPath:t2526 localized:f9 type:w2526
      value:t985;
    vibrancyEffect =6 style:w6;
    view @view =1241 reference:r5;
    viewController @controller =739;
    viewControllerLayoutGuide =332 type:w1594;
    viewLayoutGuide =774 colorLabel:t1;
    visualEffectView @view =32;
    webView @view =10 scalesPageToFit:f1;
    window @view =1 visibleAtLaunch:f1;
    wkWebView @view =12 allowsBackForwardNavigationGestures:f1 allowsLinkPreview:f1;
    wkWebViewConfiguration =12 allowsAirPlayForMediaPlayback:f1
      allowsPictureInPictureMediaPlayback:f1;
    """
}
