import ElementTree
import LayoutModel

/// One scene in the tree of a storyboard.
struct SceneEntry {
  /// The comments before the scene; Interface Builder writes the scene's name in one.
  var comments: [DocumentContent]
  var element: DocumentElement

  /// The main object of the scene: its controller, or a reference to a controller of another
  /// storyboard.
  var controller: DocumentElement? {
    let objects = element.child("objects")
    return objects?.children.first { $0["sceneMemberID"] == "viewController" }
      ?? objects?.children.first { $0.name.hasSuffix("ontroller") || $0.isStoryboardReference }
  }

  var controllerID: ObjectID? { controller?["id"].map { ObjectID($0) } }

  var isReference: Bool { controller?.isStoryboardReference ?? false }

  /// The ids of all its objects, without the id of the scene.
  var ids: Set<String> { element.idsInside }

  /// The name of the scene for a person.
  var title: String { controller?.controllerName ?? element["sceneID"] ?? "" }

  /// Its place on the canvas.
  var canvasLocation: (x: Double, y: Double)? {
    guard let point = element.child(key: "canvasLocation"), let x = point.number("x"),
      let y = point.number("y")
    else { return nil }
    return (x, y)
  }

  /// Whether the scene has a name that a person may use: its id, that of its controller, or the
  /// storyboard identifier.
  func isCalled(_ id: ObjectID) -> Bool {
    controllerID == id || element["sceneID"] == id.text
      || controller?["storyboardIdentifier"] == id.text
  }

  /// The id of the placeholder for the first responder.
  var firstResponder: String? {
    element.child("objects")?.children
      .first { $0["placeholderIdentifier"] == "IBFirstResponder" }?["id"]
  }

  /// The objects beside the controller: gesture recognizers, further views and objects.
  var topLevelObjects: [DocumentElement] {
    (element.child("objects")?.children.map { $0 } ?? []).filter { object in
      object["id"] != controller?["id"] && object["placeholderIdentifier"] == nil
        && object.name != "exit"
    }
  }

  /// Lets `body` change the controller.
  mutating func editController(_ body: (inout DocumentElement) -> Void) {
    guard let id = controllerID else { return }
    element.modify(id: id, body)
  }

  /// The same scene with a reference instead of its controller. Ids, comments and the place on the
  /// canvas stay, so that everything that leads to the controller leads to the reference.
  ///
  /// - Parameter identifier: the controller's identifier in the other storyboard; `nil` for the
  ///   initial controller.
  /// - Source: references in public documents.
  func reference(toStoryboard name: String, identifier: String?) -> SceneEntry {
    guard let controller else { return self }
    var reference = DocumentElement("viewControllerPlaceholder")
    // Code that creates it by its identifier still finds it here.
    if let own = controller["storyboardIdentifier"], own != controller["id"] {
      reference["storyboardIdentifier"] = own
    }
    reference["storyboardName"] = name
    reference["referencedIdentifier"] = identifier
    reference["id"] = controller["id"]
    reference["sceneMemberID"] = "viewController"
    var result = self
    result.element.editList("objects") { objects in
      objects.content = objects.content.compactMap { item in
        guard case .element(let child) = item else { return nil }
        if child["id"] == controller["id"] { return .element(reference) }
        return child["placeholderIdentifier"] == "IBFirstResponder" ? item : nil
      }
    }
    return result
  }
}
