import ArgumentParser
import LayoutWorkbench

/// The options for changes that code makes to a layout while the program runs. The document on disk
/// stays as it is.
struct RuntimeOptions: ParsableArguments, RuntimeChoice {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a property as code does, such as k3F-q1-Zab.constant=20, Title.text=Hello or k3F-q1-Zab.active=NO ('installed' works for constraints and views); repeatable.",
      valueName: "object.property=value"),
    transform: PropertySetting.init(text:))
  var settings: [PropertySetting] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Copies of an entry of a stack view or of a row, such as 'Entry=20'; repeatable.",
      valueName: "view=count"),
    transform: ViewCount.init(text:))
  var `repeat`: [ViewCount] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Points that code adds to the safe area: top, left, bottom or right; repeatable. 'keyboard' adds the height of the keyboard.",
      valueName: "edge=points"),
    transform: InsetSetting.init(text:))
  var inset: [InsetSetting] = []

  /// The options that the person gave.
  var given: [String] {
    EnvironmentOptions.names(of: [
      ("--set", !settings.isEmpty), ("--repeat", !`repeat`.isEmpty), ("--inset", !inset.isEmpty),
    ])
  }

  /// The same options with more settings, which are applied last.
  func adding(_ settings: [PropertySetting]) -> Self {
    var copy = self
    copy.settings += settings
    return copy
  }
}
