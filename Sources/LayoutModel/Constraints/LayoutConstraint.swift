/// A linear relation between layout attributes of one item, or of two.
///
///     first.attribute  ==  multiplier × second.attribute + constant
///
/// The constant is in points, the multiplier has no unit. Without a second anchor, `first` is
/// compared with the constant alone.
///
/// - Invariant: `multiplier` is finite and not zero, the absolute value of `constant` is at most
///   ``largestConstant``.
/// - Source: the `<constraint>` element. Interface Builder leaves out attributes with their default
///   value: an absent `firstItem` is the owning view, an absent `relation` is
///   ``LayoutRelation/equal``, an absent `priority` is 1000, an absent `multiplier` is 1, an absent
///   `constant` is 0.
package struct LayoutConstraint: Hashable, Sendable {
  package var id: ObjectID
  /// The view whose `constraints` element contains the constraint.
  package var owner: ObjectID
  package var first: LayoutAnchor
  package var relation: LayoutRelation
  package var second: LayoutAnchor?
  package var multiplier: Multiplier
  package var constant: Double
  package var priority: LayoutPriority
  /// The name that the author gave the constraint; UIKit prints it in its logs of conflicts.
  package var identifier: String?
  /// The constant is Interface Builder's standard spacing (8 between siblings, 20 to the superview, 0 to a safe area).
  package var isSymbolic: Bool
  /// Whether the constraint is removed at build time: it only helps on the canvas.
  package var isPlaceholder: Bool
  /// The constants of single cells, in the order of ``GridCell/inOrder``.
  package var constants: [CellValue<Double>]

  package init(
    id: ObjectID, owner: ObjectID, first: LayoutAnchor, relation: LayoutRelation = .equal,
    second: LayoutAnchor? = nil, multiplier: Multiplier = .one, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil, isSymbolic: Bool = false,
    isPlaceholder: Bool = false, constants: [CellValue<Double>] = []
  ) {
    self.id = id
    self.owner = owner
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isSymbolic = isSymbolic
    self.isPlaceholder = isPlaceholder
    self.constants = constants
  }

  /// The largest constant that is allowed. No layout has more points than this, and sums of such
  /// numbers are still exact to a pixel.
  package static let largestConstant = 1e9

  /// Whether frames can be computed with this constant.
  package static func canHold(constant: Double) -> Bool { abs(constant) <= largestConstant }

  /// The constant that holds in a cell.
  package func constant(in cell: GridCell) -> Double {
    constants.last { $0.cell.covers(cell) }?.value ?? constant
  }
}

/// A value that a property has in one cell of the grid.
package struct CellValue<Value: Hashable & Sendable>: Hashable, Sendable {
  package var cell: GridCell
  package var value: Value

  package init(cell: GridCell, value: Value) {
    self.cell = cell
    self.value = value
  }
}

/// An item and one of its attributes: one side of a constraint.
package struct LayoutAnchor: Hashable, Sendable {
  /// The id of a view or a guide.
  package var item: ObjectID
  package var attribute: LayoutAttribute

  package init(item: ObjectID, attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
