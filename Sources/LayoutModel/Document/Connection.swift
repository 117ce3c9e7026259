package import ElementTree

/// An outlet, action or segue from one object to another.
package struct Connection: Hashable, Sendable {
  package var id: ObjectID?
  /// Its element name: `outlet`, `outletCollection`, `action`, `segue`, …
  package var kind: String
  package var owner: ObjectID
  package var destination: ObjectID?
  /// The property of an outlet, the selector of an action, or the kind of a segue.
  package var detail: String?
  package var attributes: [DocumentAttribute]
  package var scene: Int?

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
