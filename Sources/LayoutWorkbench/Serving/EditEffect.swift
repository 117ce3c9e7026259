package import LayoutComparison
package import LayoutModel

/// The effect of an edit on layouts: what moves in the four final size classes, and on which devices a layout gets
/// worse.
package struct EditEffect: Sendable {
  package let report: DifferenceReport
  package private(set) var finals: [Place] = []
  package private(set) var worse: [EffectComparison.Effect] = []
  package private(set) var changedEnvironments: Set<LayoutEnvironment> = []
  package let deviceCount: Int

  /// A final size class, on the device that stands for it.
  package struct Place: Sendable {
    package var environment: LayoutEnvironment
    package var effects: [EffectComparison.Effect] = []

    package init(environment: LayoutEnvironment, effects: [EffectComparison.Effect] = []) {
      self.environment = environment
      self.effects = effects
    }
  }

  /// - Parameter isAsked: whether layouts are compared. While somebody drags a number, only the preview is needed.
  package init(from before: LoadedDocument, to after: LoadedDocument, isAsked: Bool = true) throws {
    report = DifferenceReport(from: before.document, to: after.document)
    let requests = RequestedEnvironment.everyDevice()
    deviceCount = isAsked ? requests.count : 0
    finals = GridCell.finals.map { Place(environment: LayoutEnvironment(standingFor: $0)) }
    guard isAsked, before.tree != after.tree, after.document.properties.isTouch else { return }
    var comparison = try EffectComparison(from: before, to: after, in: requests)
    try comparison.forEachDifference { effect in
      try Task.checkCancellation()
      changedEnvironments.insert(DeviceKey(effect.environment).environment)
      if effect.newStatus.isWorse(than: effect.oldStatus) { worse.append(effect) }
      let key = DeviceKey(effect.environment)
      for index in finals.indices where DeviceKey(finals[index].environment) == key {
        finals[index].effects.append(effect)
      }
    }
  }

  /// A device in an orientation. Values that resolving adds to an environment do not count.
  private struct DeviceKey: Hashable {
    var environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
      self.environment = LayoutEnvironment(
        device: environment.device, orientation: environment.orientation, split: environment.split,
        size: Size(), cell: environment.cell)
    }
  }
}
