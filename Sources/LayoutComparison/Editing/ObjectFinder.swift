import Diagnostics
import ElementTree
package import LayoutModel

/// Finds objects of a document by the text with which a person names them: an id, or else a name.
package struct ObjectFinder: Sendable {
  package let document: LayoutDocument
  /// The only scene in which names are searched; `nil` for all.
  package let scene: Int?

  package init(_ document: LayoutDocument, scene: Int? = nil) {
    self.document = document
    self.scene = scene
  }

  private struct Named {
    var id: ObjectID
    var name: String
    var scene: Int
  }

  /// All views, guides and controllers, and the constraints that have a name.
  private var named: [Named] {
    let items =
      document.views.map { Named(id: $0.id, name: $0.name, scene: $0.scene) }
      + document.guides.map {
        Named(id: $0.id, name: document.name(of: $0.id), scene: $0.scene)
      }
      + document.controllers.map { Named(id: $0.id, name: $0.name, scene: $0.scene) }
    let constraints = document.constraints.indices.compactMap { index -> Named? in
      let constraint = document.constraints[index]
      let scene = document.views[document.constraintOwners[index]].scene
      return constraint.identifier.map { Named(id: constraint.id, name: $0, scene: scene) }
    }
    return (items + constraints).filter { scene == nil || $0.scene == scene }
  }

  /// The object with that id, or the only one with that name.
  package func object(_ text: String) throws(EditFault) -> ObjectID {
    if let found = try find(text) { return found }
    throw .unknownObject(name: text, nearest: nearest(to: text))
  }

  func find(_ text: String) throws(EditFault) -> ObjectID? {
    if document.items[ObjectID(text)] != nil || document.tree.root.descendant(ObjectID(text)) != nil
    {
      return ObjectID(text)
    }
    let all = named
    var found = all.filter { $0.name == text }
    if found.isEmpty {
      let wanted = text.lowercased()
      found = all.filter { $0.name.lowercased() == wanted }
    }
    guard found.count < 2 else {
      throw .severalObjects(name: text, ids: found.map(\.id.text))
    }
    return found.first?.id
  }

  /// The view with that id or name.
  package func view(_ text: String) throws(EditFault) -> LayoutView {
    let views = named.filter { document.view($0.id) != nil && $0.name == text }
    // A view may have the same name as a guide or constraint. Only the view is meant here.
    let id =
      views.count == 1 && document.items[ObjectID(text)] == nil
      ? views[0].id : try object(text)
    guard let view = document.view(id) else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "a view")
    }
    return view
  }

  /// The scene with that id, or whose controller or root view has that id or name.
  package func scene(_ text: String) throws(EditFault) -> LayoutScene {
    if let scene = document.scene(ObjectID(text)) { return scene }
    let found = document.scenes.filter { document.name(of: $0.id) == text }
    guard found.count < 2 else {
      throw .severalObjects(name: text, ids: found.map(\.id.text))
    }
    if let scene = found.first { return scene }
    let id = try object(text)
    guard let view = document.view(id) else {
      throw .wrongKind(id: id, name: document.name(of: id), wanted: "a scene")
    }
    return document.scenes[view.scene]
  }

  func nearest(to text: String) -> String? {
    let all = named
    // A constraint without a name is found by its id.
    let constraints = document.constraints.map(\.id.text)
    return Spelling.nearest(
      to: text, in: all.map(\.name) + all.map(\.id.text) + constraints)
  }

  // MARK: Items of constraints

  /// The item that a name means in a constraint. `Superview` and guides belong to the item on the other side.
  package func item(_ text: String, beside other: ObjectID?) throws(EditFault) -> ObjectID {
    if case .view? = document.items[ObjectID(text)] { return ObjectID(text) }
    if case .guide? = document.items[ObjectID(text)] { return ObjectID(text) }
    if let other, let container = document.container(of: other) {
      if text == "Superview" { return document.views[container].id }
      if let guide = guide(text, around: container) { return guide }
    } else if text == "Superview" {
      throw .noSuperview(item: other.map { document.name(of: $0) } ?? text)
    }
    if try find(text) == nil, let dot = text.lastIndex(of: "."),
      let view = document.view(try object(String(text[..<dot]))),
      let guide = guide(String(text[text.index(after: dot)...]), of: view.index)
    {
      return guide
    }
    let found = try object(text)
    switch document.items[found] {
    case .view, .guide: return found
    default:
      throw .wrongKind(id: found, name: document.name(of: found), wanted: "a view or a guide")
    }
  }

  /// A guide of the closest view around that has one.
  private func guide(_ name: String, around container: Int) -> ObjectID? {
    for view in document.viewAndSuperviews(of: container) {
      if let found = guide(name, of: view) { return found }
    }
    return nil
  }

  private func guide(_ name: String, of view: Int) -> ObjectID? {
    document.guides.first {
      $0.view == view && document.name(of: $0.id).lowercased() == name.lowercased()
    }?.id
  }
}

extension LayoutDocument {
  /// The view in which an item lies: the superview of a view, or the view that has a guide.
  package func container(of id: ObjectID) -> Int? {
    switch items[id] {
    case .view(let index): views[index].parent
    case .guide(let index): guides[index].view
    default: nil
    }
  }

  /// The view that an item is, or the view that has a guide.
  package func host(of id: ObjectID) -> Int? {
    switch items[id] {
    case .view(let index): index
    case .guide(let index): guides[index].view
    default: nil
    }
  }
}
