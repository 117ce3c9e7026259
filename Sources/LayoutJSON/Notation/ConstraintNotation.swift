package import LayoutModel

/// A constraint as text says it: items are still names, and a distance may be `Standard`.
package struct ConstraintNotation: Hashable, Sendable {
  package var first: Anchor
  package var relation: LayoutRelation
  package var second: Anchor?
  package var multiplier: Multiplier
  package var constant: Distance
  package var priority: LayoutPriority

  package struct Anchor: Hashable, Sendable {
    /// The name or id of a view or guide, or `Superview`.
    package var item: String
    package var attribute: LayoutAttribute
    /// Where the item stands in the text, in Unicode scalars.
    package var offset: Int

    package init(_ item: String, _ attribute: LayoutAttribute, offset: Int = 0) {
      self.item = item
      self.attribute = attribute
      self.offset = offset
    }

    package static func == (a: Self, b: Self) -> Bool {
      a.item == b.item && a.attribute == b.attribute
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(item)
      hasher.combine(attribute)
    }
  }

  package enum Distance: Hashable, Sendable {
    case points(Double)
    /// 8 points between siblings and to layout guides, 20 to the superview; subtracted if negative.
    case standard(negative: Bool)
  }

  package init(
    first: Anchor, relation: LayoutRelation = .equal, second: Anchor? = nil,
    multiplier: Multiplier = .one, constant: Distance = .points(0),
    priority: LayoutPriority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The canonical text, which reads back as the same constraint for plain names.
  package var text: String {
    var equation = ConstraintEquation(
      first: first.item, firstAttribute: first.attribute, relation: relation,
      second: second?.item, secondAttribute: second?.attribute, multiplier: multiplier,
      priority: priority)
    switch constant {
    case .points(let value):
      equation.constant = value
      return equation.text
    case .standard(let negative):
      let suffix =
        priority.isRequired ? "" : " (Priority \(NumberText.shortest(priority.value)))"
      guard second != nil else {
        return "\(first.item).\(first.attribute.equationName) \(relation.symbol) "
          + (negative ? "-" : "") + "Standard" + suffix
      }
      equation.priority = .required
      return equation.text + (negative ? " - " : " + ") + "Standard" + suffix
    }
  }
}
