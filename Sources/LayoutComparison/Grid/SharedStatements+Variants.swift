package import LayoutModel

extension SharedStatements.Statement {
  /// A constraint without its constant. One constraint with a constant for each cell could replace all constraints
  /// of this form.
  struct Variant: Hashable, Sendable {
    var template: ConstraintTemplate
    var equation: ConstraintEquation

    init(_ constraint: LayoutConstraint, _ equation: ConstraintEquation) {
      template = ConstraintTemplate(constraint)
      self.equation = equation
    }
  }
}

extension SharedStatements {
  /// Constraints of different classes that differ in only one number.
  package struct Family: Sendable, Hashable {
    package var scene: ObjectID
    package var difference: Difference
    /// Positions in ``SharedStatements/statements``, at least two.
    package var members: [Int]
    /// The cell in which one constraint could state it. `nil` if no cell covers exactly these
    /// classes, or if no cell can vary the number.
    package var couldBe: Placement?
  }

  /// The number that differs. Cells can vary the constant and the installation of a constraint, but never its
  /// priority.
  package enum Difference: Sendable, Hashable { case constant, priority }

  /// The families of constraints that have another constant or priority in each class.
  package var families: [Family] { families(by: .constant) + families(by: .priority) }

  /// The values that all members of a family share.
  private struct FamilyKey: Hashable {
    var scene: ObjectID
    var template: ConstraintTemplate
    var constant: Double?

    init(_ scene: ObjectID, _ variant: Statement.Variant, _ difference: Difference) {
      self.scene = scene
      switch difference {
      case .constant: template = variant.template
      case .priority:
        template = variant.template.withoutPriority
        constant = variant.commonConstant
      }
    }
  }

  private func families(by difference: Difference) -> [Family] {
    var order: [FamilyKey] = []
    var members: [FamilyKey: [Int]] = [:]
    for (position, statement) in statements.enumerated() where !statement.classes.isEmpty {
      guard let variant = statement.variant else { continue }
      let key = FamilyKey(statement.scene, variant, difference)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(position)
    }
    return order.compactMap { group in
      let found = members[group] ?? []
      let classes = found.flatMap { statements[$0].classes }
      // They could be one constraint with a constant for each cell. Two constraints in one class could not.
      guard found.count > 1, Set(found.flatMap { statements[$0].ids }).count > 1,
        Set(classes).count == classes.count
      else { return nil }
      let possible = GridCell.finals.filter { cell in
        found.contains { statements[$0].possible.contains(cell) }
      }
      let place = Placement(classes: classes.sorted(), possible: possible)
      return Family(
        scene: group.scene, difference: difference, members: found,
        couldBe: difference == .priority ? nil : place)
    }
  }

  /// The ids of constraints that state the same with another number.
  package func others(of position: Int, in families: [Family], by difference: Difference)
    -> [ObjectID]
  {
    let own = statements[position].ids
    let family = families.first {
      $0.difference == difference && $0.members.contains(position)
    }
    let ids = (family?.members ?? []).flatMap { statements[$0].ids }
    return ids.enumerated().filter { index, id in
      !own.contains(id) && ids.firstIndex(of: id) == index
    }.map(\.element)
  }
}

extension SharedStatements.Statement.Variant {
  /// The constant in the form of the template.
  var commonConstant: Double { template.form.common(equation.constant) }
}
