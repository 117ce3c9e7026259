import ElementTree
import LayoutModel

/// Finds constraints that one constraint could replace: those that differ only in the constant, and
/// are active in different classes.
///
/// Of all ways to group them, it takes the one with the fewest entries, then the one with the
/// fewest constraints, then the one with the fewest entries in final cells.
struct ConstraintMerging {
  let document: LayoutDocument
  let settings: GridSettings
  /// Returns the smallest plans of a demand.
  let smallest: (SettingDemand) -> [SettingPlan]
  /// Whether a constraint with references to it may replace others. It may if each class was drawn
  /// separately, and its outlets come from one of the drawings.
  var widensOutlets = false

  /// The constraints that may be joined, and whether there is no better way.
  struct Result {
    /// Blocks of two or more constraints, in document order.
    var blocks: [ConstraintBlock] = []
    /// Units in which not every grouping was weighed, because this would take too long.
    var unfinished: Set<Int> = []
  }

  func result() -> Result {
    let referred = referredObjects()
    let free = Set(movable().filter { widensOutlets || !referred.contains(id(of: $0)) })
    var result = Result()
    for (unit, positions) in settings.constraints.sorted(by: { $0.key < $1.key }) {
      var order: [ConstraintTemplate] = []
      var members: [ConstraintTemplate: [ConstraintBlock.Fact]] = [:]
      for position in positions where free.contains(position) {
        let template = ConstraintTemplate(document.constraints[position])
        var fact = fact(of: position, template.form)
        fact.isReferred = referred.contains(id(of: position))
        if fact.active.isEmpty { continue }
        if members[template] == nil { order.append(template) }
        members[template, default: []].append(fact)
      }
      for template in order {
        let facts = members[template] ?? []
        guard facts.count > 1 else { continue }
        let search = BlockSearch(facts) { cost(of: $0.map { facts[$0] }) }
        if !search.isExact { result.unfinished.insert(unit) }
        for block in search.blocks where block.count > 1 {
          result.blocks.append(ConstraintBlock(block.map { facts[$0] }))
        }
      }
    }
    result.blocks.sort { $0.members[0] < $1.members[0] }
    return result
  }

  private func fact(
    of position: Int, _ form: OrderedConstraint.Form
  ) -> ConstraintBlock.Fact {
    let constraint = document.constraints[position]
    let surroundings = settings.surroundings(of: constraint.id)
    let installation = document.constraintInstallations[position]
    var active: [GridCell: Double] = [:]
    for cell in GridCell.finals
    where surroundings.contains(cell) && installation.isInstalled(in: cell) {
      active[cell] = form.common(constraint.constant(in: cell))
    }
    return .init(position: position, surroundings: surroundings, active: active, form: form)
  }

  // MARK: Which may go

  /// Constraints that consist only of an equation and constants, so that they may be replaced.
  private func movable() -> [Int] {
    var plain: Set<String> = []
    var counts: [String: Int] = [:]
    document.tree.root.forEach { element in
      guard element.name == "constraint", let id = element["id"] else { return }
      counts[id, default: 0] += 1
      if Self.isPlain(element) { plain.insert(id) }
    }
    return document.constraints.indices.filter { index in
      let id = id(of: index)
      return !document.constraints[index].isPlaceholder && plain.contains(id) && counts[id] == 1
    }
  }

  private func id(of index: Int) -> String { document.constraints[index].id.text }

  /// Ids of objects to which anything but a mask refers. Masks are removed with the constraint; other
  /// references need that very object.
  private func referredObjects() -> Set<String> {
    var referred: Set<String> = []
    document.tree.root.forEach { element in
      if element.name == "include" || element.name == "exclude" { return }
      for attribute in element.attributes where DocumentElement.isReference(attribute.name) {
        referred.insert(attribute.value)
      }
    }
    return referred
  }

  private static func isPlain(_ element: DocumentElement) -> Bool {
    let cells = element.cellVariations
    return element.content.allSatisfy { item in
      guard case .element(let child) = item, child.name == "variation" else { return false }
      return child.content.isEmpty
        && child.attributes.allSatisfy { $0.name == "key" || $0.name == "constant" }
    } && Set(cells.map(\.cell)).count == element.content.count
  }

  private func cost(of facts: [ConstraintBlock.Fact]) -> BlockSearch.Cost {
    let block = ConstraintBlock(facts)
    var cost = BlockSearch.Cost(blocks: 1)
    for demand in [block.installation, block.constant] {
      guard let plan = smallest(demand).first else { continue }
      cost.entries += plan.entryCount
      cost.finals += plan.finalEntryCount
    }
    return cost
  }
}
