import ElementTree
import LayoutModel

/// The statements about a view in one cell of the grid, and its properties that have no code.
struct ViewStatements {
  let classes: DocumentClasses
  let view: LayoutView
  let cell: GridCell
  /// The expression for the view.
  let name: String
  var lines: [String] = []
  private(set) var losses: [String] = []
  /// Whether the document states a size that the view measures itself in code.
  var hasDeclaredSize = false
  private(set) var used: Set<String> = []
  private(set) var usedParts: Set<String> = []
  /// Attributes and parts that some cell changes. In cells that do not state them, UIKit's value must be restored.
  let varying: Set<String>

  /// The names that already have a meaning in the class.
  private let identifiers: SwiftNames
  private var locals: Set<String> = []

  /// - Parameter isBarOfController: whether a controller creates and places the view.
  init(
    _ classes: DocumentClasses, _ view: LayoutView, in cell: GridCell, named name: String,
    identifiers: SwiftNames = SwiftNames(), isBarOfController: Bool = false
  ) {
    self.classes = classes
    self.identifiers = identifiers
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

  /// The name with a dot; empty for `self`, which may be left out.
  private var prefix: String { name == "self" ? "" : "\(name)." }

  /// The value of an attribute, unless it is UIKit's default.
  private mutating func said(_ attribute: String, unless plain: String?) -> String? {
    let text = take(attribute)
    if varying.contains(attribute) { return text ?? plain }
    return text == plain ? nil : text
  }

  /// Sets a property to a flag, unless it is UIKit's default.
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

  /// Sets a property to a whole number.
  mutating func integer(_ attribute: String, _ property: String, unless plain: String? = nil) {
    guard let text = said(attribute, unless: plain) else { return }
    guard let number = CodeText.integer(text) else {
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

  /// Sets a property to a case that has the same name in the document.
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

  /// Writes a text that is in an attribute, or in a part if it has several lines.
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

  /// Writes an image that is in an attribute or in a part.
  mutating func image(_ key: String, _ property: String) {
    // A part holds for all cells.
    guard let name = take(key) else {
      ignore("catalog")
      if part(key) != nil, let image = ImageCode.expression(key, of: view.element, classes.document)
      {
        set(property, image.code)
        losses += image.losses
      } else if varying.contains(key) {
        set(property, "nil")
      }
      return
    }
    let isSymbol = take("catalog") == "system"
    set(property, ImageCode.expression(name, isSymbol: isSymbol, classes.document))
  }

  /// Writes the attributed text of a child element.
  ///
  /// - Parameter assign: returns the statement that assigns the text to the view.
  mutating func attributedText(
    _ element: DocumentElement, _ key: String, _ assign: (String) -> String
  ) {
    var code = AttributedTextCode(classes, id: view.id.text, key: key)
    let (before, value) = code.statements(element, named: local("Text"))
    lines += before
    call(assign(value))
    for loss in code.losses { lose(loss) }
  }

  /// A name for a variable whose value is then assigned to the view.
  mutating func local(_ ending: String) -> String {
    let plain = name == "self" ? "" : name.filter { $0.isLetter || $0.isNumber }
    let start =
      plain.isEmpty ? ending.prefix(1).lowercased() + ending.dropFirst() : plain + ending
    var result = start
    var number = 1
    while identifiers.isTaken(result) || !locals.insert(result).inserted {
      number += 1
      result = "\(start)\(number)"
    }
    return result
  }

  mutating func lose(_ what: String) { losses.append(what) }

  mutating func ignore(_ attributes: String) {
    for name in attributes.split(separator: " ") { used.insert(String(name)) }
  }

  mutating func ignoreParts(_ keys: String) {
    for name in keys.split(separator: " ") { usedParts.insert(String(name)) }
  }
}
