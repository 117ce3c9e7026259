import Diagnostics
import LayoutModel

/// An attribute of an object or of a part of it, as `set` names it: `constant`, `fontDescription.pointSize`,
/// `state[normal].title`, or a word that people use for one of these.
struct PropertyTarget: Hashable {
  /// Parts from the object's element down.
  var steps: [ElementStep]
  var attribute: String

  /// Reads a property of an element.
  ///
  /// - Throws: ``EditFault/unknownProperty(name:object:nearest:)`` where no document has an attribute of that name.
  init(_ text: String, of element: DocumentElement, named object: String) throws(EditFault) {
    let text = Self.alias(text, of: element)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    attribute = parts.last ?? ""
    steps = []
    for part in parts.dropLast().flatMap({ $0.split(separator: "/") }) {
      steps.append(Self.step(String(part), in: element))
    }
    let target = element.part(at: ElementPath(steps))
    if target == nil, let first = steps.first, !Self.parts.contains(first.name) {
      throw .unknownProperty(
        name: text, object: object,
        nearest: Spelling.nearest(
          to: first.name, in: element.children.map(\.name) + Self.parts.sorted()))
    }
    let isKnown = ElementOrder.knows(attribute: attribute) || target?[attribute] != nil
    guard isKnown, !attribute.isEmpty else {
      let names = (target?.attributes.map(\.name) ?? []) + ElementOrder.attributeNames
      throw .unknownProperty(
        name: text, object: object, nearest: Spelling.nearest(to: attribute, in: names))
    }
  }

  /// `state[normal]`, `fontDescription`, `segment#2`.
  private static func step(_ text: String, in element: DocumentElement) -> ElementStep {
    var rest = Substring(text)
    var ordinal = 1
    if let mark = rest.lastIndex(of: "#"), let number = Int(rest[rest.index(after: mark)...]) {
      ordinal = number
      rest = rest[..<mark]
    }
    guard let open = rest.firstIndex(of: "["), rest.last == "]" else {
      let name = String(rest)
      // Parts such as fonts have a key of their own name; segments have none.
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

  /// Parts that an object may come to have by being set.
  private static let parts: Set<String> = [
    "fontDescription", "rect", "state", "edgeInsets", "directionalEdgeInsets", "inset", "size",
    "textInputTraits", "color",
  ]

  /// Words of the inspectors and of UIKit for what documents call otherwise.
  private static func alias(_ text: String, of element: DocumentElement) -> String {
    switch (text, element.name) {
    case ("title", "button"), ("text", "button"): "state[normal].title"
    case ("image", "button"): "state[normal].image"
    case ("name", _): "userLabel"
    case ("class", _): "customClass"
    case ("module", _): "customModule"
    case ("lines", _): "numberOfLines"
    case ("isHidden", _): "hidden"
    case ("isEnabled", _): "enabled"
    case ("fontSize", _), ("font.pointSize", _): "fontDescription.pointSize"
    case ("frame.x", _), ("frame.y", _), ("frame.width", _), ("frame.height", _):
      text.replacing("frame.", with: "rect[frame].")
    default: text
    }
  }

  var name: String { (steps.map(\.text) + [attribute]).joined(separator: ".") }
}
