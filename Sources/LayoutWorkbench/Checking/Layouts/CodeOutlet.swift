import LayoutModel

/// An outlet of an object, as code knows it.
struct CodeOutlet: Hashable {
  let property: String
  /// The class that has the property; `nil` if the document names none.
  let type: String?

  /// Whether the class that has the outlet, or one that it inherits from, uses it in the way of a list.
  func isUsed(
    in list: KeyPath<SourceIdentifiers, Set<String>>, _ sources: () -> SourceIndex
  ) -> Bool {
    type.map { sources().uses(property, in: list, of: $0) } ?? false
  }

  /// The outlets of a document, by the ids of the objects to which they lead.
  static func outlets(of document: LayoutDocument) -> [String: [CodeOutlet]] {
    var result: [String: [CodeOutlet]] = [:]
    for connection in document.connections {
      guard let property = connection.detail, let destination = connection.destination else {
        continue
      }
      let type: String? =
        switch document.items[connection.owner] {
        case .view(let index): document.views[index].customClass
        case .controller(let index): document.controllers[index].customClass
        case .guide: nil
        // File's Owner.
        case .other, nil: document.ownerClass
        }
      result[destination.text, default: []].append(CodeOutlet(property: property, type: type))
    }
    return result
  }
}
