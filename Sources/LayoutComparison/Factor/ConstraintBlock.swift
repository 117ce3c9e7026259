import LayoutModel

/// Constraints that differ in nothing but the constant and the classes in which they are active, as one.
struct ConstraintBlock {
  /// Positions in ``LayoutModel/LayoutDocument/constraints``, the one that stays first.
  var members: [Int]
  var installation: SettingDemand
  var constant: SettingDemand
  /// What the numbers of ``constant`` stand for, as the constraint that stays writes them.
  var constants: [SettingValue]

  /// - Parameter facts: of each member; no two of them active in the same class.
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

  /// What is known of one constraint.
  struct Fact {
    var position: Int
    /// The classes in which its views are there.
    var surroundings: Set<GridCell>
    /// The constant of the template in each class in which it is active.
    var active: [GridCell: Double]
    var form: OrderedConstraint.Form

    /// Something refers to it: it can't go.
    var isReferred = false

    func mayJoin(_ other: Fact) -> Bool {
      !(isReferred && other.isReferred) && active.keys.allSatisfy { other.active[$0] == nil }
    }
  }
}
