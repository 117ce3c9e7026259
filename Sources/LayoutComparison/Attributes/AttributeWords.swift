/// The words that attributes can have as their values.
///
/// - Source: the values of these attributes in public documents, and the cases of UIKit's
///   enumerations. Documents leave out the default case.
enum AttributeWords {
  /// The words of an attribute of an element; `nil` if any word is allowed.
  static func words(of attribute: String, on element: String) -> [String]? {
    table["\(element).\(attribute)"] ?? table[attribute]
  }

  private static let table: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      result[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
    }
    return result
  }()

  private static let lines = """
    accessoryType: none disclosureIndicator detailDisclosureButton checkmark detailButton
    editingAccessoryType: none disclosureIndicator detailDisclosureButton checkmark detailButton
    alignment: fill leading firstBaseline center trailing lastBaseline top bottom
    autocapitalizationType: none words sentences allCharacters
    autocorrectionType: default yes no
    axis: horizontal vertical
    barStyle: default black blackOpaque blackTranslucent
    baselineAdjustment: alignBaselines alignCenters none
    borderStyle: none line bezel roundedRect
    buttonType: custom system roundedRect detailDisclosure infoLight infoDark contactAdd plain close
    clearButtonMode: never whileEditing unlessEditing always
    contentHorizontalAlignment: center left right fill leading trailing
    contentInsetAdjustmentBehavior: automatic scrollableAxes never always
    contentMode: scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
    contentVerticalAlignment: center top bottom fill
    cornerStyle: fixed dynamic small medium large capsule
    dataMode: prototypes static none
    datePickerMode: time date dateAndTime countDownTimer yearAndMonth
    distribution: fill fillEqually fillProportionally equalSpacing equalCentering
    indicatorStyle: default black white
    interfaceStyle: unspecified light dark
    keyboardAppearance: default dark light alert
    keyboardDismissMode: none onDrag interactive onDragWithAccessory interactiveWithAccessory
    keyboardType: default alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch ASCIICapableNumberPad
    largeTitleDisplayMode: automatic always never inline
    lineBreakMode: wordWrap characterWrap clip headTruncation tailTruncation middleTruncation
    mapType: standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    modalPresentationStyle: automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none
    modalTransitionStyle: coverVertical flipHorizontal crossDissolve partialCurl
    returnKeyType: default go google join next route search send yahoo done emergencyCall continue
    role: normal primary cancel destructive
    scrollDirection: vertical horizontal
    searchBarStyle: default prominent minimal
    sectionInsetReference: contentInset safeArea layoutMargins
    segmentControlStyle: plain bordered bar bezeled
    selectionStyle: none blue gray default
    semanticContentAttribute: unspecified playback spatial forceLeftToRight forceRightToLeft
    separatorStyle: none default singleLine singleLineEtched
    smartDashesType: default yes no
    smartInsertDeleteType: default yes no
    smartQuotesType: default yes no
    spacingType: standard custom
    spellCheckingType: default yes no
    textAlignment: left center right justified natural
    activityIndicatorView.style: medium large whiteLarge white gray
    barButtonItem.style: plain bordered done
    datePicker.style: automatic wheels compact inline
    fontDescription.weight: ultraLight thin light regular medium semibold bold heavy black
    preferredSymbolConfiguration.weight: unspecified ultraLight thin light regular medium semibold bold heavy black
    preferredSymbolConfiguration.scale: default unspecified small medium large
    tableView.style: plain grouped insetGrouped
    tableViewCell.style: IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 IBUITableViewCellStyleSubtitle
    """
}
