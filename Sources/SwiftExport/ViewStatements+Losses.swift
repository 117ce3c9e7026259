import ElementTree
import LayoutModel

extension ViewStatements {
  mutating func findLosses() {
    for attribute in view.element.attributes where !used.contains(attribute.name) {
      guard ["intrinsicWidth", "intrinsicHeight"].contains(attribute.name) else {
        lose("\(attribute.name) '\(attribute.value)'")
        continue
      }
      if Self.unmeasured.contains(ViewInitialiser.className(view)),
        ViewInitialiser.ownClassName(view) == nil
      {
        lose("\(attribute.name) \(attribute.value), which a class of its own has to give,")
      } else {
        hasDeclaredSize = true
      }
    }
    for part in view.element.children {
      let key = part["key"] ?? part.name
      // The key of a text says which property it is.
      let isText = ["string", "mutableString", "attributedString"].contains(part.name)
      if !usedParts.contains(key), isText || !usedParts.contains(part.name) { lose(key) }
    }
  }

  /// Classes of UIKit whose views have no intrinsic size.
  private static let unmeasured: Set<String> = [
    "UIView", "UIControl", "UIScrollView", "UITableView", "UICollectionView", "UIStackView",
    "UIVisualEffectView", "MKMapView", "WKWebView",
  ]

  /// Attributes that only the canvas and the document need, or that UIKit handles itself.
  static let canvasAttributes =
    "id key userLabel customClass customModule customModuleProvider sceneMemberID opaque misplaced ambiguous "
    + "fixedFrame translatesAutoresizingMaskIntoConstraints verifyAmbiguity colorLabel ibExternalColorGamut "
    + "placeholderIntrinsicWidth placeholderIntrinsicHeight layoutMarginsFollowReadableWidth "
    + "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
    + "verticalCompressionResistancePriority autoresizesSubviews clearsContextBeforeDrawing "
    + "simulatedAppContext"

  static let canvasParts =
    "frame autoresizingMask variation connections constraints subviews safeArea keyboard nil textColor "
    + "highlightedColor contentView animations point customSize viewLayoutGuide layoutGuides "
    + "ibExternalUserDefinedRuntimeAttributes userLabel userComments contentStretch items "
    + "simulatedStatusBarMetrics simulatedOrientationMetrics simulatedTopBarMetrics simulatedBottomBarMetrics "
    + "simulatedDestinationMetrics simulatedScreenMetrics freeformSimulatedSizeMetrics gestureRecognizers"
}
