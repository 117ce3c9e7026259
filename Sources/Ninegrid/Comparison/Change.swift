import LayoutComparison

/// One difference between two versions of a document.
public struct Change: Hashable, Sendable, CustomStringConvertible {
  /// The id of the object; empty for the document itself.
  public let object: String
  /// What happened to the object.
  public let kind: Kind
  /// The id of the scene's root object; `nil` if the change belongs to no scene.
  public let scene: String?
  /// The property of a changed object, such as `constant`; `nil` if a whole object was added, removed or
  /// moved.
  public let property: String?
  /// The cell of the grid that contains the setting, such as `wC-hAny`; `nil` for a setting of all cells.
  public let cell: String?
  /// The value before; `nil` if there was none.
  public let old: String?
  /// The value after; `nil` if there is none.
  public let new: String?
  /// A sentence for people: `constraint 'k3F': Title.Leading = Superview.Leading + 16 → + 24`.
  public let description: String

  /// What happened to the object.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed
    /// The object has another place in the document.
    case moved
    case modified
  }

  init(_ row: DifferenceRow) {
    object = row.id
    kind = Kind(rawValue: row.change) ?? .modified
    scene = row.scene
    property = row.path
    cell = row.cell
    old = row.old
    new = row.new
    description = row.sentence
  }
}
