import Diagnostics
import LayoutModel

/// What a view says in one cell of the grid, as statements, and what of it has no code.
struct ViewStatements {
  let classes: DocumentClasses
  let view: LayoutView
  let cell: GridCell
  /// The expression for the view.
  let name: String
  var lines: [String] = []
  private(set) var losses: [String] = []
  private var used: Set<String> = []
  private var usedParts: Set<String> = []
  /// Attributes and parts that some cell changes: where a cell says nothing of them, UIKit's value has to come back.
  private let varying: Set<String>

  /// - Parameter isBarOfController: the view is made by its controller, which places it, too.
  init(
    _ classes: DocumentClasses, _ view: LayoutView, in cell: GridCell, named name: String,
    isBarOfController: Bool = false
  ) {
    self.classes = classes
    self.view = view
    self.cell = cell
    self.name = name
    varying = Set(
      view.variations.flatMap { variation in
        variation.value.attributes.map(\.name) + variation.value.children.compactMap { $0["key"] }
      })
    if isBarOfController {
      ignore("contentMode insetsLayoutMarginsFromSafeArea clipsSubviews userInteractionEnabled")
    }
    common()
    kind()
    priorities()
    runtimeAttributes()
    findLosses()
  }

  // MARK: Reading

  mutating func take(_ attribute: String) -> String? {
    used.insert(attribute)
    return view.value(attribute, in: cell)
  }

  mutating func part(_ key: String) -> DocumentElement? {
    usedParts.insert(key)
    return view.part(key: key, in: cell)
  }

  mutating func set(_ property: String, _ value: String) {
    lines.append("\(prefix)\(property) = \(value)")
  }

  mutating func call(_ text: String) { lines.append("\(prefix)\(text)") }

  /// `self` goes without saying.
  private var prefix: String { name == "self" ? "" : "\(name)." }

  /// What an attribute says, where that is not what UIKit has anyway.
  private mutating func said(_ attribute: String, unless plain: String?) -> String? {
    let text = take(attribute)
    if varying.contains(attribute) { return text ?? plain }
    return text == plain ? nil : text
  }

  /// Sets a property to a flag, where it is not what UIKit has anyway.
  mutating func flag(_ attribute: String, _ property: String, unless plain: Bool) {
    guard let text = said(attribute, unless: plain ? "YES" : "NO") else { return }
    set(property, CodeText.flag(text))
  }

  mutating func number(_ attribute: String, _ property: String, unless plain: String? = nil) {
    guard let text = said(attribute, unless: plain) else { return }
    guard let number = CodeText.number(text) else {
      return losses.append("\(attribute) '\(text)'")
    }
    if number != plain || varying.contains(attribute) { set(property, number) }
  }

  /// Sets a property to a case of an enumeration.
  mutating func choice(
    _ attribute: String, _ property: String, _ cases: [String: String], unless plain: String? = nil
  ) {
    guard let text = said(attribute, unless: plain) else { return }
    guard let value = cases[text] ?? (text == plain ? plain : nil) else {
      return losses.append("\(attribute) '\(text)'")
    }
    set(property, ".\(value)")
  }

  /// Sets a property to a case that is called as in the document.
  mutating func choice(
    _ attribute: String, _ property: String, of cases: String, unless plain: String? = nil
  ) {
    let names = cases.split(separator: " ").map(String.init)
    choice(
      attribute, property, Dictionary(uniqueKeysWithValues: zip(names, names)), unless: plain)
  }

  mutating func color(_ key: String, _ property: String) {
    guard let element = part(key), element.name == "color" else {
      if varying.contains(key) { set(property, "nil") }
      return
    }
    guard let color = ColorCode.expression(element) else { return losses.append(key) }
    set(property, CodeText.implicit(color))
  }

  /// A text of the view, in the user's language.
  func localized(_ text: String, _ key: String) -> String {
    classes.localized(text, view.id.text, key)
  }

  /// A text in an attribute, or in a part where it has several lines.
  mutating func text(_ key: String, _ property: String) {
    let inside = part(key)
    let isText = ["string", "mutableString"].contains(inside?.name)
    guard let text = take(key) ?? (isText ? inside?.text : nil), !text.isEmpty
    else {
      if varying.contains(key) { set(property, "nil") }
      return
    }
    set(property, localized(text, key))
  }

  mutating func font(_ property: String) {
    guard let element = part("fontDescription") else {
      if varying.contains("fontDescription") { set(property, "nil") }
      return
    }
    guard let font = FontCode.expression(element) else { return losses.append("fontDescription") }
    set(property, CodeText.implicit(font))
  }

  mutating func image(_ attribute: String, _ property: String) {
    guard let image = take(attribute) else {
      if varying.contains(attribute) { set(property, "nil") }
      return
    }
    let isSymbol = take("catalog") == "system"
    set(property, ImageCode.expression(image, isSymbol: isSymbol, classes.document))
  }

  /// A picture that is a part with a name, as older documents have it.
  mutating func imagePart(_ key: String, _ property: String) {
    guard let image = part(key)?["name"] ?? part(key)?["image"] else { return }
    set(property, ImageCode.expression(image, isSymbol: false, classes.document))
  }

  /// Text with attributes in a part.
  ///
  /// - Parameter assign: how the text becomes the view's.
  mutating func attributedText(
    _ element: DocumentElement, _ key: String, _ assign: (String) -> String
  ) {
    var code = AttributedTextCode(classes, id: view.id.text, key: key)
    let plain = name.filter { $0.isLetter || $0.isNumber }
    let (before, value) = code.statements(element, named: "\(plain)Text")
    lines += before
    call(assign(value))
    for loss in code.losses { lose(loss) }
  }

