package import ElementTree
package import LayoutModel

/// Moves the view of a xib into a scene: into the scene of a storyboard whose controller has no
/// view, or into a storyboard of its own.
///
/// This reverses ``XibExtraction``: File's Owner becomes the controller, and its outlets become the
/// controller's.
package struct XibInsertion: Sendable {
  package private(set) var storyboard: DocumentTree
  /// Objects that got another id, because another object already had theirs.
  package private(set) var renamed: [(old: ObjectID, new: ObjectID)] = []

  /// The xib with the ids that its objects have in the storyboard.
  package private(set) var source: DocumentTree

  /// - Parameter target: the storyboard to insert into; `nil` for a new one.
  /// - Throws: ``StructureFault`` if the xib does not belong to a controller, or no controller
  ///   waits for it.
  package init(_ xib: NamedDocument, into target: NamedDocument?) throws(StructureFault) {
    source = xib.tree
    let objects = xib.tree.root.child("objects")?.children.filter { $0["id"] != nil } ?? []
    guard let owner = objects.first(where: { $0["id"] == XibPlaceholder.owner }),
      let outlet = owner.child("connections")?.children.first(where: {
        $0.name == "outlet" && $0["property"] == "view"
      }), let view = objects.first(where: { $0["id"] == outlet["destination"] })
    else {
      throw StructureFault(
        "'\(xib.name)' is not a xib of a view controller: its File's Owner has no view",
        hint: "xibs of cells and plain views stay what they are")
    }
    storyboard = target?.tree ?? Self.newStoryboard(for: xib.tree, owner, view)
    let whole = storyboard.root
    let list = SceneList(storyboard.root)
    let waiting = list.entries.filter { entry in
      guard let controller = entry.controller, !entry.isReference else { return false }
      return controller.child(key: "view") == nil
        && (target == nil || controller["customClass"] == owner["customClass"])
        && controller.name != "navigationController" && controller.name != "tabBarController"
        && controller.name != "splitViewController"
    }
    guard let entry = waiting.first, let controller = entry.controllerID else {
      throw StructureFault(
        "no controller of '\(target?.name ?? "")' is without a view and a '\(owner["customClass"] ?? "UIViewController")'",
        hint: "leave out '--into' for a storyboard of its own")
    }
    giveOwnIDs(avoiding: whole)
    insert(view["id"] ?? "", into: list, at: entry, controller, isNew: target == nil)
  }

  private mutating func giveOwnIDs(avoiding root: DocumentElement) {
    var ids = ObjectIDFactory(avoiding: [root, source.root])
    let taken = root.idsInside
    var names: [ObjectID: ObjectID] = [:]
    source.root.child("objects")?.forEach { element in
      guard let id = element["id"], taken.contains(id), !id.hasPrefix("-") else { return }
      names[ObjectID(id)] = ids.make(from: ObjectID(id), purpose: "storyboard")
    }
    source.root.rename(names)
    renamed = names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func insert(
    _ oldView: String, into list: SceneList, at entry: SceneEntry, _ controller: ObjectID,
    isNew: Bool
  ) {
    let viewID = renamed.first { $0.old.text == oldView }?.new.text ?? oldView
    var objects = source.root.child("objects") ?? DocumentElement("objects")
    objects.refer(
      to: [
        (XibPlaceholder.owner, controller.text),
        (XibPlaceholder.firstResponder, entry.firstResponder ?? XibPlaceholder.firstResponder),
      ])
    var others: [DocumentElement] = []
    var connections: [DocumentElement] = []
    var list = list
    guard let index = list.entries.firstIndex(where: { $0.controllerID == controller }) else {
      return
    }
    for object in objects.children {
      if object["placeholderIdentifier"] != nil {
        if object["placeholderIdentifier"] == "IBFilesOwner" {
          connections = (object.child("connections")?.children.map { $0 } ?? [])
            .filter { $0["property"] != "view" }
        }
      } else if object["id"] == viewID {
        var view = object
        // A controller that nothing shows yet gets the bars with which the view was drawn.
        if isNew { list.entries[index].editController { SimulatedBars.move(from: view, to: &$0) } }
        SimulatedBars.remove(from: &view)
        view.content.removeAll { item in
          if case .element(let child) = item { child["key"] == "canvasLocation" } else { false }
        }
        view.attributes.insert(DocumentAttribute(name: "key", value: "view"), at: 0)
        list.entries[index].editController { $0.insertInOrder(view) }
      } else {
        others.append(object)
      }
    }
    if !connections.isEmpty {
      list.entries[index].editController { controller in
        // Outlets stand before segues, which stayed with the controller.
        controller.editList("connections") {
          $0.content.insert(contentsOf: connections.map { .element($0) }, at: 0)
        }
      }
    }
    list.entries[index].element.editList("objects") { $0.content += others.map { .element($0) } }
    list.write(to: &storyboard.root)
    storyboard.root.addLists(of: source.root)
  }

  /// A storyboard that begins with one controller without a view.
  private static func newStoryboard(
    for xib: DocumentTree, _ owner: DocumentElement, _ view: DocumentElement
  ) -> DocumentTree {
    var ids = ObjectIDFactory(avoiding: xib.root)
    let viewID = ObjectID(view["id"] ?? "")
    let kind =
      ["tableView": "tableViewController", "collectionView": "collectionViewController"][view.name]
      ?? "viewController"
    var controller = DocumentElement(
      kind, ["id": ids.make(from: viewID, purpose: "controller").text])
    for name in ["customClass", "customModule", "customModuleProvider"] {
      controller[name] = owner[name]
    }
    controller["sceneMemberID"] = "viewController"
    let responder = DocumentElement(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder",
        "id": ids.make(from: viewID, purpose: "firstResponder").text,
        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
      ])
    let scene = DocumentElement(
      "scene", ["sceneID": ids.make(from: viewID, purpose: "scene").text],
      children: [
        DocumentElement("objects", [:], children: [controller, responder]),
        DocumentElement("point", ["key": "canvasLocation", "x": "0.0", "y": "0.0"]),
      ])
    var result = xib
    result.kind = .storyboard
    result.root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    result.root.setInOrder("initialViewController", to: controller["id"])
    result.root.content = result.root.content.map { item in
      item.isElement("objects")
        ? .element(DocumentElement("scenes", [:], children: [scene])) : item
    }
    return result
  }
}

/// The ids that placeholders have in every xib.
enum XibPlaceholder {
  static let owner = "-1"
  static let firstResponder = "-2"
}
