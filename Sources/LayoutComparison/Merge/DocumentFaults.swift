package import ElementTree
import LayoutModel

/// Faults that a document must not have: an id that occurs twice, a reference to no object.
package struct DocumentFaults: Sendable, Hashable {
  package var repeatedIDs: Set<String> = []
  package var danglingReferences: Set<String> = []

  package init(_ tree: DocumentTree) {
    var ids: Set<String> = []
    tree.root.forEach { element in
      // The ids of a canvas are names of devices.
      guard element.name != "device", element.name != "adaptation", let id = element["id"] else {
        return
      }
      if !ids.insert(id).inserted { repeatedIDs.insert(id) }
    }
    for name in ["firstItem", "secondItem", "destination", "target", "reference"] {
      tree.root.forEach { element in
        if let id = element[name], !id.isEmpty, !ids.contains(id) { danglingReferences.insert(id) }
      }
    }
  }

  /// The faults that neither of two other documents has.
  package func subtracting(_ others: [DocumentFaults]) -> DocumentFaults {
    var result = self
    for other in others {
      result.repeatedIDs.subtract(other.repeatedIDs)
      result.danglingReferences.subtract(other.danglingReferences)
    }
    return result
  }

  package var isEmpty: Bool { repeatedIDs.isEmpty && danglingReferences.isEmpty }
}
