import LayoutComparison
import LayoutModel

/// What moves between two states of a document, environment by environment.
struct EffectComparison {
  /// What happens to one scene in one environment.
  struct Effect: Sendable {
    var environment: LayoutEnvironment
    var difference: LayoutDifference
    var oldStatus: LayoutStatus
    var newStatus: LayoutStatus

    var isEmpty: Bool { difference.isEmpty && oldStatus == newStatus }
  }

  private var old: DocumentResolving
  private var new: DocumentResolving
  private let requests: [RequestedEnvironment]

  init(
    from old: LoadedDocument, to new: LoadedDocument, in requests: [RequestedEnvironment],
    localization: Localization = .none
  ) throws {
    self.old = DocumentResolving(old, localization: localization)
    self.new = DocumentResolving(new, localization: localization)
    self.requests = requests
  }

  /// Calls `body` for every scene that both states have, in every environment where something moves
  /// or the status changes.
  mutating func forEachDifference(_ body: (Effect) throws -> Void) throws {
    for scene in new.loaded.document.scenes {
      guard let before = old.loaded.document.scene(scene.id) else { continue }
      for request in requests {
        let a = old.layout(scene: before.index, in: request)
        let b = new.layout(scene: scene.index, in: request)
        let effect = Effect(
          environment: b.environment, difference: LayoutDifference.between(a, b),
          oldStatus: a.status, newStatus: b.status)
        if !effect.isEmpty { try body(effect) }
      }
    }
  }
}

extension EnvironmentOptions {
  /// Every device profile, for what must hold everywhere.
  static func everyDevice() -> [RequestedEnvironment] {
    DeviceProfile.all.map { .environment(LayoutEnvironment($0)) }
  }
}
