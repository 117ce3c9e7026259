import LayoutModel

/// The settings of one scene, with the plans that fit together best.
struct UnitFactoring {
  private let document: LayoutDocument
  private let settings: [GridSetting]
  private let blocks: [ConstraintBlock]
  /// The plan for each of the settings that are kept.
  private var plans: [(setting: GridSetting, plan: SettingPlan)] = []
  /// The plans of installation and constant for each block.
  private var blockPlans: [(installation: SettingPlan, constant: SettingPlan)] = []
  private(set) var before: FactoredScene.Count
  private(set) var after: FactoredScene.Count

  init(
    _ document: LayoutDocument, _ settings: [GridSetting], constraintCount: Int,
    blocks: [ConstraintBlock], memory: PlanMemory
  ) {
    self.document = document
    self.settings = settings
    self.blocks = blocks
    let merged = Set(blocks.flatMap(\.members).map { document.constraints[$0].id })
    let kept = settings.filter { !merged.contains($0.object) }
    let groups = kept.map { CellChoice.Group(demand: $0.demand, current: $0.current) }
    let blockGroups = blocks.flatMap { block in
      [block.installation, block.constant].map { CellChoice.Group(demand: $0, current: nil) }
    }
    let chosen = CellChoice(groups + blockGroups) { memory.plans($0) }.plans()
    plans = zip(kept, groups).map { ($0, chosen[$1] ?? $0.current) }
    for block in blocks {
      let pair = [block.installation, block.constant].map { demand in
        chosen[CellChoice.Group(demand: demand, current: nil)] ?? SettingPlan(plain: 0)
      }
      blockPlans.append((pair[0], pair[1]))
    }
    before = FactoredScene.Count(
      constraints: constraintCount,
      entries: settings.reduce(GridCell.inOrder.map { _ in 0 }) { zip($0, $1.entries).map(+) },
      competing: settings.count { $0.current.competes },
      mismatches: BaseFollower.leastMismatches(settings.map { ($0.demand, $0.current) }))
    var all = plans.map { (demand: $0.setting.demand, plan: $0.plan) }
    for (block, plans) in zip(blocks, blockPlans) {
      all.append((block.installation, plans.installation))
      all.append((block.constant, plans.constant))
    }
    after = FactoredScene.Count(
      constraints: constraintCount - blocks.reduce(0) { $0 + $1.members.count - 1 },
      entries: GridCell.inOrder.map { cell in
        all.count { $0.plan.statements[cell.order] != nil }
      },
      competing: all.count { $0.plan.competes },
      mismatches: BaseFollower.leastMismatches(all))
  }

  var improves: Bool { after.isBetter(than: before) }

  /// Adds the changed settings to a rewriting.
  func write(into rewriting: inout GridRewriting) {
    for (setting, plan) in plans where plan != setting.current || !setting.isPlain {
      rewriting.set(setting, plan)
    }
    for (block, plans) in zip(blocks, blockPlans) {
      let constraints = block.members.map { document.constraints[$0] }
      rewriting.merge(constraints, block, plans.installation, plans.constant)
    }
  }
}

/// Remembers the smallest plans of demands, because a document has few different demands.
final class PlanMemory {
  private var known: [SettingDemand: [SettingPlan]] = [:]

  func plans(_ demand: SettingDemand) -> [SettingPlan] {
    if let plans = known[demand] { return plans }
    let plans = demand.smallestPlans
    known[demand] = plans
    return plans
  }
}
