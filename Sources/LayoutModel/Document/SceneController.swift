package import ElementTree

/// A view controller of a scene.
package struct SceneController: Sendable {
  package var id: ObjectID
  /// Its element name, such as `tableViewController`.
  package var kind: String
  package var index: Int
  package var scene: Int
  /// Position of its root view.
  package var view: Int?
  /// The element without views and connections.
  package var element: DocumentElement

  package var customClass: String? { element["customClass"] }
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  package var title: String? { element["title"] }

  /// What a person calls it.
  package var name: String { element.controllerName }
}

extension DocumentElement {
  /// What a person calls a controller.
  package var controllerName: String {
    self["userLabel"] ?? self["title"] ?? self["storyboardIdentifier"] ?? self["customClass"]
      ?? child("navigationItem", key: "navigationItem")?["title"] ?? ViewKind(name).displayName
  }
}
