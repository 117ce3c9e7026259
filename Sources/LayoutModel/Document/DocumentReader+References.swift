import Diagnostics
import ElementTree

/// Checks of ids and of the references to them.
extension DocumentReader {
  struct Reference {
    var id: ObjectID
    /// The id of the object that makes the reference.
    var from: String
    var text: String
    var location: SourceLocation?
  }

  mutating func register(_ element: DocumentElement, as item: LayoutDocument.Item) {
    guard let id = element["id"] else { return }
    register(ObjectID(id), as: item, element)
  }

  mutating func register(
    _ id: ObjectID, as item: LayoutDocument.Item, _ element: DocumentElement
  ) {
    if let earlier = seen[id], !id.text.hasPrefix("-") {
      // Placeholders of a xib are numbered -1 and -2 in each document, and may repeat.
      document.diagnostics.append(
        Diagnostic(
          ReferenceFault.duplicateID(id, first: earlier, second: element.name),
          at: element.location))
      return
    }
    seen[id] = element.name
    document.items[id] = item
  }

  /// Reports constraints whose items are missing, and numbers that no frame can have.
  mutating func checkReferences() {
    for (index, constraint) in document.constraints.enumerated() {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        switch document.items[anchor.item] {
        case .view, .guide: continue
        default: break
        }
        document.diagnostics.append(
          Diagnostic(
            ReferenceFault.missingItem(anchor.item, of: constraint.id),
            at: document.constraintLocations[index]))
      }
    }
    checkOtherReferences()
    for view in document.views {
      guard let rect = view.element.child("rect", key: "frame") else { continue }
      for name in ["x", "y", "width", "height"] where rect.number(name) == nil {
        document.diagnostics.append(
          Diagnostic(
            ReferenceFault.frame(of: view.id, name, text: rect[name] ?? ""),
            at: rect.location ?? view.location))
      }
    }
  }
}

extension DocumentReader {
  /// Reports connections, masks and an initial controller that name objects that do not exist.
  private mutating func checkOtherReferences() {
    let suspects = references.filter { document.items[$0.id] == nil }
    if suspects.isEmpty { return }
    // The model does not read elements that it does not need, so the whole tree is searched.
    var ids: Set<String> = []
    Self.collectIDs(document.tree.root, into: &ids)
    for reference in suspects where !ids.contains(reference.id.text) {
      document.diagnostics.append(
        Diagnostic(
          ReferenceFault.missingObject(
            reference.id, source: reference.text, from: reference.from),
          at: reference.location))
    }
  }

  private static func collectIDs(_ element: DocumentElement, into ids: inout Set<String>) {
    if let id = element["id"] { ids.insert(id) }
    for child in element.children { collectIDs(child, into: &ids) }
  }
}
