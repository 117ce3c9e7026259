package import PlatformRules

extension DeviceProfile {
  /// The device with another of its systems; `nil` where it does not run that.
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

  /// What people call the models that run its system: as Xcode lists them, and shorter.
  package var modelNames: [String] {
    DeviceTable.models.filter { $0.screen == name && $0.systems.contains(system) }
      .flatMap(\.names)
  }

  /// `13 … 18, 26, 27`: the numbers of its systems.
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

  /// Puts in what a system covers of the screen, or of a part of it.
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
  /// The last that devices were recorded with; the first where all are later.
  var newest: SystemRelease {
    lowerBound > .newestRecorded ? lowerBound : Swift.min(upperBound, .newestRecorded)
  }

  /// From the first to the last.
  var all: [SystemRelease] {
    var result = [lowerBound]
    while let last = result.last, last < upperBound { result.append(last.next) }
    return result
  }
}

extension DeviceTable {
  /// The systems that some model with a screen runs.
  static func systems(of screen: String) -> ClosedRange<SystemRelease> {
    let models = models.filter { $0.screen == screen }
    let first = models.map(\.systems.lowerBound).min() ?? .current
    return first...max(first, models.map(\.systems.upperBound).max() ?? first)
  }
}

extension LayoutEnvironment {
  /// The same with another iOS, and what that covers of the device.
  package func running(_ system: SystemRelease) -> LayoutEnvironment {
    var copy = self
    copy.system = system
    if let own = profile?.running(system) {
      (copy.safeArea, copy.isEstimated) = (own.safeArea, own.isEstimated)
    }
    return copy
  }
}
