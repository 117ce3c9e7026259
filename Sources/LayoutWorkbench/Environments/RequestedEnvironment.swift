package import LayoutModel
package import ProjectFiles

/// One way in which a document is to be resolved.
package enum RequestedEnvironment: Hashable, Sendable {
  /// As the document was last saved, with these values changed.
  case asDesigned(Overrides)
  case environment(LayoutEnvironment)

  /// Values that replace those of a document's own environment.
  package struct Overrides: Hashable, Sendable {
    package var direction: LayoutDirection?
    package var contentSizeCategory: ContentSizeCategory?
    package var bars: BarSet?
    package var place: PlaceChoice?
    package var hidden: [ObjectID: Bool] = [:]
    package var insets: [InsetSetting] = []
    /// The number of pixels for each point.
    package var scale: Double?

    package init(
      direction: LayoutDirection? = nil,
      contentSizeCategory: ContentSizeCategory? = nil,
      bars: BarSet? = nil,
      place: PlaceChoice? = nil,
      hidden: [ObjectID: Bool] = [:],
      insets: [InsetSetting] = [],
      scale: Double? = nil
    ) {
      self.direction = direction
      self.contentSizeCategory = contentSizeCategory
      self.bars = bars
      self.place = place
      self.hidden = hidden
      self.insets = insets
      self.scale = scale
    }
  }
}

extension RequestedEnvironment {
  /// Every device profile, for checks of what must hold everywhere.
  package static func everyDevice() -> [RequestedEnvironment] {
    DeviceProfile.all.map { .environment(LayoutEnvironment($0)) }
  }

  /// The profiles on which any of the apps runs; all profiles if no app is known.
  package static func devices(of apps: [AppDescription]) -> [RequestedEnvironment] {
    let own = DeviceProfile.all.filter { apps.run(on: $0) }
    return (own.isEmpty ? DeviceProfile.all : own).map {
      .environment(apps.fitted(LayoutEnvironment($0)))
    }
  }
}

extension RequestedEnvironment.Overrides {
  package func apply(to environment: inout LayoutEnvironment) {
    if let direction { environment.direction = direction }
    if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory }
    if let bars { environment.bars = bars }
    if let place { environment.place = place }
    environment.hidden.merge(hidden) { $1 }
    for inset in insets { inset.apply(to: &environment) }
    if let scale { environment.scale = scale }
  }
}
