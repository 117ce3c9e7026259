import LayoutModel
import ProjectFiles

/// One way in which a document is to be resolved.
enum RequestedEnvironment: Hashable, Sendable {
  /// As the document was last saved, with these things changed.
  case asDesigned(Overrides)
  case environment(LayoutEnvironment)

  /// What somebody may change in the environment of a document.
  struct Overrides: Hashable, Sendable {
    var direction: LayoutDirection?
    var contentSizeCategory: ContentSizeCategory?
    var bars: BarSet?
    var place: PlaceChoice?
    var hidden: [ObjectID: Bool] = [:]
    var insets: [InsetSetting] = []
    /// Pixels for each point.
    var scale: Double?
  }
}

extension RequestedEnvironment {
  /// Every device profile, for what must hold everywhere.
  static func everyDevice() -> [RequestedEnvironment] {
    DeviceProfile.all.map { .environment(LayoutEnvironment($0)) }
  }

  /// The profiles on which any of the apps runs; every one where nobody knows.
  static func devices(of apps: [AppDescription]) -> [RequestedEnvironment] {
    let own = DeviceProfile.all.filter { apps.run(on: $0) }
    return (own.isEmpty ? DeviceProfile.all : own).map {
      .environment(apps.fitted(LayoutEnvironment($0)))
    }
  }
}

extension RequestedEnvironment.Overrides {
  func apply(to environment: inout LayoutEnvironment) {
    if let direction { environment.direction = direction }
    if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory }
    if let bars { environment.bars = bars }
    if let place { environment.place = place }
    environment.hidden.merge(hidden) { $1 }
    for inset in insets { inset.apply(to: &environment) }
    if let scale { environment.scale = scale }
  }
}
