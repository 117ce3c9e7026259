import ElementTree
import LayoutModel

/// What distinguishes an element without id from its siblings: its name, the attribute that names
/// it, and its number if several are alike.
///
/// Such elements (fonts, colours, variations, resources, …) are properties of the object around them.
package struct ElementStep: Hashable, Sendable {
  package var name: String
  /// The attribute that distinguishes it: `key`, `identifier`, `keyPath`, `reference` or `name`.
  package var attribute: String?
  package var value: String?
  /// The number from 1 among siblings with the same name and attribute.
  package var ordinal: Int

  package init(_ name: String, _ attribute: String? = nil, _ value: String? = nil, ordinal: Int = 1)
  {
    self.name = name
    self.attribute = attribute
    self.value = value
    self.ordinal = ordinal
  }

  /// Attributes that distinguish an element from its siblings, the strongest first.
  /// - Source: the repeated elements of public documents: segments and array items have none.
  private static let naming = ["key", "identifier", "keyPath", "reference", "name"]

  /// The step to an element, as if it had no similar siblings.
  init(to element: DocumentElement) {
    name = element.name
    ordinal = 1
    for candidate in Self.naming {
      if let found = element[candidate] {
        attribute = candidate
        value = found
        return
      }
    }
  }

  /// An element with only the name and attribute of the step.
  var emptyElement: DocumentElement {
    guard let attribute, let value else { return DocumentElement(name) }
    return DocumentElement(name, [DocumentAttribute(name: attribute, value: value)])
  }

  /// The step in words: `fontDescription`, `state[normal]`, `segment#2`.
  package var text: String {
    var result = name
    if let value, value != name { result += "[\(value)]" }
    if ordinal > 1 || (attribute == nil && ElementStep.listed.contains(name)) {
      result += "#\(ordinal)"
    }
    return result
  }

  private static let listed: Set<String> = ["segment", "string", "real", "integer", "fragment"]
}
