package import LayoutModel

/// A constraint as a text states it: items are still names, and a distance may be `Standard`.
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
    /// The position of the item in the text, in Unicode scalars.
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
    /// The standard distance: 8 points between siblings and to layout guides, 20 to the superview.
    /// If `negative`, it is subtracted.
    case standard(negative: Bool)

    /// The value in points.
    ///
    /// - Parameter distance: the standard distance of both items. It is computed only if it is
    ///   needed.
    package func value(standard distance: @autoclosure () -> Double) -> Double {
      switch self {
      case .points(let value): value
      case .standard(let isNegative): isNegative ? -distance() : distance()
      }
    }

    /// Whether it is written as the standard distance instead of a number.
    package var isStandard: Bool { if case .standard = self { true } else { false } }
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

  /// The reason why UIKit makes no such constraint; `nil` if it does.
  package var attributePairFault: AttributePairFault? {
    AttributePairFault(first.attribute, second?.attribute)
  }

  /// The canonical text. For plain names, it reads back as the same constraint.
  package var text: String {
    var text = "\(first.item).\(first.attribute.equationName) \(relation.symbol) "
    if let second {
      if multiplier.value != 1 || multiplier.spelling != nil { text += "\(multiplier.text) x " }
      text += "\(second.item).\(second.attribute.equationName)"
      switch constant {
      case .points(let value):
        if value > 0 { text += " + \(NumberText.shortest(value))" }
        if value < 0 { text += " - \(NumberText.shortest(-value))" }
      case .standard(let isNegative): text += isNegative ? " - Standard" : " + Standard"
      }
    } else {
      switch constant {
      case .points(let value): text += NumberText.shortest(value)
      case .standard(let isNegative): text += isNegative ? "-Standard" : "Standard"
      }
    }
    if !priority.isRequired { text += " (Priority \(NumberText.shortest(priority.value)))" }
    return text
  }
}
