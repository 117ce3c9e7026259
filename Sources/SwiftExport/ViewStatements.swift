import Diagnostics
import LayoutModel

/// What a view says in one cell of the grid, as statements, and what of it has no code.
struct ViewStatements {
  let document: LayoutDocument
  let view: LayoutView
  let cell: GridCell
  /// The expression for the view.
  let name: String
  /// The table of localized texts, which is called like the document.
  let table: String
  private(set) var lines: [String] = []
  private(set) var losses: [String] = []
  private var used: Set<String> = []
  private var usedParts: Set<String> = []
  /// Attributes and parts that some cell changes: where a cell says nothing of them, UIKit's value has to come back.
  private let varying: Set<String>

  init(
    _ document: LayoutDocument, _ view: LayoutView, in cell: GridCell, named name: String,
    table: String
  ) {
    self.document = document
    self.view = view
    self.cell = cell
    self.name = name
    self.table = table
    varying = Set(
      view.variations.flatMap { variation in
        variation.value.attributes.map(\.name) + variation.value.children.compactMap { $0["key"] }
      })
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
    lines.append("\(name).\(property) = \(value)")
  }

  mutating func call(_ text: String) { lines.append("\(name).\(text)") }

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
    set(property, color)
  }

  /// A text of the view, in the user's language.
  func localized(_ text: String, _ key: String) -> String {
    "NSLocalizedString(\(CodeText.literal("\(view.id).\(key)")), tableName: \(CodeText.literal(table)), "
      + "value: \(CodeText.literal(text)), comment: \"\")"
  }

  /// A text in an attribute, or in a part where it has several lines.
  mutating func text(_ key: String, _ property: String) {
    let inside = part(key)
    guard let text = take(key) ?? (inside?.name == "string" ? inside?.text : nil), !text.isEmpty
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
    set(property, font)
  }

  mutating func image(_ attribute: String, _ property: String) {
    guard let image = take(attribute) else {
      if varying.contains(attribute) { set(property, "nil") }
      return
    }
    let isSymbol = take("catalog") == "system" || isSystemSymbol(image)
    set(property, "UIImage(\(isSymbol ? "systemName" : "named"): \(CodeText.literal(image)))")
  }

  func isSystemSymbol(_ image: String) -> Bool {
    document.properties.images[image]?.isSystemSymbol ?? false
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
    choice("contentMode", "contentMode", Self.contentModes, unless: plainMode)
    choice(
      "semanticContentAttribute", "semanticContentAttribute",
      [
        "forceLeftToRight": "forceLeftToRight", "forceRightToLeft": "forceRightToLeft",
        "playback": "playback", "spatial": "spatial",
      ], unless: "unspecified")
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
    if let accessibility = part("accessibilityConfiguration") {
      if let text = accessibility["label"] {
        set("accessibilityLabel", localized(text, "accessibilityLabel"))
      }
      if let text = accessibility["hint"] {
        set("accessibilityHint", localized(text, "accessibilityHint"))
      }
      if let text = accessibility["identifier"] {
        set("accessibilityIdentifier", CodeText.literal(text))
      }
    }
    ignore(Self.canvasAttributes)
    ignoreParts(Self.canvasParts)
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
        let inner = attribute.children.first { $0["key"] == "value" }
        var value: String?
        switch attribute["type"] {
        case "boolean": value = CodeText.flag(attribute["value"] ?? "NO")
        case "string": value = CodeText.literal(attribute["value"] ?? "")
        case "number":
          value = (inner?["value"] ?? attribute["value"]).flatMap { CodeText.number($0) }
        case "color": value = inner.flatMap { ColorCode.expression($0) }
        default: break
        }
        if let value {
          call("setValue(\(value), forKeyPath: \(CodeText.literal(path)))")
        } else {
          losses.append("runtime attribute '\(path)'")
        }
      }
    }
  }

  private mutating func findLosses() {
    for attribute in view.element.attributes where !used.contains(attribute.name) {
      losses.append("\(attribute.name) '\(attribute.value)'")
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
    + "placeholderIntrinsicWidth placeholderIntrinsicHeight intrinsicWidth intrinsicHeight "
    + "horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority "
    + "verticalCompressionResistancePriority autoresizesSubviews clearsContextBeforeDrawing "
    + "multipleTouchEnabled simulatedAppContext"

  private static let canvasParts =
    "frame autoresizingMask variation connections constraints subviews safeArea keyboard nil textColor "
    + "highlightedColor contentView animations point customSize viewLayoutGuide layoutGuides "
    + "ibExternalUserDefinedRuntimeAttributes userLabel string"

  private static let contentModes = Dictionary(
    uniqueKeysWithValues: [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ].map { ($0, $0) })
}
