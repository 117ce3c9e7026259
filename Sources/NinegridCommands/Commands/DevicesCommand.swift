import ArgumentParser
import HostAccess
import LayoutJSON
import LayoutModel
import PlainText
import PlatformRules
import Reports

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the device profiles.",
    discussion: """
      A profile is a screen, held one way, of which the app has all or a part. Wherever a device is named, you can use \
      the name of a screen, an id of Interface Builder, or a model as Xcode lists it. 'ipad-11/landscape/one_half' \
      names one profile exactly. Sizes and insets are in points. The iOS in the list is used unless '--ios' names \
      another one.

      Some parts of a screen are not listed, but can be named: 'ipad-11/portrait/slide_over', windows such as \
      'ipad-11/landscape/800x600' (iPadOS 16 and later), and 'iPhone 13/portrait/zoomed' (Display Zoom). 'iPhone Duo' \
      is not listed, either.

        ninegrid devices 'iPhone 15 Pro'
        ninegrid devices --format csv
      """)

  @Argument(help: ArgumentHelp("Only these devices.", valueName: "name"))
  var names: [String] = []

  @OptionGroup var output: OutputOptions

  func validate() throws {
    for name in names {
      do {
        _ = try DeviceProfile.profiles(named: name)
      } catch {
        throw ValidationError(error.sentence)
      }
    }
  }

  func run() throws {
    let context = CommandContext.current.printing(output)
    var profiles = names.isEmpty ? DeviceProfile.all : []
    for name in names { profiles += try DeviceProfile.profiles(named: name) }
    var printer = try RowPrinter(Self.columns(output.format), format: output.format, in: context)
    for profile in profiles { try printer.add(Self.row(profile, output.format)) }
    try printer.finish()
  }

  private static func columns(_ format: OutputFormat) -> [TableColumn] {
    if format == .text {
      return [
        TableColumn("device"), TableColumn("orientation"), TableColumn("part"),
        TableColumn("size"), TableColumn("class"),
        TableColumn("scale"), TableColumn("safe area"), TableColumn("iOS"),
        TableColumn("runs iOS"), TableColumn("Interface Builder"), TableColumn("models"),
      ]
    }
    return [
      TableColumn("key"), TableColumn("device"), TableColumn("orientation"), TableColumn("split"),
      TableColumn("idiom"), TableColumn("width"),
      TableColumn("height"), TableColumn("sizeClass"),
      TableColumn("scale"), TableColumn("safeAreaTop"),
      TableColumn("safeAreaLeft"), TableColumn("safeAreaBottom"),
      TableColumn("safeAreaRight"), TableColumn("ios"), TableColumn("firstIOS"),
      TableColumn("lastIOS"), TableColumn("estimated"),
      TableColumn("interfaceBuilderIDs"),
      TableColumn("models"),
    ]
  }

  private static func row(_ profile: DeviceProfile, _ format: OutputFormat) -> [JSONValue] {
    let safeArea = profile.safeArea
    let insets = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    if format == .text {
      let size =
        "\(NumberText.rounded(profile.size.width)) × \(NumberText.rounded(profile.size.height))"
      return [
        .string(profile.name), .string(profile.orientation.rawValue),
        .string(profile.split?.replacing("_", with: " ") ?? ""), .string(size),
        .string(profile.cell.description), .number(profile.scale),
        .string(insets.map { NumberText.rounded($0) }.joined(separator: " ")),
        .string("\(profile.system.major)" + (profile.isEstimated ? " (estimated)" : "")),
        .string(profile.systemsText),
        .string(profile.interfaceBuilderIDs.joined(separator: ", ")),
        .string(models(profile.models)),
      ]
    }
    return [
      .string(profile.key), .string(profile.name), .string(profile.orientation.rawValue),
      profile.split.map(JSONValue.string) ?? .null, .string(profile.idiom.rawValue),
      .number(profile.size.width), .number(profile.size.height),
      .string(profile.cell.description), .number(profile.scale),
    ] + insets.map(JSONValue.number) + [
      .number(Double(profile.system.major)),
      .number(Double(profile.systems.lowerBound.major)),
      .number(Double(profile.systems.upperBound.major)), .bool(profile.isEstimated),
      .array(profile.interfaceBuilderIDs.map(JSONValue.string)),
      .array(profile.models.map(JSONValue.string)),
    ]
  }

  /// A list of models; only the first and the last one if there are many, so that a line fits on a
  /// screen.
  private static func models(_ models: [String]) -> String {
    guard models.count > 3, let first = models.first, let last = models.last else {
      return models.joined(separator: ", ")
    }
    return "\(first) … \(last)"
  }
}