  mutating func lose(_ what: String) { losses.append(what) }

  mutating func ignore(_ attributes: String) {
    for name in attributes.split(separator: " ") { used.insert(String(name)) }
  }

  mutating func ignoreParts(_ keys: String) {
    for name in keys.split(separator: " ") { usedParts.insert(String(name)) }
  }

  // MARK: Every view

  private mutating func common() {
    color("backgroundColor", "backgroundColor")
    color("tintColor", "tintColor")
    number("alpha", "alpha", unless: "1")
    flag("hidden", "isHidden", unless: false)
    let clips = [ViewKind.scrollView, .tableView, .collectionView, .textView].contains(view.kind)
    flag("clipsSubviews", "clipsToBounds", unless: clips)
    let touches = ![ViewKind.label, .imageView].contains(view.kind)
    flag("userInteractionEnabled", "isUserInteractionEnabled", unless: touches)
    number("tag", "tag", unless: "0")
    let plainMode = view.kind == .label ? "left" : "scaleToFill"
    choice(
      "contentMode", "contentMode",
      of:
        "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
        + "bottomLeft bottomRight", unless: plainMode)
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

  private mutating func accessibility(_ element: DocumentElement) {
    for attribute in element.attributes {
      switch attribute.name {
      case "label", "hint", "value":
        let property = "accessibility\(attribute.name.capitalizedFirst)"
        set(property, localized(attribute.value, property))
      case "identifier": set("accessibilityIdentifier", CodeText.literal(attribute.value))
      case "key": break
      default: lose("\(attribute.name) of its accessibility")
      }
    }
    for part in element.children {
      switch part["key"] {
      case "traits":
        let known = [
          "button", "link", "image", "staticText", "header", "searchField", "playsSound",
          "keyboardKey", "summaryElement", "notEnabled", "selected", "updatesFrequently",
          "adjustable", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
        ]
        let traits = known.filter { part[$0] == "YES" }.map { ".\($0)" }
        set("accessibilityTraits", "[\(traits.joined(separator: ", "))]")
      case "isElement": set("isAccessibilityElement", CodeText.flag(part["value"] ?? "YES"))
      default:
        if part.name == "bool", part["key"] == "isElement" { continue }
        let text = part.text
        if let key = part["key"], ["label", "hint", "value"].contains(key), !text.isEmpty {
          let property = "accessibility\(key.capitalizedFirst)"
          set(property, localized(text, property))
        } else {
          lose("\(part["key"] ?? part.name) of its accessibility")
        }
      }
    }
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsets(top: \(CodeText.number(insets.top)), left: \(CodeText.number(insets.left)), bottom: \(CodeText.number(insets.bottom)), right: \(CodeText.number(insets.right)))"
  }

  /// Priorities that the document states; 250 and 750 are what UIKit has.
  private mutating func priorities() {
    for (attribute, call, axis, plain) in [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal", "250"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical", "250"),
      (
        "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "horizontal", "750"
      ),
      (
        "verticalCompressionResistancePriority", "setContentCompressionResistancePriority",
        "vertical", "750"
      ),
    ] {
      guard let text = take(attribute), text != plain, let number = CodeText.number(text) else {
        continue
      }
      self.call("\(call)(UILayoutPriority(\(number)), for: .\(axis))")
    }
  }

  private mutating func runtimeAttributes() {
    usedParts.insert("userDefinedRuntimeAttributes")
    for list in view.element.children where list.name == "userDefinedRuntimeAttributes" {
      for attribute in list.children {
        guard let path = attribute["keyPath"] else { continue }
        if let value = RuntimeAttributeCode.value(attribute) {
          call("setValue(\(value), forKeyPath: \(CodeText.literal(path)))")
        } else {
          losses.append("runtime attribute '\(path)'")
        }
      }
    }
  }

  private mutating func findLosses() {
    for attribute in view.element.attributes where !used.contains(attribute.name) {
      if ["intrinsicWidth", "intrinsicHeight"].contains(attribute.name) {
        losses.append("\(attribute.name) \(attribute.value), which a class of its own has to give,")
      } else {
        losses.append("\(attribute.name) '\(attribute.value)'")
      }
    }
    for part in view.element.children {
      let key = part["key"] ?? part.name
      if !usedParts.contains(key), !usedParts.contains(part.name) { losses.append(key) }
    }
  }

  /// What only the canvas and the document need, and what UIKit does by itself.
  private static let canvasAttributes =
    "id key userLabel customClass customModule customModuleProvider sceneMemberID opaque misplaced ambiguous "
    + "fixedFrame translatesAutoresizingMaskIntoConstraints verifyAmbiguity colorLabel ibExternalColorGamut "
    + "placeholderIntrinsicWidth placeholderIntrinsicHeight layoutMarginsFollowReadableWidth "
    + "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
    + "verticalCompressionResistancePriority autoresizesSubviews clearsContextBeforeDrawing "
    + "simulatedAppContext"

  private static let canvasParts =
    "frame autoresizingMask variation connections constraints subviews safeArea keyboard nil textColor "
    + "highlightedColor contentView animations point customSize viewLayoutGuide layoutGuides "
    + "ibExternalUserDefinedRuntimeAttributes userLabel string userComments contentStretch items "
    + "simulatedStatusBarMetrics simulatedOrientationMetrics simulatedTopBarMetrics simulatedBottomBarMetrics "
    + "simulatedDestinationMetrics simulatedScreenMetrics freeformSimulatedSizeMetrics attributedString gestureRecognizers"
}
