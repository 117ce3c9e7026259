package import LayoutModel

/// Pins of one view, as in the editor's menu "Add New Constraints".
package struct PinDraft: Hashable, Sendable {
  package var edges: [(edge: LayoutAttribute, distance: PinnedDistance)] = []
  package var width: PinnedDistance?
  package var height: PinnedDistance?
  /// The ratio of width to height.
  package var aspectRatio: PinnedRatio?
  package var target = PinTarget.closest
  package var relation = LayoutRelation.equal
  package var priority = LayoutPriority.required

  package init() {}

  package static func == (a: Self, b: Self) -> Bool {
    a.edges.elementsEqual(b.edges, by: { $0 == $1 }) && a.width == b.width && a.height == b.height
      && a.aspectRatio == b.aspectRatio && a.target == b.target && a.relation == b.relation
      && a.priority == b.priority
  }

  package func hash(into hasher: inout Hasher) {
    for edge in edges {
      hasher.combine(edge.edge)
      hasher.combine(edge.distance)
    }
    hasher.combine(target)
  }
}

/// The item to which a view is pinned.
package enum PinTarget: Hashable, Sendable {
  /// The safe area if the superview has one, or else the superview.
  case closest
  case superview
  case margins
  case safeArea
  case item(ObjectID)
}

/// A distance as a person gives it: points, Interface Builder's standard distance, or the present
/// one.
package enum PinnedDistance: Hashable, Sendable {
  case points(Double)
  case standard
  case current
}

/// A ratio as a person gives it, or the present one.
package enum PinnedRatio: Hashable, Sendable {
  case ratio(Multiplier)
  case current
}
