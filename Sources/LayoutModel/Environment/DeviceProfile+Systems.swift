package import PlatformRules

extension DeviceProfile {
  /// The device with another of its systems; `nil` if it does not run that system.
  package func running(_ system: SystemRelease) -> DeviceProfile? {
    guard systems.contains(system) else { return nil }
    var copy = self
    copy.system = system
    copy.cover(system)
    return copy
  }

  /// One profile for each group of this profile's systems that lay out alike, with the newest
  /// system of the group. The latest group comes first.
  ///
  /// - Parameter areAlike: whether the rule book says the same for two systems.
  package func runningAll(
    _ areAlike: (SystemRelease, SystemRelease) -> Bool
  ) -> [DeviceProfile] {
    let changes = DeviceTable.changes(of: name)
    func insetsSince(_ system: SystemRelease) -> SystemRelease? { changes.last { $0 <= system } }
    var result: [DeviceProfile] = []
    for system in systems.all.reversed() where system <= systems.newest {
      let isKnown = result.last.map {
        areAlike($0.system, system) && insetsSince($0.system) == insetsSince(system)
      }
      if !(isKnown ?? false), let profile = running(system) { result.append(profile) }
    }
    return result
  }

  /// The names of the models that run the profile's system: as Xcode lists them, and shorter ones.
  package var modelNames: [String] {
    DeviceTable.models.filter { $0.screen == name && $0.systems.contains(system) }
      .flatMap(\.names)
  }

  /// The numbers of its systems, such as `13 … 18, 26, 27`.
  package var systemsText: String {
    let parts = [
      systems.all.filter { $0 <= .lastInSequence }, systems.all.filter { $0 > .lastInSequence },
    ]
    return parts.compactMap { part in
      guard let first = part.first, let last = part.last else { return nil }
      if part.count < 3 { return part.map { "\($0.major)" }.joined(separator: ", ") }
      return "\(first.major) … \(last.major)"
    }.joined(separator: ", ")
  }

  /// Sets the safe area that a system gives this screen or this part of it.
  mutating func cover(_ system: SystemRelease) {
    guard let screen = DeviceTable.namedScreens.first(where: { $0.name == name }) else { return }
    let known = DeviceTable.safeArea(of: screen, orientation, system)
    safeArea = known.insets
    isEstimated = known.isEstimated
    if !hasHomeIndicator, screen.portraitSafeArea.bottom > 0 {
      safeArea = EdgeInsets(top: 20)
    }
    guard let split else { return }
    if split == Self.zoomed {
      zoom(screen)
    } else {
      safeArea.left = 0
      safeArea.right = 0
      if !DeviceTable.splits.contains(where: { $0.screen == name && $0.name == split }) {
        isEstimated = true
      }
    }
  }
}

extension ClosedRange<SystemRelease> {
  /// The last system with which devices were recorded, or the first one of the range if all are
  /// later.
  var newest: SystemRelease {
    lowerBound > .newestRecorded ? lowerBound : Swift.min(upperBound, .newestRecorded)
  }

  /// All systems from the first to the last.
  var all: [SystemRelease] {
    var result = [lowerBound]
    while let last = result.last, last < upperBound { result.append(last.next) }
    return result
  }
}

extension DeviceTable {
  /// The systems that the models with a screen run, from the first to the last.
  static func systems(of screen: String) -> ClosedRange<SystemRelease> {
    let models = models.filter { $0.screen == screen }
    let first = models.map(\.systems.lowerBound).min() ?? .current
    return first...max(first, models.map(\.systems.upperBound).max() ?? first)
  }
}

extension LayoutEnvironment {
  /// The same environment with another iOS, and with the safe area that this iOS gives the device.
  package func running(_ system: SystemRelease) -> LayoutEnvironment {
    var copy = self
    copy.system = system
    if let own = profile?.running(system) {
      (copy.safeArea, copy.isEstimated) = (own.safeArea, own.isEstimated)
    }
    return copy
  }
}
