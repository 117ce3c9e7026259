import Diagnostics
import ElementTree
import LayoutModel

/// An attribute of an object or of a part of it, by the name that `set` uses: `constant`,
/// `fontDescription.pointSize`, `state[normal].title`, or a word that people use for one of these.
struct PropertyTarget: Hashable {
  /// The path of parts from the object's element inwards.
  var steps: [ElementStep]
  var attribute: String

  /// Reads a property of an element.
  ///
  /// - Parameter isForced: whether to allow attributes that no document has.
  /// - Throws: ``EditFault/unknownProperty(name:object:nearest:)`` if elements of that name have no
  ///   such attribute.
  init(
    _ text: String, of element: DocumentElement, named object: String, isForced: Bool = false
  ) throws(EditFault) {
    (steps, attribute) = Self.split(text, of: element)
    let target = element.part(at: ElementPath(steps))
    if target == nil, let first = steps.first, !Self.parts.contains(first.name) {
      throw .unknownProperty(
        name: text, object: object,
        nearest: Spelling.nearest(
          to: first.name, in: element.children.map(\.name) + Self.parts.sorted()))
    }
    let owner = steps.last?.name ?? element.name
    if isForced, Self.isName(attribute) { return }
    guard !attribute.isEmpty, Self.isKnown(attribute, on: owner, target) else {
      throw Self.unknown(text, attribute, owner, element, target, named: object)
    }
  }

  /// Splits a name into the path of parts and the last word.
  static func split(
    _ text: String, of element: DocumentElement
  ) -> (steps: [ElementStep], attribute: String) {
    let text = alias(text, of: element)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let steps = parts.dropLast().flatMap { $0.split(separator: "/") }
      .map { step(String($0), in: element) }
    return (steps, parts.last ?? "")
  }

  /// Whether Interface Builder lets it differ between size classes: an attribute, or a part as a whole.
  func isVaried(on element: String) -> Bool {
    guard let first = steps.first else {
      return VariedAttributes.isVaried(attribute, on: element)
    }
    return VariedAttributes.isVaried(part: first.value ?? first.name, on: element)
  }

  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter ?? false && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether an element can have an attribute. An element that is not in the table may have any attribute.
  private static func isKnown(
    _ attribute: String, on owner: String, _ target: DocumentElement?
  ) -> Bool {
    let table = AttributeTable.shared
    if table.kind(of: attribute, on: owner) != nil { return true }
    if table.documentCount(of: owner) == 0, ElementOrder.knows(attribute: attribute) { return true }
    return target?[attribute] != nil && !AttributeFindings.isForeign(attribute, on: owner)
  }

  private static func unknown(
    _ text: String, _ attribute: String, _ owner: String, _ element: DocumentElement,
    _ target: DocumentElement?, named object: String
  ) -> EditFault {
    let table = AttributeTable.shared
    var names = table.attributes(of: owner)
    if owner == element.name {
      names += EditableColor.keys(of: element) + EditablePart.names(of: element)
    }
    if table.documentCount(of: owner) == 0 { names += ElementOrder.attributeNames }
    if let nearest = Spelling.nearest(to: attribute, in: names) {
      return .unknownProperty(name: text, object: object, nearest: nearest)
    }
    let owners = table.owners(of: attribute)
    if owners.isEmpty { return .unknownProperty(name: text, object: object, nearest: nil) }
    return .foreignProperty(
      name: text, object: object, element: owner, owners: AttributeFindings.list(owners))
  }

  /// A step of the path: `state[normal]`, `fontDescription`, `segment#2`.
  private static func step(_ text: String, in element: DocumentElement) -> ElementStep {
    var rest = Substring(text)
    var ordinal = 1
    if let mark = rest.lastIndex(of: "#"), let number = Int(rest[rest.index(after: mark)...]) {
      ordinal = number
      rest = rest[..<mark]
    }
    guard let open = rest.firstIndex(of: "["), rest.last == "]" else {
      let name = String(rest)
      // Parts such as fonts have their name as their key; segments have no key.
      if let found = element.children.first(where: { $0.name == name || $0["key"] == name }) {
        var step = ElementStep(to: found)
        step.ordinal = ordinal
        return step
      }
      return ElementStep(name, "key", name, ordinal: ordinal)
    }
    let name = String(rest[..<open])
    let value = String(rest[rest.index(after: open)...].dropLast())
    let found = element.children.first {
      $0.name == name && ElementStep(to: $0).value == value
    }
    return ElementStep(
      name, found.flatMap { ElementStep(to: $0).attribute } ?? "key", value, ordinal: ordinal)
  }

  /// Parts that are created if one of their attributes is set.
  private static let parts: Set<String> = [
    "fontDescription", "rect", "state", "edgeInsets", "directionalEdgeInsets", "inset", "size",
    "textInputTraits", "color", "accessibility",
  ]

  /// The name that documents use for a word of the inspectors and of UIKit.
  static func alias(_ text: String, of element: DocumentElement) -> String {
    switch (text, element.name) {
    case ("titleColor", "button"), ("textColor", "button"): "state[normal].titleColor"
    case ("title", "button"), ("text", "button"): "state[normal].title"
    case ("image", "button"): "state[normal].image"
    case ("name", _): "userLabel"
    case ("class", _): "customClass"
    case ("module", _): "customModule"
    case ("lines", _): "numberOfLines"
    case ("isHidden", _): "hidden"
    case ("isEnabled", _): "enabled"
    case ("fontSize", _), ("font.pointSize", _): "fontDescription.pointSize"
    case ("accessibilityLabel", _): "accessibility[accessibilityConfiguration].label"
    case ("accessibilityHint", _): "accessibility[accessibilityConfiguration].hint"
    case ("accessibilityIdentifier", _): "accessibility[accessibilityConfiguration].identifier"
    case ("accessibility.label", _), ("accessibility.hint", _), ("accessibility.identifier", _):
      text.replacing("accessibility.", with: "accessibility[accessibilityConfiguration].")
    case ("frame.x", _), ("frame.y", _), ("frame.width", _), ("frame.height", _):
      text.replacing("frame.", with: "rect[frame].")
    default: text
    }
  }

  var name: String { (steps.map(\.text) + [attribute]).joined(separator: ".") }
}
