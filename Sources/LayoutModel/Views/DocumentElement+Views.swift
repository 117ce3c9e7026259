import ElementTree

/// What makes an element a view or a controller. All that read the tree ask here, so that they
/// count the same views.
extension DocumentElement {
  /// Names of the lists whose children are views, whatever they are called.
  package static let listsOfViews: Set<String> = ["subviews", "cells", "prototypes"]

  /// Whether the element is a view by the key under which it stands in another object: it has a key
  /// of views, and a name of views or a frame.
  package var isKeyedView: Bool {
    guard let key = self["key"], ViewKind.viewKeys.contains(key) else { return false }
    return isTopLevelView
  }

  /// Whether the element is a view where it stands among the objects of a xib: it has a name of
  /// views or a frame.
  package var isTopLevelView: Bool { isKnownView || child("rect", key: "frame") != nil }

  /// Whether the element has the name of a view of UIKit.
  package var isKnownView: Bool { ViewKind.known.contains(name) }

  /// Whether the element is a controller, among the objects of a scene or document.
  package var isController: Bool {
    name.hasSuffix("ontroller") && name != "userDefaultsController"
      || name == "viewControllerPlaceholder"
  }
}
