/// A view or guide as UIKit names it in its messages: a class, an address, and a text that
/// distinguishes it from others.
///
///     UILabel:0x7fb0a7d0a3a0'Title'
package struct LoggedItem: Hashable, Sendable {
  /// The class, with its module if it is a Swift class: `App.Header`.
  package var className: String
  /// The address. The same object has the same address in all constraints of one message.
  package var address: String
  /// A text, an accessibility identifier, or the name of a guide.
  package var label: String?

  package init(className: String, address: String, label: String? = nil) {
    self.className = className
    self.address = address
    self.label = label
  }

  /// Whether the view or guide belongs to UIKit: a part of a bar, of the keyboard, or the window of one.
  package var isInternal: Bool {
    if className.hasPrefix("_UILayout") { return false }
    // Guides of a bar have its address in their names: 'TitleViewGuide(0x10c8)'.
    if let label, className == "UILayoutGuide",
      label.contains("Guide(0x") || label == "UINavigationBarItemContentLayoutGuide"
    {
      return true
    }
    return [
      "_UI", "_NS", "UIInputSet", "UIKeyboardAssistant", "UIRemoteKeyboard", "UISystemInput",
      "UITextEffects", "TUIKeyboard",
    ].contains(where: className.hasPrefix)
  }

  /// Whether another view gives it a frame, so that its autoresizing mask stays on.
  package var isPlacedByOwner: Bool {
    isInternal
      || [
        "UITableViewCell", "UITableViewCellContentView", "UITableViewHeaderFooterView",
        "UICollectionViewCell", "UICollectionReusableView", "UIInputView", "UIWindow",
        "NSClipView", "NSTableCellView",
      ].contains(className)
  }

  /// Whether an edge may be that of its contents.
  var isScrollView: Bool {
    ["UIScrollView", "UITableView", "UICollectionView"].contains(className)
  }
}
