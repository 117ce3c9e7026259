import LayoutModel

/// Constraints that differ only in the constant and in the classes in which they are active, joined into
/// one.
struct ConstraintBlock {
  /// Positions in ``LayoutModel/LayoutDocument/constraints``. The first constraint is the one that is
  /// kept.
  var members: [Int]
  var installation: SettingDemand
  var constant: SettingDemand
  /// The values that the numbers of ``constant`` stand for, as the kept constraint writes them.
  var constants: [SettingValue]

  /// - Parameter given: a fact about each member. No two members are active in the same class.
  init(_ given: [Fact]) {
    let facts = given.filter(\.isReferred) + given.filter { !$0.isReferred }
    members = facts.map(\.position)
    var installed: [Int?] = []
    var needs: [Int?] = []
    var values: [Double] = []
    for cell in GridCell.finals {
      guard let active = facts.first(where: { $0.active[cell] != nil }),
        let value = active.active[cell]
      else {
        let matters = facts.contains { $0.surroundings.contains(cell) }
        installed.append(matters ? 0 : nil)
        needs.append(nil)
        continue
      }
      installed.append(1)
      let position = values.firstIndex(of: value) ?? values.count
      if position == values.count { values.append(value) }
      needs.append(position)
    }
    installation = SettingDemand(needs: installed)
    constant = SettingDemand(needs: needs)
    let form = facts.first?.form
    constants = values.map { .text(NumberText.shortest(form?.own($0) ?? $0)) }
  }

  /// The known facts about one constraint.
  struct Fact {
    var position: Int
    /// The classes in which its views are installed.
    var surroundings: Set<GridCell>
    /// The constant of the template, for each class in which the constraint is active.
    var active: [GridCell: Double]
    var form: OrderedConstraint.Form

    /// Whether something refers to it, so that it can't be removed.
    var isReferred = false

    func mayJoin(_ other: Fact) -> Bool {
      !(isReferred && other.isReferred) && active.keys.allSatisfy { other.active[$0] == nil }
    }
  }
}
