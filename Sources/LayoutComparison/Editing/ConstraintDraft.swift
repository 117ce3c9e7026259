import ElementTree
package import LayoutModel

/// A constraint that will be added.
package struct ConstraintDraft: Hashable, Sendable {
  package var first: LayoutAnchor
  package var relation: LayoutRelation
  package var second: LayoutAnchor?
  package var multiplier: Multiplier
  package var constant: Double
  /// Whether the constant is Interface Builder's standard distance.
  package var isSymbolic: Bool
  package var priority: LayoutPriority
  package var identifier: String?

  package init(
    _ first: LayoutAnchor, _ relation: LayoutRelation = .equal, _ second: LayoutAnchor? = nil,
    multiplier: Multiplier = .one, constant: Double = 0, isSymbolic: Bool = false,
    priority: LayoutPriority = .required, identifier: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.isSymbolic = isSymbolic
    self.priority = priority
    self.identifier = identifier
  }
}

extension ConstraintDraft {
  /// A constraint that keeps an edge of a view at a distance from another item. It has its items in the order that
  /// ``LayoutModel/LayoutAttribute/isStart`` gives.
  ///
  /// - Parameter distance: in points; positive if the view lies inside of the other item, or behind it.
  package init(
    edge own: LayoutAnchor, from other: LayoutAnchor, _ relation: LayoutRelation = .equal,
    distance: Double, isSymbolic: Bool = false, priority: LayoutPriority = .required
  ) {
    let isFirst = own.attribute.isStart
    self.init(
      isFirst ? own : other, relation, isFirst ? other : own, constant: distance,
      isSymbolic: isSymbolic, priority: priority)
  }

  /// The constraint in the model.
  func constraint(id: ObjectID, owner: ObjectID) -> LayoutConstraint {
    LayoutConstraint(
      id: id, owner: owner, first: first, relation: relation, second: second,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isSymbolic: isSymbolic)
  }

  /// The element as Interface Builder writes it: without attributes that have their default, and
  /// without the first item if it is the owner itself.
  func element(id: ObjectID, owner: ObjectID) -> DocumentElement {
    var attributes: [DocumentAttribute] = []
    func add(_ name: String, _ value: String) {
      attributes.append(DocumentAttribute(name: name, value: value))
    }
    if first.item != owner { add("firstItem", first.item.text) }
    add("firstAttribute", first.attribute.rawValue)
    if relation != .equal { add("relation", relation.rawValue) }
    if let second {
      add("secondItem", second.item.text)
      add("secondAttribute", second.attribute.rawValue)
    }
    let ratio = multiplier.text
    if multiplier.value != 1 || ratio.contains(":") {
      let isRatio = ratio.contains(":") || ratio.contains("/")
      add("multiplier", isRatio ? ratio : NumberText.shortest(multiplier.value))
    }
    if !priority.isRequired { add("priority", NumberText.shortest(priority.value)) }
    if constant != 0 { add("constant", NumberText.shortest(constant)) }
    if let identifier { add("identifier", identifier) }
    if isSymbolic { add("symbolic", "YES") }
    add("id", id.text)
    return DocumentElement("constraint", attributes)
  }
}
