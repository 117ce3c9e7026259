import ElementTree

/// The definition of which elements are views and controllers. All code that reads the tree asks
/// here, so that it counts the same views.
extension DocumentElement {
  /// The names of the lists whose children are views, whatever name a child has.
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

  /// Whether the element is a controller among the objects of a scene or document.
  package var isController: Bool {
    name.hasSuffix("ontroller") && name != "userDefaultsController"
      || name == "viewControllerPlaceholder"
  }
}
