import ElementTree
import LayoutModel

extension DocumentElement {
  /// Attributes whose value is the id of an object.
  ///
  /// - Source: attributes of public documents whose values have the form of an id and are an id of
  ///   their document.
  private static let referring: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "tableViewCell",
    "initialViewController", "textLabel", "detailTextLabel", "imageView", "headerView",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "selectedItem",
  ]

  static func isReference(_ attribute: String) -> Bool { referring.contains(attribute) }

  /// The ids to which the element and its parts refer. References of objects inside it do not
  /// count.
  var references: [ObjectID] {
    var result: [ObjectID] = []
    forEach { element in
      for attribute in element.attributes where Self.isReference(attribute.name) {
        result.append(ObjectID(attribute.value))
      }
      if element.name == "designable", let name = element["name"] { result.append(ObjectID(name)) }
    }
    return result
  }

  /// Replaces ids of objects, in the objects themselves and in all references.
  mutating func rename(_ ids: [ObjectID: ObjectID]) {
    guard !ids.isEmpty else { return }
    modify { element in
      for index in element.attributes.indices {
        let attribute = element.attributes[index]
        let isName =
          attribute.name == "id" || attribute.name == "sceneID"
          || attribute.name == "name" && element.name == "designable"
        if isName || Self.isReference(attribute.name), let new = ids[ObjectID(attribute.value)] {
          element.attributes[index].value = new.text
        }
      }
    }
  }
}
