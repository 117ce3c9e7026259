import LayoutComparison
import LayoutJSON
import LayoutModel

/// What an edit does to layouts: what moves in the four final size classes, and on which devices a layout gets worse.
struct EditEffect: Sendable {
  let report: DifferenceReport
  private var finals: [Place] = []
  private var worse: [EffectComparison.Effect] = []
  private var changedEnvironments: Set<LayoutEnvironment> = []
  private let deviceCount: Int

  /// A final size class, on the device that stands for it.
  private struct Place: Sendable {
    var environment: LayoutEnvironment
    var effects: [EffectComparison.Effect] = []
  }

  /// So many sentences a size class; the rest is counted.
  private static let told = 12

  init(from before: LoadedDocument, to after: LoadedDocument) throws {
    report = DifferenceReport(from: before.document, to: after.document)
    let requests = RequestedEnvironment.everyDevice()
    deviceCount = requests.count
    finals = GridCell.finals.map { Place(environment: LayoutEnvironment(standingFor: $0)) }
    guard before.tree != after.tree, after.document.properties.isTouch else { return }
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

  /// A device held one way: what resolving puts into the environment makes no other one of it.
  private struct DeviceKey: Hashable {
    var environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
      self.environment = LayoutEnvironment(
        device: environment.device, orientation: environment.orientation, split: environment.split,
        size: Size(), cell: environment.cell)
    }
  }

  func append(to writer: inout JSONWriter) {
    writer.list("sizeClasses", finals) { place, writer in
      let lines = place.effects.flatMap { $0.difference.effects.map(\.text) }
      writer.member("sizeClass", place.environment.cell.description)
      writer.member("environment", place.environment.title)
      writer.member("count", lines.count)
      writer.member("lines", Array(lines.prefix(Self.told)))
    }
    writer.member("environmentCount", deviceCount)
    writer.member("changedCount", changedEnvironments.count)
    writer.list("worse", worse) { effect, writer in
      writer.member("scene", effect.difference.scene.text)
      writer.member("device", effect.environment.device)
      writer.member("orientation", effect.environment.orientation.rawValue)
      writer.member("split", effect.environment.split)
      writer.member("title", effect.environment.title)
      writer.member("oldStatus", effect.oldStatus.rawValue)
      writer.member("newStatus", effect.newStatus.rawValue)
    }
  }
}
