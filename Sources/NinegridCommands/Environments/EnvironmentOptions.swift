import ArgumentParser
import LayoutModel
import LayoutWorkbench

/// The environments that the options of a command name, with what the user's settings, hidden views and other texts
/// change in them.
struct EnvironmentOptions: EnvironmentChoice {
  var devices: DeviceOptions
  var traits: TraitOptions
  var views: HiddenViewOptions
  var texts: TextOptions

  /// Whether no option names an environment: then documents are resolved as designed, or on a usual
  /// phone.
  var isDefault: Bool { devices.isDefault }

  /// Whether no option names a device, a system, a text size or a direction, so that a recording
  /// decides.
  var isRecorded: Bool { isDefault && traits.given.isEmpty && views.given.isEmpty }

  /// The options that the person gave, in the order of the help.
  var given: [String] {
    devices.given + traits.given + views.given + texts.given
  }

  /// The names of the options that were given.
  static func names(of options: [(name: String, isGiven: Bool)]) -> [String] {
    options.filter(\.isGiven).map(\.name)
  }
}

/// The groups of options of a command that resolves documents in environments.
///
/// They stand beside each other in each command, and not in a group: in a debug build the parser checks what is in a
/// group of a group five times as often.
protocol EnvironmentGroups: ParsableArguments {
  var devices: DeviceOptions { get }
  var traits: TraitOptions { get }
  var hiddenViews: HiddenViewOptions { get }
  var texts: TextOptions { get }
}

extension EnvironmentGroups {
  var environment: EnvironmentOptions {
    EnvironmentOptions(devices: devices, traits: traits, views: hiddenViews, texts: texts)
  }
}
