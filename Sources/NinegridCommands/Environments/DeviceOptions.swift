import ArgumentParser
import ElementTree
import LayoutModel
import LayoutWorkbench

/// The options that name the devices, sizes and size classes for which documents are resolved. They are the same in
/// every command that resolves.
struct DeviceOptions: ParsableArguments, EnvironmentChoice {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A device: a profile as 'ninegrid devices' lists it, an id of Interface Builder, or a model; repeatable.",
      valueName: "name"))
  var device: [String] = []

  @Flag(
    name: .long,
    help:
      "All devices, orientations and splits on which the app runs, as its Xcode project says. Without a project, every device profile. See 'ninegrid project'."
  )
  var allDevices = false

  @Flag(name: .long, help: "Every device profile, whatever the project says.")
  var everyDevice = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The iOS of the devices: a number such as 17, or 'all' for each one that lays out differently; repeatable. By default, the one that 'ninegrid devices' lists.",
      valueName: "version"),
    transform: SystemChoice.init(text:))
  var ios: [SystemChoice] = []

  @Option(
    name: .long,
    help: ArgumentHelp("How devices are held: portrait, landscape or both.", valueName: "way"))
  var orientation: OrientationChoice?

  @Option(
    name: .long,
    help: ArgumentHelp("A size in points, such as 375x667; repeatable.", valueName: "WxH"),
    transform: SizeArgument.init(text:))
  var size: [SizeArgument] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A size class or base cell, such as wC-hR or wC-hAny; repeatable. It is resolved on a usual device that has it, or with '--all-devices' on all that have it. A device or size that is named gets this class.",
      valueName: "wX-hY"),
    transform: CellArgument.init(text:))
  var sizeClass: [CellArgument] = []

  @Flag(name: .long, help: "The four final size classes, each on a usual device that has it.")
  var allSizeClasses = false

  @Flag(
    name: .long,
    help: "All nine cells of the grid. A base cell has its own settings and those that it inherits."
  )
  var allCells = false

  @Flag(name: .long, help: "Give all devices the '--size-class', also those that never have it.")
  var forceSizeClass = false

  @Option(
    name: .long, help: ArgumentHelp("Pixels per point, from 1 to 4.", valueName: "pixels"),
    transform: NumberArgument.read)
  var scale: Double?

  @Flag(
    name: .long,
    help:
      "The environment in which the document was last saved: its device, its sizes and its bars.")
  var asDesigned = false

  func validate() throws {
    if asDesigned,
      takesAllDevices || !device.isEmpty || !size.isEmpty || hasCells || orientation != nil
        || scale != nil || !ios.isEmpty
    {
      throw ValidationError(
        "'--as-designed' takes device, size and size class from the document; leave them out.")
    }
    if takesAllDevices, !device.isEmpty || !size.isEmpty {
      throw ValidationError(
        "'\(everyDevice ? "--every-device" : "--all-devices")' goes alone, without '--device' and '--size'."
      )
    }
    try validateCells()
    try validateSystems()
    if let scale, !(scale >= 1 && scale <= 4) {
      throw ValidationError("'--scale' is between 1 and 4 pixels per point.")
    }
    if orientation != nil, device.isEmpty, !takesAllDevices, !size.isEmpty {
      throw ValidationError(
        "'--orientation' is how devices are held; a size is as wide and high as it says.")
    }
    for name in device {
      do {
        if try profiles(named: name).isEmpty, let orientation {
          throw ValidationError(
            "'\(name)' is not held in \(orientation.rawValue); leave out '--orientation'.")
        }
        if let profile = try profiles(named: name).first, running(profile).isEmpty {
          throw ValidationError(
            "'\(name)' runs only iOS \(profile.systemsText); '--ios' names another one.")
        }
      } catch let error as UnknownDevice {
        throw ValidationError(error.sentence)
      }
    }
  }

  /// Checks '--ios' together with the devices.
  private func validateSystems() throws {
    if ios.isEmpty { return }
    if takesAllDevices, try environments(for: .json).isEmpty {
      throw ValidationError("No device that is listed runs that iOS.")
    }
    if !size.isEmpty || hasCells, ios.contains(.all) {
      throw ValidationError(
        "'--ios all' is for devices; give a number with a size or a size class.")
    }
  }

  private var hasCells: Bool { !sizeClass.isEmpty || allSizeClasses || allCells }

  private func validateCells() throws {
    let named = EnvironmentOptions.names(of: [
      ("--size-class", !sizeClass.isEmpty), ("--all-size-classes", allSizeClasses),
      ("--all-cells", allCells),
    ])
    if named.count > 1 {
      throw ValidationError("'\(named[0])' and '\(named[1])' both name size classes; give one.")
    }
    if forceSizeClass, sizeClass.isEmpty {
      throw ValidationError(
        "'--force-size-class' imposes a size class; name it with '--size-class'.")
    }
    let places = EnvironmentOptions.names(of: [
      ("--device", !device.isEmpty), ("--all-devices", allDevices),
      ("--every-device", everyDevice), ("--size", !size.isEmpty),
    ])
    if allSizeClasses || allCells, let place = places.first {
      throw ValidationError(
        "'\(named[0])' takes a device that has it for each class; leave out '\(place)'.")
    }
    if hasCells, orientation != nil, places.isEmpty {
      throw ValidationError(
        "A size class says how its device is held; leave out '--orientation', or name a device.")
    }
    if takesAllDevices, try environments(for: .json).isEmpty {
      throw ValidationError("No device has that size class in that orientation.")
    }
  }

  /// Whether no option names an environment.
  var isDefault: Bool { given.isEmpty }

  /// The options that state an environment, apart from the user's settings.
  var given: [String] {
    EnvironmentOptions.names(of: [
      ("--device", !device.isEmpty), ("--all-devices", allDevices),
      ("--every-device", everyDevice), ("--orientation", orientation != nil),
      ("--size", !size.isEmpty),
      ("--size-class", !sizeClass.isEmpty), ("--all-size-classes", allSizeClasses),
      ("--ios", !ios.isEmpty), ("--all-cells", allCells), ("--force-size-class", forceSizeClass),
      ("--scale", scale != nil),
      ("--as-designed", asDesigned),
    ])
  }
}

extension UnknownDevice {
  /// The text as the parser writes its messages: with a capital letter, and a full stop between
  /// sentences.
  var sentence: String {
    let text = description.prefix(1).uppercased() + description.dropFirst()
    return text + (text.hasSuffix("?") ? "" : ".") + " 'ninegrid devices' lists all."
  }
}
