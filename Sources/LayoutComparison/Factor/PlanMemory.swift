/// Remembers the smallest plans of demands: a document has few different ones.
final class PlanMemory {
  private var known: [SettingDemand: [SettingPlan]] = [:]

  func plans(_ demand: SettingDemand) -> [SettingPlan] {
    if let plans = known[demand] { return plans }
    let plans = demand.smallestPlans
    known[demand] = plans
    return plans
  }
}
