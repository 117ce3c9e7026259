import Diagnostics
import LayoutModel

/// A linear relation between attributes of one view or guide, or of two, as it holds in one cell of the grid.
///
///     first  relation  multiplier × second + constant
///
/// Without a second anchor, the first is compared with the constant alone.
public struct Constraint: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// Its id in the document.
  public let id: String
  /// The left side.
  public let first: Anchor
  /// How the sides compare.
  public let relation: Relation
  /// The right side; `nil` where the first is compared with a number.
  public let second: Anchor?
  /// Has no unit, and is never 0.
  public let multiplier: Double
  /// In points.
  public let constant: Double
  /// From 1 to 1000, which is required; see <doc:Priorities>.
  public let priority: Double
  /// Where it stands in the file, from 1; `nil` where that is not known.
  public let line: Int?
  /// In the notation of Apple's Auto Layout Guide, with names for people: `Title.Leading = Superview.Leading + 16`.
  public let description: String

  /// One side of a constraint.
  public struct Anchor: Hashable, Sendable {
    /// The id of a view or of a guide.
    public let item: String
    /// Which of its edges, centres or lengths.
    public let attribute: Attribute

    /// An attribute of a view or of a guide.
    public init(item: String, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// A position or a length of a view or guide. Raw values are Interface Builder's.
  public struct Attribute: RawRepresentable, Hashable, Sendable {
    /// Such as `leading`, `centerX` or `topMargin`; `baseline` is the last baseline.
    public let rawValue: String

    /// The attribute with a name of Interface Builder.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The left edge where text runs from left to right, else the right one.
    public static let leading = Attribute(rawValue: "leading")
    /// The right edge where text runs from left to right, else the left one.
    public static let trailing = Attribute(rawValue: "trailing")
    /// The upper edge.
    public static let top = Attribute(rawValue: "top")
    /// The lower edge.
    public static let bottom = Attribute(rawValue: "bottom")
    /// The distance from edge to edge across.
    public static let width = Attribute(rawValue: "width")
    /// The distance from edge to edge down.
    public static let height = Attribute(rawValue: "height")
    /// The middle across.
    public static let centerX = Attribute(rawValue: "centerX")
    /// The middle down.
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
