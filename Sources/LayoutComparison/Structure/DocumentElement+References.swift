import ElementTree
import LayoutModel

extension DocumentElement {
  /// Makes all references to some objects refer to others.
  ///
  /// - Parameter pairs: the ids of the objects before and after.
  mutating func refer(to pairs: [(old: String, new: String)]) {
    modify { element in
      for index in element.attributes.indices {
        let attribute = element.attributes[index]
        guard Self.isReference(attribute.name),
          let pair = pairs.first(where: { $0.old == attribute.value })
        else { continue }
        element.attributes[index] = DocumentAttribute(name: attribute.name, value: pair.new)
      }
    }
  }
}
