package import ElementTree
package import LayoutModel

/// Moves the view of a storyboard's scene into a xib of its own, whose File's Owner is the
/// controller.
///
/// The controller stays in its scene without a view: UIKit then loads the xib that has the name of
/// its class. The controller's outlets to objects in the xib move to File's Owner; segues stay.
///
/// - Source: xibs of view controllers in public documents: File's Owner has the id -1 and an outlet `view`, First
///   Responder the id -2.
package struct XibExtraction: Sendable {
  package private(set) var xib: DocumentTree
  package private(set) var storyboard: DocumentTree
  /// The class of the controller: the name by which UIKit looks for the xib.
  package let className: String
  package let controller: ObjectID

  /// - Parameters:
  ///   - scene: the id of the scene or of its controller, or its storyboard identifier.
  ///   - bars: the bars that surround the view on the canvas.
  /// - Throws: ``StructureFault`` if the view has something that a xib can't have.
  package init(
    _ document: NamedDocument, scene: ObjectID, simulating bars: SimulatedBars?
  ) throws(StructureFault) {
    storyboard = document.tree
    xib = document.tree
    let list = SceneList(document.tree.root)
    guard let entry = list.entries.first(where: { $0.isCalled(scene) }),
      let owner = entry.controller,
      let ownerID = entry.controllerID
    else {
      throw StructureFault(
        "there is no scene '\(scene)' in '\(document.name)'",
        hint: "'ninegrid show \(document.name)' prints the scenes with their ids")
    }
    guard var view = owner.child(key: "view") else {
      throw StructureFault("'\(entry.title)' has no view in '\(document.name)'")
    }
    guard let name = owner["customClass"] else {
      throw StructureFault(
        "'\(entry.title)' has no class of its own, by whose name UIKit would find the xib",
        hint: "give the controller a class first")
    }
    className = name
    controller = ownerID
    try Self.check(view, of: entry, owner)
    let others = entry.topLevelObjects
    var inside = view.idsInside
    for object in others { inside.formUnion(object.idsInside) }
    let connections = owner.child("connections")?.children.filter { connection in
      connection["destination"].map(inside.contains) ?? false
    }
    view["key"] = nil
    bars?.add(to: &view)
    writeXib(view, others, connections ?? [], entry, owner)
    writeStoryboard(ownerID, inside, document.tree)
  }

  /// Checks that a view of a scene has nothing that a view of a xib can't have.
  private static func check(
    _ view: DocumentElement, of entry: SceneEntry, _ owner: DocumentElement
  ) throws(StructureFault) {
    var guides: Set<String> = []
    owner.child("layoutGuides")?.forEach { if let id = $0["id"] { guides.insert(id) } }
    var reason: (text: String, hint: String?)?
    view.forEach { element in
      let id = element["id"] ?? ""
      switch element.name {
      case "segue":
        reason = ("'\(id)' is a segue from one of its views", "let the controller have it")
      case "prototypes", "cells": reason = ("its table or collection view has prototypes", nil)
      case "sections": reason = ("its table has static cells", nil)
      default:
        for attribute in element.attributes where DocumentElement.isReference(attribute.name) {
          if guides.contains(attribute.value) {
            reason = (
              "'\(id)' refers to a layout guide of the controller",
              "'ninegrid migrate safe-area' replaces it"
            )
          }
        }
      }
    }
    guard let reason else { return }
    throw StructureFault(
      "the view of '\(entry.title)' can't be in a xib: \(reason.text)", hint: reason.hint)
  }

  private mutating func writeXib(
    _ view: DocumentElement, _ others: [DocumentElement], _ connections: [DocumentElement],
    _ entry: SceneEntry, _ controller: DocumentElement
  ) {
    var ids = ObjectIDFactory(avoiding: xib.root)
    var owner = DocumentElement("placeholder", ["placeholderIdentifier": "IBFilesOwner"])
    owner["id"] = XibPlaceholder.owner
    owner["userLabel"] = "File's Owner"
    for name in ["customClass", "customModule", "customModuleProvider"] {
      owner[name] = controller[name]
    }
    let viewID = view["id"] ?? ""
    var outlets = connections
    // Some controllers have this outlet in the storyboard already.
    if !connections.contains(where: { $0["property"] == "view" && $0["destination"] == viewID }) {
      outlets.append(
        DocumentElement(
          "outlet",
          [
            "property": "view", "destination": viewID,
            "id": ids.make(from: ObjectID(viewID), purpose: "view").text,
          ]))
    }
    owner.append(DocumentElement("connections", [:], children: outlets))
    let responder = DocumentElement(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": XibPlaceholder.firstResponder,
        "customClass": "UIResponder",
      ])
    var objects = DocumentElement(
      "objects", [:], children: [owner, responder, view] + others)
    objects.refer(
      to: [
        (controller["id"] ?? "", XibPlaceholder.owner),
        (entry.firstResponder ?? "", XibPlaceholder.firstResponder),
      ])
    xib.kind = .xib
    let whole = xib.root
    xib.root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    xib.root["initialViewController"] = nil
    xib.root["launchScreen"] = nil
    xib.root.content = xib.root.content.map { item in
      item.isElement("scenes") ? .element(objects) : item
    }
    xib.root.keepUsedEntries(of: whole, keepsUnused: false)
  }

  private mutating func writeStoryboard(
    _ controller: ObjectID, _ inside: Set<String>, _ whole: DocumentTree
  ) {
    var list = SceneList(storyboard.root)
    for index in list.entries.indices where list.entries[index].controllerID == controller {
      list.entries[index].editController { controller in
        controller.content.removeAll { item in
          if case .element(let child) = item { child["key"] == "view" } else { false }
        }
        controller.filterList("connections") {
          !($0["destination"].map(inside.contains) ?? false)
        }
      }
      list.entries[index].element.editList("objects") { objects in
        objects.content.removeAll { item in
          guard case .element(let child) = item, let id = child["id"] else { return false }
          return inside.contains(id)
        }
      }
    }
    list.write(to: &storyboard.root)
    storyboard.root.keepUsedEntries(of: whole.root, keepsUnused: true)
  }
}

/// The reason why documents can't be rewritten together. All documents stay as they were.
package struct StructureFault: Error, Hashable, Sendable {
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
