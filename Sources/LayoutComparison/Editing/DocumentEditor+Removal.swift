import ElementTree
package import LayoutModel

extension DocumentEditor {
  /// Removes an object with its content, and everything that makes no sense without it: constraints
  /// in which it takes part, and entries of masks.
  ///
  /// - Parameter withConnections: whether outlets, actions and segues that lead to it are removed,
  ///   too. If not, they are a fault.
  package mutating func remove(
    _ id: ObjectID, withConnections: Bool = false
  ) throws(EditFault) {
    guard let element = element(id) else { throw .unknownObject(name: id.text, nearest: nil) }
    try checkRemovable(id)
    let gone = element.idsInside
    let constraints = Set(
      document.constraints.filter { constraint in
        [constraint.first.item, constraint.second?.item].contains { item in
          item.map { gone.contains($0.text) } ?? false
        }
      }.map(\.id.text))
    let lost = gone.union(constraints)
    let connections = document.connections.filter {
      lost.contains($0.destination?.text ?? "") && !lost.contains($0.owner.text)
    }
    if !withConnections, !connections.isEmpty {
      throw .dangling(
        id: id, name: document.name(of: id), references: connections.map(text))
    }
    let others = otherReferences(to: lost, outside: lost)
    if !others.isEmpty {
      throw .dangling(id: id, name: document.name(of: id), references: others)
    }
    edit { root in
      root.prune { child in
        if let own = child["id"], lost.contains(own) { return true }
        if child.name == "include" || child.name == "exclude" {
          return lost.contains(child["reference"] ?? "")
        }
        return Self.isConnection(child) && lost.contains(child["destination"] ?? "")
      }
    }
  }

  /// - Throws: ``EditFault/needed(id:name:reason:)`` for objects that Interface Builder does not let anybody
  ///   remove either.
  private func checkRemovable(_ id: ObjectID) throws(EditFault) {
    let name = document.name(of: id)
    if document.scene(id) != nil {
      throw .needed(id: id, name: name, reason: "it is a scene, and not a part of one")
    }
    switch document.items[id] {
    case .view(let index):
      switch document.views[index].placement {
      case .root: throw .needed(id: id, name: name, reason: "it is the root view of its scene")
      case .keyed where document.views[index].role == "contentView":
        throw .needed(id: id, name: name, reason: "it is the content view of its cell")
      default: return
      }
    case .guide(let index) where document.guides[index].kind != .custom:
      throw .needed(id: id, name: name, reason: "its view has it by itself")
    case .controller: throw .needed(id: id, name: name, reason: "it is the controller of its scene")
    default: return
    }
  }

  func text(_ connection: Connection) -> String {
    let what = connection.detail.map { "\(connection.kind) '\($0)'" } ?? connection.kind
    return "\(what) of \(label(of: connection.owner))"
  }

  private static func isConnection(_ element: DocumentElement) -> Bool {
    ["outlet", "outletCollection", "action", "segue", "exit"].contains(element.name)
  }

  /// Other references to the ids: a title label of a cell, a selected item, an anchor of a popover.
  private func otherReferences(to lost: Set<String>, outside: Set<String>) -> [String] {
    let plain: Set<String> = ["firstItem", "secondItem", "destination", "reference", "target"]
    var result: [String] = []
    func visit(_ element: DocumentElement) {
      if let id = element["id"], outside.contains(id) { return }
      for attribute in element.attributes
      where !plain.contains(attribute.name) && DocumentElement.isReference(attribute.name)
        && lost.contains(attribute.value)
      {
        result.append(
          "\(attribute.name) of \(element["id"].map { label(of: ObjectID($0)) } ?? "the document")")
      }
      for child in element.children { visit(child) }
    }
    visit(document.tree.root)
    return result
  }
}
