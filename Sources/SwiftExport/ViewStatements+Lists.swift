import ElementTree
import LayoutModel

extension ViewStatements {
  mutating func scrollView() {
    flag("scrollEnabled", "isScrollEnabled", unless: true)
    flag("pagingEnabled", "isPagingEnabled", unless: false)
    flag("bounces", "bounces", unless: true)
    flag("alwaysBounceVertical", "alwaysBounceVertical", unless: false)
    flag("alwaysBounceHorizontal", "alwaysBounceHorizontal", unless: false)
    flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", unless: true)
    flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", unless: true)
    flag("delaysContentTouches", "delaysContentTouches", unless: true)
    flag("canCancelContentTouches", "canCancelContentTouches", unless: true)
    flag("bouncesZoom", "bouncesZoom", unless: true)
    flag("directionalLockEnabled", "isDirectionalLockEnabled", unless: false)
    number("minimumZoomScale", "minimumZoomScale", unless: "1")
    number("maximumZoomScale", "maximumZoomScale", unless: "1")
    choice("indicatorStyle", "indicatorStyle", of: "black white", unless: "default")
    if let insets = part("scrollIndicatorInsets") {
      set("scrollIndicatorInsets", Self.insets(insets.insets))
    }
    choice(
      "keyboardDismissMode", "keyboardDismissMode",
      ["onDrag": "onDrag", "interactive": "interactive"], unless: "none")
    choice(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
      ["never": "never", "always": "always", "scrollableAxes": "scrollableAxes"],
      unless: "automatic")
  }

  mutating func tableView() {
    scrollView()
    ignore("style dataMode")
    flag(
      "layoutMarginsFollowReadableWidth", "cellLayoutMarginsFollowReadableWidth", unless: false)
    flag("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", unless: true)
    flag("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", unless: false)
    flag(
      "allowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
      unless: false)
    choice(
      "separatorInsetReference", "separatorInsetReference",
      ["fromAutomaticInsets": "fromAutomaticInsets"], unless: "fromCellEdges")
    integer("sectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", unless: "0")
    for key in [
      "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ] { color(key, key) }
    ignoreParts("prototypes sections tableHeaderView tableFooterView")
    for attribute in [
      "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ] {
      number(attribute, attribute, unless: "-1")
    }
    choice(
      "separatorStyle", "separatorStyle",
      ["none": "none", "singleLine": "singleLine", "singleLineEtched": "singleLine"],
      unless: "default")
    flag("allowsMultipleSelection", "allowsMultipleSelection", unless: false)
    flag("allowsSelection", "allowsSelection", unless: true)
    if let inset = part("separatorInset") { set("separatorInset", Self.insets(inset.insets)) }
    color("separatorColor", "separatorColor")
  }

  /// Writes the text and image of a cell that a list lays out.
  mutating func contentConfiguration() {
    guard let element = part("contentConfiguration"), element.name == "listContentConfiguration"
    else { return }
    let content = local("Content")
    lines.append(
      "var \(content) = \(name == "self" ? "" : "\(name).")defaultContentConfiguration()")
    for attribute in element.attributes {
      switch attribute.name {
      case "text", "secondaryText":
        if attribute.value.isEmpty { continue }
        let text = localized(attribute.value, "contentConfiguration.\(attribute.name)")
        lines.append("\(content).\(attribute.name) = \(text)")
      case "imageToTextPadding", "textToSecondaryTextHorizontalPadding",
        "textToSecondaryTextVerticalPadding":
        if let number = CodeText.number(attribute.value) {
          lines.append("\(content).\(attribute.name) = \(number)")
        }
      case "key", "image", "catalog": break
      default: lose("\(attribute.name) of its contentConfiguration")
      }
    }
    if let image = ImageCode.expression("image", of: element, classes.document) {
      lines.append("\(content).image = \(image.code)")
      for loss in image.losses { lose(loss) }
    }
    for part in element.children where part["key"] != "image" {
      lose("\(part["key"] ?? part.name) of its contentConfiguration")
    }
    set("contentConfiguration", content)
  }

  mutating func collectionView() {
    scrollView()
    ignore("dataMode")
    flag("prefetchingEnabled", "isPrefetchingEnabled", unless: true)
    flag("allowsSelection", "allowsSelection", unless: true)
    flag("allowsMultipleSelection", "allowsMultipleSelection", unless: false)
    ignoreParts("cells")
    guard let layout = part("collectionViewLayout") else { return }
    let author = layout["customClass"].flatMap { SwiftNames.isIdentifier($0) ? $0 : nil }
    guard layout.name == "collectionViewFlowLayout" else {
      if let author { set("collectionViewLayout", "\(author)()") }
      return
    }
    let local = self.local("FlowLayout")
    lines.append("let \(local) = \(author ?? "UICollectionViewFlowLayout")()")
    func add(_ property: String, _ value: String) {
      lines.append("\(local).\(property) = \(value)")
    }
    if layout["scrollDirection"] == "horizontal" { add("scrollDirection", ".horizontal") }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let number = layout.number(name), number != 10 { add(name, CodeText.number(number)) }
    }
    for (key, plain) in [
      ("itemSize", 50.0), ("estimatedItemSize", 0), ("headerReferenceSize", 0),
      ("footerReferenceSize", 0),
    ] {
      guard let size = layout.child(key: key), let width = size.number("width"),
        let height = size.number("height"), width != plain || height != plain
      else { continue }
      add(key, "CGSize(width: \(CodeText.number(width)), height: \(CodeText.number(height)))")
    }
    if layout["automaticEstimatedItemSize"] == "YES" {
      add("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    }
    if let insets = layout.child(key: "sectionInset")?.insets, insets != .zero {
      add("sectionInset", Self.insets(insets))
    }
    set("collectionViewLayout", local)
  }

  mutating func stackView() {
    choice("axis", "axis", ["vertical": "vertical"], unless: "horizontal")
    choice(
      "alignment", "alignment",
      [
        "leading": "leading", "top": "top", "center": "center", "trailing": "trailing",
        "bottom": "bottom", "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline",
      ], unless: "fill")
    choice(
      "distribution", "distribution",
      [
        "fillEqually": "fillEqually", "fillProportionally": "fillProportionally",
        "equalSpacing": "equalSpacing", "equalCentering": "equalCentering",
      ], unless: "fill")
    if take("spacingType") == "standard" {
      ignore("spacing")
      set("spacing", "UIStackView.spacingUseSystem")
    } else {
      number("spacing", "spacing", unless: "0")
    }
    flag("baselineRelativeArrangement", "isBaselineRelativeArrangement", unless: false)
    if view.element.child(key: "layoutMargins") != nil
      || view.element.child(key: "directionalLayoutMargins") != nil
    {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
  }
}
