import Diagnostics

/// An object as sentences name it, by its id and what a person calls it: `'abc-12-xyz' (Title)`.
package struct NamedObject: Hashable, Sendable, CustomStringConvertible {
  package var id: ObjectID
  package var name: String

  package init(id: ObjectID, name: String) {
    self.id = id
    self.name = name
  }

  package init(_ view: LayoutView) { self.init(id: view.id, name: view.name) }

  package var description: String { "'\(id)' (\(name))" }

  /// The same with a name that breaks no line.
  package var onOneLine: NamedObject { NamedObject(id: id, name: name.onOneLine) }
}
