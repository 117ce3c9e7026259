import ElementTree
import LayoutModel

/// The colours that Interface Builder's elements have, and the words that a person uses for them.
enum EditableColor {
  /// The keys of an element's colours.
  static func keys(of element: DocumentElement) -> [String] { keys(of: element.name) }

  static func keys(of element: String) -> [String] {
    (own[element] ?? [])
      + (AttributeTable.shared.isView(element) ? ["backgroundColor", "tintColor"] : [])
  }

  /// - Source: the keys of `<color>` in public documents, by the element around it.
  private static let own: [String: [String]] = [
    "label": ["textColor", "highlightedColor", "shadowColor"], "textField": ["textColor"],
    "textView": ["textColor"], "state": ["titleColor", "titleShadowColor"],
    "buttonConfiguration": ["baseForegroundColor", "baseBackgroundColor"],
    "backgroundConfiguration": ["backgroundColor", "strokeColor"],
    "navigationBar": ["barTintColor"], "toolbar": ["barTintColor"], "searchBar": ["barTintColor"],
    "tabBar": ["barTintColor", "selectedImageTintColor"], "barButtonItem": ["tintColor"],
    "tabBarItem": ["badgeColor"], "activityIndicatorView": ["color"],
    "pageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    "progressView": ["progressTintColor", "trackTintColor"],
    "segmentedControl": ["selectedSegmentTintColor"],
    "slider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
    "switch": ["onTintColor", "thumbTintColor"],
    "tableView": [
      "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
      "sectionIndexTrackingBackgroundColor",
    ],
    "textAttributes": ["textColor", "textShadowColor"],
  ]

  /// Colours for which documents have a `<nil>` if the colour is not set.
  ///
  /// - Source: documents have a `nil` for every text colour of labels and text fields that is not
  ///   set, and none elsewhere.
  static func writesNil(_ key: String, of element: String) -> Bool {
    switch (element, key) {
    case ("label", "textColor"), ("label", "highlightedColor"), ("textField", "textColor"): true
    default: false
    }
  }

  static let wanted =
    "#RRGGBB or #RRGGBBAA, a colour of UIKit such as systemBlue, label or white, a named colour of the document "
    + "or of an asset catalogue, or default"
}
