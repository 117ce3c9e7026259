import ElementTree
import LayoutModel

/// A property that a person sets by one word, but that is a part of an element in documents.
enum EditablePart {
  /// The words that an element has besides its attributes and colours.
  static func names(of element: DocumentElement) -> [String] {
    var result: [String] = []
    if DocumentEditor.fontKey("font", of: element.name) != nil { result.append("font") }
    if element.name == "button" { result += ["title", "titleColor"] }
    if AttributeTable.shared.isView(element.name) || element.name == "barButtonItem" {
      result += ["accessibilityLabel", "accessibilityHint", "accessibilityIdentifier"]
      result += ["accessibilityTraits", "isAccessibilityElement", "name", "class"]
    }
    return result
  }

  /// - Source: the traits in public documents, and the cases of `UIAccessibilityTraits`.
  static let traits = [
    "none", "button", "link", "image", "selected", "staticText", "searchField", "playsSound",
    "keyboardKey", "summaryElement", "notEnabled", "updatesFrequently", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
  ]
}

extension DocumentEditor {
  /// Sets whether a view is an element for assistive technologies, or its traits.
  mutating func setAccessibility(
    _ property: String, of id: ObjectID, to text: String
  ) throws(EditFault) {
    let part: DocumentElement
    if property == "isAccessibilityElement" {
      guard let flag = EditableProperty.flag.text(of: text) else {
        throw .invalidValue(property: property, value: text, wanted: EditableProperty.flag.wanted)
      }
      part = DocumentElement("bool", ["key": "isElement", "value": flag])
    } else {
      let words = text.split { $0 == "," || $0 == " " }.map(String.init)
      guard !words.isEmpty, words.allSatisfy(EditablePart.traits.contains) else {
        throw .invalidValue(
          property: property, value: text,
          wanted: "some of \(EditablePart.traits.joined(separator: ", "))")
      }
      var traits = DocumentElement("accessibilityTraits", ["key": "traits"])
      for word in EditablePart.traits where words.contains(word) { traits[word] = "YES" }
      part = traits
    }
    let step = ElementStep("accessibility", "key", "accessibilityConfiguration")
    edit(id) { object in
      if object.index(of: step) == nil { object.insertInOrder(step.emptyElement) }
      object.edit(at: ElementPath([step])) { $0.putPart(key: part["key"] ?? "", to: part) }
    }
  }
}
