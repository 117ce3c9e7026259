/// A constraint in the notation of Apple's Auto Layout Guide:
///
///     Red View.Width = 2.0 x Blue View.Width + 8.0 (Priority 750)
///
/// Item names come from the caller; attributes are written in title case (`LeadingMargin`).
package struct ConstraintEquation: Sendable, Hashable {
  package var first: String
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var second: String?
  package var secondAttribute: LayoutAttribute?
  package var multiplier: Multiplier
  package var constant: Double
  package var priority: LayoutPriority

  package init(
    first: String, firstAttribute: LayoutAttribute, relation: LayoutRelation, second: String?,
    secondAttribute: LayoutAttribute?, multiplier: Multiplier = .one, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  package var text: String {
    var result = "\(first).\(firstAttribute.equationName) \(relation.symbol) "
    if let second, let secondAttribute {
      if multiplier.value != 1 { result += "\(multiplier.text) x " }
      result += "\(second).\(secondAttribute.equationName)"
      if constant > 0 { result += " + \(NumberText.shortest(constant))" }
      if constant < 0 { result += " - \(NumberText.shortest(-constant))" }
    } else {
      result += NumberText.shortest(constant)
    }
    if !priority.isRequired { result += " (Priority \(NumberText.shortest(priority.value)))" }
    return result
  }
}

extension LayoutAttribute {
  /// `LeadingMargin` for `leadingMargin`, `Baseline` for the last baseline.
  package var equationName: String {
    let name = rawValue
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Reads an attribute of an equation, whatever its case; `LastBaseline` is `Baseline`.
  package init?(equationName: String) {
    let wanted = equationName.lowercased()
    if wanted == "lastbaseline" {
      self = .lastBaseline
    } else if let attribute = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) {
      self = attribute
    } else {
      return nil
    }
  }
}

extension LayoutDocument {
  /// A constraint as an equation with the names that people gave the views. A view is called
  /// `Superview` if the item on the other side lies directly in it.
  package func equation(
    _ constraint: LayoutConstraint, in cell: GridCell? = nil
  ) -> ConstraintEquation {
    func name(_ id: ObjectID, other: ObjectID?) -> String {
      if case .view(let index) = items[id], let other, case .view(let inner) = items[other],
        views[inner].parent == index
      {
        return "Superview"
      }
      return self.name(of: id)
    }
    return ConstraintEquation(
      first: name(constraint.first.item, other: constraint.second?.item),
      firstAttribute: constraint.first.attribute, relation: constraint.relation,
      second: constraint.second.map { name($0.item, other: constraint.first.item) },
      secondAttribute: constraint.second?.attribute, multiplier: constraint.multiplier,
      constant: cell.map { constraint.constant(in: $0) } ?? constraint.constant,
      priority: constraint.priority)
  }
}
