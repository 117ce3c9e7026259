import ElementTree
import LayoutModel

extension ViewStatements {
  /// Writes the properties that every view may have.
  mutating func common() {
    color("backgroundColor", "backgroundColor")
    color("tintColor", "tintColor")
    number("alpha", "alpha", unless: "1")
    flag("hidden", "isHidden", unless: false)
    let clips = [ViewKind.scrollView, .tableView, .collectionView, .textView].contains(view.kind)
    flag("clipsSubviews", "clipsToBounds", unless: clips)
    let touches = ![ViewKind.label, .imageView].contains(view.kind)
    flag("userInteractionEnabled", "isUserInteractionEnabled", unless: touches)
    integer("tag", "tag", unless: "0")
    let plainMode = view.kind == .label ? "left" : "scaleToFill"
    choice(
      "contentMode", "contentMode", of: Self.contentModes.joined(separator: " "), unless: plainMode)
    choice(
      "semanticContentAttribute", "semanticContentAttribute",
      of: "forceLeftToRight forceRightToLeft playback spatial", unless: "unspecified")
    flag("multipleTouchEnabled", "isMultipleTouchEnabled", unless: false)
    flag("exclusiveTouch", "isExclusiveTouch", unless: false)
    flag(
      "preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", unless: false)
    flag("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", unless: true)
    if let margins = part("directionalLayoutMargins") {
      let insets = margins.insets
      set(
        "directionalLayoutMargins",
        "NSDirectionalEdgeInsets(top: \(CodeText.number(insets.top)), leading: \(CodeText.number(insets.left)), bottom: \(CodeText.number(insets.bottom)), trailing: \(CodeText.number(insets.right)))"
      )
    }
    if let margins = part("layoutMargins") {
      set("layoutMargins", Self.insets(margins.insets))
    } else if varying.contains("layoutMargins") {
      set("layoutMargins", Self.insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    }
    if let text = take("restorationIdentifier") {
      set("restorationIdentifier", CodeText.literal(text))
    }
    if let accessibility = part("accessibilityConfiguration") { self.accessibility(accessibility) }
    ignore(Self.canvasAttributes)
    ignoreParts(Self.canvasParts)
  }

  /// The cases of `UIView.ContentMode`.
  static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsets(top: \(CodeText.number(insets.top)), left: \(CodeText.number(insets.left)), bottom: \(CodeText.number(insets.bottom)), right: \(CodeText.number(insets.right)))"
  }

  /// How strongly a view of this kind hugs its height when UIKit makes it. In Interface Builder,
  /// all kinds have 250.
  ///
  /// - Source: recorded by a simulator of iOS 26.
  private var verticalHugging: String {
    [.slider, .segmentedControl, .pageControl].contains(view.kind) ? "750" : "250"
  }

  /// Writes priorities that the document states or implies. UIKit's own values are 250 and 750 for
  /// most views.
  mutating func priorities() {
    for (attribute, call, axis, plain) in [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal", "250"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical", verticalHugging),
      (
        "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "horizontal", "750"
      ),
      (
        "verticalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "vertical", "750"
      ),
    ] {
      let stated = take(attribute) ?? (attribute == "verticalHuggingPriority" ? "250" : plain)
      guard stated != plain, let number = CodeText.number(stated) else {
        continue
      }
      self.call("\(call)(UILayoutPriority(\(number)), for: .\(axis))")
    }
  }

  mutating func runtimeAttributes() {
    ignoreParts("userDefinedRuntimeAttributes")
    for list in view.element.children where list.name == "userDefinedRuntimeAttributes" {
      for attribute in list.children {
        guard let path = attribute["keyPath"] else { continue }
        if let value = RuntimeAttributeCode.value(attribute) {
          call("setValue(\(value), forKeyPath: \(CodeText.literal(path)))")
        } else {
          lose("runtime attribute '\(path)'")
        }
      }
    }
  }
}
