import ElementTree
import LayoutModel

/// An element as a JSON array: its name, its attributes, its children. A native document uses this
/// form for everything for which it has no member.
///
///     ["color", {"key": "tintColor", "white": "1", "alpha": "1"}]
///     ["string", {"key": "text"}, "two\nlines"]
///     ["#comment", "kept as it is"]
///
/// The attributes may be left out if there are none.
enum ElementNotation {
  static func value(of element: DocumentElement) -> JSONValue {
    var parts: [JSONValue] = [.string(element.name)]
    if !element.attributes.isEmpty {
      parts.append(.object(element.attributes.map { JSONMember($0.name, .string($0.value)) }))
    }
    return .array(parts + element.content.map(value(of:)))
  }

  static func value(of content: DocumentContent) -> JSONValue {
    switch content {
    case .element(let child): value(of: child)
    case .text(let text, _): .string(text)
    case .other(let kind, let text): .array([.string("#" + kind), .string(text)])
    }
  }

  /// Reads content in array form.
  /// - Throws: the part that is wrong, and what is expected there.
  static func content(of value: JSONValue) throws(ElementFault) -> DocumentContent {
    switch value.content {
    case .string(let text): return .text(text, spelling: nil)
    case .array(let parts):
      guard let name = parts.first?.string, !name.isEmpty else {
        throw ElementFault(wanted: "an element's name first in the array", value: value)
      }
      if name.first == "#" {
        guard parts.count == 2, let text = parts[1].string else {
          throw ElementFault(wanted: "the text of the \(name.dropFirst())", value: value)
        }
        return .other(kind: String(name.dropFirst()), text: text)
      }
      var element = DocumentElement(name, [DocumentAttribute](), location: value.location)
      for (index, part) in parts.dropFirst().enumerated() {
        guard let members = part.members else {
          element.content.append(try content(of: part))
          continue
        }
        guard index == 0 else {
          throw ElementFault(wanted: "attributes only once, after the name", value: part)
        }
        for member in members {
          guard let text = NativeText.attribute(member.value) else {
            throw ElementFault(wanted: "a string", value: member.value)
          }
          element.attributes.append(DocumentAttribute(name: member.key, value: text))
        }
      }
      return .element(element)
    default: throw ElementFault(wanted: "an element as an array, or text", value: value)
    }
  }
}

/// The fault of an element in array form.
struct ElementFault: Error {
  var wanted: String
  var value: JSONValue
}
