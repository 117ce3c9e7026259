package import LayoutComparison
package import LayoutModel

/// Finds the steps of a migration that move nothing that must not move.
///
/// All steps of a scene are tried together. If something moves, they are tried in halves, until the
/// single steps are found that cause it. So a scene in which nothing moves is resolved once.
package struct MigrationSelection {
  /// Positions of the chosen steps.
  package private(set) var chosen: [Int] = []
  /// The steps that are not done, and why.
  package private(set) var left: [Migration.Untouched] = []

  private let plan: MigrationPlan
  private let before: LoadedDocument
  private var proof: MigrationProof
  private var tries = 0
  private let tell: (Double) throws -> Void

  /// The greatest number of proofs for one document: enough for some hundred steps, of which a few
  /// dozen move something.
  private static let mostTries = 600

  /// - Parameter tell: called from time to time with the progress, from 0 to 1.
  package init(
    _ migration: Migration, _ plan: MigrationPlan, of before: LoadedDocument,
    tell: @escaping (Double) throws -> Void
  ) throws {
    self.plan = plan
    self.tell = tell
    self.before = before
    proof = try MigrationProof(migration.description, of: before)
    var scenes: [Int?] = []
    for step in plan.steps where !scenes.contains(step.scene) { scenes.append(step.scene) }
    for scene in scenes {
      try settle(plan.steps.indices.filter { plan.steps[$0].scene == scene }, scene)
    }
    chosen.sort()
  }

  private mutating func settle(_ steps: [Int], _ scene: Int?) throws {
    tries += 1
    try tell(Double(chosen.count + left.count) / Double(max(plan.steps.count, 1)))
    guard tries <= Self.mostTries else {
      return leave(steps, "there are too many steps that move something")
    }
    guard let objection = try objection(to: steps, scene) else {
      chosen += steps
      return
    }
    if steps.count == 1 { return leave(steps, "otherwise \(objection)") }
    let middle = steps.count / 2
    try settle(Array(steps[..<middle]), scene)
    try settle(Array(steps[middle...]), scene)
  }

  private mutating func leave(_ steps: [Int], _ reason: String) {
    left += steps.flatMap { plan.steps[$0].objects.prefix(1) }.map { .init($0, reason) }
  }

  private mutating func objection(to steps: [Int], _ scene: Int?) throws -> String? {
    let all = chosen + steps
    let tree = plan.tree(of: before.document, taking: all)
    let after = LoadedDocument(
      name: before.name, document: LayoutDocument(tree), diagnostics: [])
    return try proof.objection(
      to: after, substitutes: plan.substitutes(of: all), scenes: scene.map { [$0] })
  }
}

extension MigrationPlan {
  /// The views that some of the steps add or remove.
  package func substitutes(of chosen: [Int]) -> Set<ObjectID> {
    chosen.reduce(into: []) { $0.formUnion(steps[$1].substitutes) }
  }
}
