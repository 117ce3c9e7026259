package import Diagnostics

/// One scene of a storyboard, or one top-level view of a xib.
package struct LayoutScene: Sendable {
  /// The id of the root object: the controller of a storyboard scene, the view of a xib.
  package var id: ObjectID
  /// The scene's own id in a storyboard.
  package var sceneID: ObjectID?
  package var index: Int
  /// Positions of its controllers in ``LayoutDocument/controllers``; at most one in real documents.
  package var controllers: [Int] = []
  /// Positions of the views that have no superview: the root first, then views of bars and further
  /// top-level objects.
  package var roots: [Int] = []
  /// Positions of all its views, parents before children.
  package var views: [Int] = []
  package var location: SourceLocation?

  package init(id: ObjectID, sceneID: ObjectID?, index: Int) {
    self.id = id
    self.sceneID = sceneID
    self.index = index
  }
}

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
  package var name: String {
    element["userLabel"] ?? title ?? storyboardIdentifier ?? customClass
      ?? element.child("navigationItem", key: "navigationItem")?["title"]
      ?? ViewKind(kind).displayName
  }
}

/// A rectangle that takes part in constraints without being a view.
package struct LayoutGuide: Hashable, Sendable {
  package var id: ObjectID
  package var kind: Kind
  /// The author's name for a custom guide.
  package var userLabel: String?
  /// The view that it belongs to; for top and bottom guides the controller's root view.
  package var view: Int?
  package var scene: Int
  package var location: SourceLocation?

  package enum Kind: String, Hashable, Sendable {
    /// Ends the bars at the top of a controller's view (before safe areas).
    case top
    /// Begins the bars at the bottom.
    case bottom
    case safeArea
    case keyboard
    /// The content rectangle of a scroll view.
    case contentLayoutGuide
    /// The frame rectangle of a scroll view.
    case frameLayoutGuide
    /// Margins of a view as a guide.
    case layoutMargins
    case readableContent
    /// A guide that only its constraints place.
    case custom
  }
}

/// An outlet, action or segue from one object to another.
package struct Connection: Hashable, Sendable {
  package var id: ObjectID?
  /// Its element name: `outlet`, `outletCollection`, `action`, `segue`, …
  package var kind: String
  package var owner: ObjectID
  package var destination: ObjectID?
  /// The property of an outlet, the selector of an action, the kind of a segue.
  package var detail: String?
  package var attributes: [DocumentAttribute]
  package var scene: Int?

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
