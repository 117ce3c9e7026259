import LayoutComparison

/// One thing that differs between two versions of a document.
public struct Change: Hashable, Sendable, CustomStringConvertible {
  /// The id of the object; empty for the document itself.
  public let object: String
  /// What happened.
  public let kind: Kind
  /// The id of the scene's root object; `nil` for what belongs to no scene.
  public let scene: String?
  /// The property of a changed object, such as `constant`; `nil` where a whole object came, went or moved.
  public let property: String?
  /// The cell of the grid in which the setting stands, such as `wC-hAny`; `nil` for all.
  public let cell: String?
  /// The value before; `nil` where there was none.
  public let old: String?
  /// The value after; `nil` where there is none.
  public let new: String?
  /// A sentence for people: `constraint 'k3F': Title.Leading = Superview.Leading + 16 → + 24`.
  public let description: String

  /// What happened to the object.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed
    /// It stands elsewhere in the document.
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
