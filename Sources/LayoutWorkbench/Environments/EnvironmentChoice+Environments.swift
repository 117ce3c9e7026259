package import ElementTree
package import LayoutModel
import PlatformRules
package import ProjectFiles

extension EnvironmentChoice {
  /// The environments of the options, in the order of the options.
  ///
  /// - Parameters:
  ///   - kind: the kind of the document. Native documents were never saved in an environment of
  ///     their own, so without options they are resolved for a usual phone.
  ///   - apps: the apps that show the document. '--all-devices' means their devices, or every
  ///     device if there are none.
  package func environments(
    for kind: DocumentKind, of apps: [AppDescription] = []
  ) throws(UnknownDevice) -> [RequestedEnvironment] {
    if asDesigned || (isDefault && kind != .json) { return [.asDesigned(overrides)] }
    let cells = self.cells
    if takesAllDevices {
      let own = everyDevice ? [] : everywhere(in: cells, of: apps)
      // If no device of the app has these cells, other devices that have them are used.
      return requested(own.isEmpty ? everywhere(in: cells, of: []) : own, of: apps)
    }
    var named: [LayoutEnvironment] = []
    for name in device {
      named += try profiles(named: name).flatMap { running($0).map { LayoutEnvironment($0) } }
    }
    named += sizes.flatMap { size in
      withSystems(
        LayoutEnvironment(
          orientation: LayoutEnvironment.usualOrientation(of: size), size: size,
          cell: LayoutEnvironment.usualCell(of: size)))
    }
    if named.isEmpty, cells.isEmpty {
      named = try profiles(named: usualDeviceName).flatMap {
        running($0).map { LayoutEnvironment($0) }
      }
    }
    let imposed = named.flatMap { Self.environments($0, in: cells) }
    let result = requested(
      named.isEmpty
        ? cells.flatMap { withSystems(LayoutEnvironment(standingFor: $0)) } : imposed, of: apps)
    // A device has several names. If two of them are given, it is resolved once.
    var seen: Set<RequestedEnvironment> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// All devices of the apps, or all devices that are known, with the other options applied, whatever places
  /// the options name.
  package func environmentsOnAllDevices(of apps: [AppDescription]) -> [RequestedEnvironment] {
    let own = everywhere(in: [], of: apps)
    return requested(own.isEmpty ? everywhere(in: [], of: []) : own, of: apps)
  }

  /// The profiles with a name, in the chosen orientations. Profiles that share their screen are left out,
  /// unless the name is that of a single profile.
  package func profiles(named name: String) throws(UnknownDevice) -> [DeviceProfile] {
    let found = try DeviceProfile.profiles(named: name)
    if name.contains("/") {
      return orientation == nil ? found : found.filter { includes($0, both: true) }
    }
    return found.filter { $0.split == nil && includes($0, both: false) }
  }

  /// A profile with each requested system that the device runs; unchanged if no system is requested.
  package func running(_ profile: DeviceProfile) -> [DeviceProfile] {
    if ios.isEmpty { return [profile] }
    var result: [DeviceProfile] = []
    for argument in ios {
      switch argument {
      case .one(let system): result += profile.running(system).map { [$0] } ?? []
      case .all: result += profile.runningAll { RuleBook.standard.areAlike($0, $1) }
      }
    }
    var seen: Set<DeviceProfile> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// The environment with each requested system. An environment without a device runs any system.
  private func withSystems(_ environment: LayoutEnvironment) -> [LayoutEnvironment] {
    let systems = ios.compactMap(\.system)
    if systems.isEmpty { return [environment] }
    return systems.map { environment.running($0) }
  }

  private func includes(_ profile: DeviceProfile, both: Bool) -> Bool {
    (orientation ?? (both ? .both : .portrait)).includes(profile.orientation)
  }

  /// The cells that the options name, each once, in the order of the options.
  private var cells: [GridCell] {
    if allCells { return GridCell.inOrder }
    if allSizeClasses { return GridCell.finals }
    var seen: Set<GridCell> = []
    return sizeClasses.filter { seen.insert($0).inserted }
  }

  /// All profiles. If cells are named, only the profiles that have one of them, unless cells are forced upon
  /// all devices.
  private func everywhere(
    in cells: [GridCell], of apps: [AppDescription]
  ) -> [LayoutEnvironment] {
    let profiles = DeviceProfile.all.filter { includes($0, both: true) && apps.run(on: $0) }
    return profiles.flatMap { running($0) }.flatMap { profile in
      let own = forceSizeClass ? cells : cells.filter { $0.covers(profile.cell) }
      if !cells.isEmpty, own.isEmpty { return [LayoutEnvironment]() }
      return Self.environments(LayoutEnvironment(profile), in: own)
    }.filter { apps.run(in: $0) }
  }

  /// An environment in each of the cells; in its own cell if none is given.
  private static func environments(
    _ environment: LayoutEnvironment, in cells: [GridCell]
  ) -> [LayoutEnvironment] {
    if cells.isEmpty { return [environment] }
    return cells.map { cell in
      var copy = environment
      copy.cell = cell
      return copy
    }
  }

  private func requested(
    _ environments: [LayoutEnvironment], of apps: [AppDescription]
  ) -> [RequestedEnvironment] {
    environments.map { environment in
      var environment = apps.fitted(environment)
      if let scale { environment.scale = scale }
      overrides.apply(to: &environment)
      return .environment(environment)
    }
  }

  private var overrides: RequestedEnvironment.Overrides {
    var result = RequestedEnvironment.Overrides()
    if direction != .ltr || textChoice.isRightToLeft { result.direction = .rightToLeft }
    result.contentSizeCategory = textSize
    result.bars = bars
    result.place = place
    result.hidden = viewChoice.hidden
    return result
  }
}
