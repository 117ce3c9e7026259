package import ElementTree

/// A view controller of a scene.
package struct SceneController: Sendable {
  package var id: ObjectID
  /// Its element name, such as `tableViewController`.
  package var kind: String
  package var index: Int
  package var scene: Int
  /// The position of its root view.
  package var view: Int?
  /// The controller's element without views and connections.
  package var element: DocumentElement

  package var customClass: String? { element["customClass"] }
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  package var title: String? { element["title"] }

  /// The name that a person uses for the controller.
  package var name: String { element.controllerName }
}

extension DocumentElement {
  /// The name that a person uses for a controller.
  package var controllerName: String {
    self["userLabel"] ?? self["title"] ?? self["storyboardIdentifier"] ?? self["customClass"]
      ?? child("navigationItem", key: "navigationItem")?["title"] ?? ViewKind(name).displayName
  }
}
