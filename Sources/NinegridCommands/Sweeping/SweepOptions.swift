import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import ProjectFiles

/// The options for the range of a sweep.
struct SweepOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The widths of the root view, in points; 320...1366 by default.", valueName: "A...B"),
    transform: LengthRangeArgument.init(text:))
  var width: LengthRangeArgument?

  @Option(
    name: .long,
    help: ArgumentHelp("Heights instead of widths.", valueName: "A...B"),
    transform: LengthRangeArgument.init(text:))
  var height: LengthRangeArgument?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The other dimension, in points; by default that of the device.", valueName: "points"),
    transform: NumberArgument.read)
  var at: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device that grows: a name as in 'resolve'. It gives the other dimension, the safe area and the scale.",
      valueName: "name"))
  var device: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The iOS of the device, such as 17; by default what 'ninegrid devices' lists.",
      valueName: "version"),
    transform: SystemChoice.init(text:))
  var ios: SystemChoice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "pad: a free window on a pad (the default, unless the app is for phones alone), compact in width below 678 points; phone: a phone that grows, compact in width at all widths.",
      valueName: "family"))
  var family: DeviceFamily?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "One size class or base cell for the whole range, such as wC-hR; repeatable. By default, the class changes as '--family' says.",
      valueName: "wX-hY"),
    transform: CellArgument.init(text:))
  var sizeClass: [CellArgument] = []

  @Flag(
    name: .long,
    help: "Each of the four final size classes, over the lengths at which devices have it.")
  var allSizeClasses = false

  @Flag(name: .long, help: "Each of the nine cells of the grid, also base cells.")
  var allCells = false

  func validate() throws {
    if width != nil, height != nil {
      throw ValidationError("Sweep widths or heights, not both; '--at' gives the other dimension.")
    }
    if device != nil, family != nil {
      throw ValidationError("'--device' names the family already; leave '--family' out.")
    }
    let cells = EnvironmentOptions.names(of: [
      ("--size-class", !sizeClass.isEmpty), ("--all-size-classes", allSizeClasses),
      ("--all-cells", allCells),
    ])
    if cells.count > 1 {
      throw ValidationError("'\(cells[0])' and '\(cells[1])' both name size classes; give one.")
    }
    if let at, !(at > 0 && at <= 100_000) {
      throw ValidationError("'--at' is a length in points, above 0.")
    }
    if ios == .all {
      throw ValidationError("A sweep goes over one iOS; '--ios' takes a number here.")
    }
    do {
      let profile = try ownProfile(of: family ?? .pad)
      if let system = ios?.system, profile.running(system) == nil {
        throw ValidationError(
          "'\(device ?? profile.name)' runs only iOS \(profile.systemsText); '--ios' names another one."
        )
      }
    } catch let error as UnknownDevice {
      throw ValidationError(error.sentence)
    }
  }
}

extension SweepOptions {
  var axis: LayoutAxis { height == nil ? .horizontal : .vertical }

  private func profile(of family: DeviceFamily) throws(UnknownDevice) -> DeviceProfile {
    let profile = try ownProfile(of: family)
    return ios?.system.flatMap { profile.running($0) } ?? profile
  }

  private func ownProfile(of family: DeviceFamily) throws(UnknownDevice) -> DeviceProfile {
    if let device { return try DeviceProfile.profile(named: device) }
    return try DeviceProfile.profile(
      named: family.profileName, orientation: family.orientation)
  }

  /// The ranges, each with its environment: one, or one for each named size class.
  ///
  /// - Parameters:
  ///   - apps: the apps that show the document. An app that is only for phones is swept as on a phone.
  ///   - overrides: what the user's settings change in each environment.
  func ranges(
    of apps: [AppDescription] = [], changedBy overrides: RequestedEnvironment.Overrides = .init()
  ) throws(UnknownDevice) -> [SweepRange] {
    let onlyPhones = !apps.isEmpty && apps.allSatisfy { $0.idioms?.value == [.phone] }
    let profile = try profile(of: family ?? (onlyPhones ? .phone : .pad))
    var cells = sizeClass.map(\.cell)
    if allSizeClasses { cells = GridCell.finals }
    if allCells { cells = GridCell.inOrder }
    if cells.isEmpty {
      let lengths = asked ?? LengthRangeArgument.usual.range
      return [
        range(around: LayoutEnvironment(profile), lengths, SizeClassRule(profile), overrides)
      ]
    }
    return cells.map { cell in
      // A named family or device decides about bars and safe areas; otherwise the device that stands
      // for the class does.
      let isNamed = device != nil || family != nil
      var environment =
        isNamed ? LayoutEnvironment(profile) : LayoutEnvironment(standingFor: cell)
      environment.cell = cell
      if !isNamed, let system = ios?.system {
        environment = environment.running(system)
      }
      let lengths = asked ?? cell.lengths(along: axis, within: LengthRangeArgument.usual.range)
      return range(around: environment, lengths, SizeClassRule(fixed: cell), overrides)
    }
  }

  private var asked: ClosedRange<Double>? { (width ?? height)?.range }

  /// Notes on lengths at which no device has the class that is named for them.
  func notesOnSizeClasses() throws(UnknownDevice) -> [Diagnostic] {
    if sizeClass.isEmpty, !allSizeClasses, !allCells { return [] }
    var told: Set<SizeClassFault> = []
    return try ranges().flatMap { range in
      [range.lengths.lowerBound, range.lengths.upperBound].compactMap { length in
        var environment = range.environment(at: length)
        environment.device = nil
        guard let fault = environment.sizeClassFault, told.insert(fault).inserted else {
          return nil
        }
        return Diagnostic(
          ImplausibleSizeClass(environment: environment.title, fault: fault, isOfDevice: false))
      }
    }
  }

  private func range(
    around start: LayoutEnvironment, _ lengths: ClosedRange<Double>, _ rule: SizeClassRule,
    _ overrides: RequestedEnvironment.Overrides
  ) -> SweepRange {
    var environment = start
    overrides.apply(to: &environment)
    if let at {
      if axis == .horizontal { environment.size.height = at } else { environment.size.width = at }
    }
    return SweepRange(axis: axis, lengths: lengths, environment: environment, rule: rule)
  }
}

extension SweepWork {
  /// The sweep over the widths of phones and pads, which `sweep` makes without options.
  static func usual(_ localization: Localization) throws -> SweepWork {
    SweepWork(ranges: try SweepOptions.parse([]).ranges(), localization: localization)
  }
}
