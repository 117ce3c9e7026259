import Diagnostics
import LayoutModel

/// A linear relation between attributes of one view or guide, or of two, in one cell of the grid.
///
///     first  relation  multiplier × second + constant
///
/// Without a second anchor, the first one is only compared with the constant.
public struct Constraint: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// Its id in the document.
  public let id: String
  /// The left side.
  public let first: Anchor
  /// How the sides compare.
  public let relation: Relation
  /// The right side; `nil` if the first anchor is compared with a number.
  public let second: Anchor?
  /// The factor of the second anchor. It has no unit, and is never 0.
  public let multiplier: Double
  /// The constant, in points.
  public let constant: Double
  /// The priority from 1 to 1000; 1000 means required. See <doc:Priorities>.
  public let priority: Double
  /// The line in the file, from 1; `nil` if it is not known.
  public let line: Int?
  /// The constraint in the notation of Apple's Auto Layout Guide, with names for people: `Title.Leading =
  /// Superview.Leading + 16`.
  public let description: String

  /// One side of a constraint.
  public struct Anchor: Hashable, Sendable {
    /// The id of a view or of a guide.
    public let item: String
    /// The edge, centre or length of the item.
    public let attribute: Attribute

    /// An attribute of a view or of a guide.
    public init(item: String, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The way in which the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// A position or a length of a view or guide. Raw values are Interface Builder's names.
  public struct Attribute: RawRepresentable, Hashable, Sendable {
    /// The name, such as `leading`, `centerX` or `topMargin`; `baseline` is the last baseline.
    public let rawValue: String

    /// The attribute with a name of Interface Builder.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The left edge if text runs from left to right, or else the right one.
    public static let leading = Attribute(rawValue: "leading")
    /// The right edge if text runs from left to right, or else the left one.
    public static let trailing = Attribute(rawValue: "trailing")
    /// The upper edge.
    public static let top = Attribute(rawValue: "top")
    /// The lower edge.
    public static let bottom = Attribute(rawValue: "bottom")
    /// The horizontal distance between the edges.
    public static let width = Attribute(rawValue: "width")
    /// The vertical distance between the edges.
    public static let height = Attribute(rawValue: "height")
    /// The horizontal centre.
    public static let centerX = Attribute(rawValue: "centerX")
    /// The vertical centre.
    public static let centerY = Attribute(rawValue: "centerY")
  }

  init(at position: Int, of document: LayoutDocument, in cell: LayoutModel.GridCell) {
    let constraint = document.constraints[position]
    id = constraint.id.text
    first = Anchor(constraint.first)
    relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    second = constraint.second.map { Anchor($0) }
    multiplier = constraint.multiplier.value
    constant = constraint.constant(in: cell)
    priority = constraint.priority.value
    line = document.constraintLocations[position]?.line
    description = document.equation(constraint, in: cell).text
  }
}

extension Constraint.Anchor {
  init(_ anchor: LayoutAnchor) {
    item = anchor.item.text
    attribute = Constraint.Attribute(rawValue: anchor.attribute.rawValue)
  }
}
