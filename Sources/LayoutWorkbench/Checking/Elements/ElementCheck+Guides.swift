import Diagnostics
import LayoutModel

/// Finds guides that hold no view.
extension ElementCheck {
  /// Custom guides that no constraint ties to another item.
  func unusedGuides() -> [FaultyElement] {
    let guides = document.guides.filter { $0.kind == .custom }
    if guides.isEmpty { return [] }
    let used = Set(
      document.constraints.flatMap { constraint -> [ObjectID] in
        guard let second = constraint.second, second.item != constraint.first.item else {
          return []
        }
        // A constraint between a guide and its own view places the guide; it holds no view at the
        // guide.
        return [(constraint.first.item, second.item), (second.item, constraint.first.item)]
          .compactMap { guide, other in
            guard case .guide(let index)? = document.items[guide] else { return nil }
            let owner = document.guides[index].view.map { document.views[$0].id }
            return other == owner ? nil : guide
          }
      })
    return guides.filter { !used.contains($0.id) }.compactMap { guide in
      elements.position(ofID: guide.id.text).map {
        FaultyElement(
          $0,
          GuideFault.unused(NamedObject(id: guide.id, name: document.name(of: guide.id)).onOneLine))
      }
    }
  }
}

private enum GuideFault: ElementFault {
  /// No constraint holds a view at the guide.
  case unused(NamedObject)

  var message: String {
    switch self {
    case .unused(let guide): "no view is held at the guide \(guide)"
    }
  }

  var hint: String? { "delete it" }
}
