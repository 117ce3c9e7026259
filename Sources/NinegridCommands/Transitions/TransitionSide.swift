import ArgumentParser
import ElementTree
import Foundation
import LayoutModel
import LayoutWorkbench

/// One side of a transition, as a person writes it: `wC-hR`, `landscape`, `ipad-11,landscape,AX3`,
/// `de.strings`.
///
/// Commas separate the parts: a size class, a device, an orientation, a size, a text size, a
/// direction, a system (`ios=17`), a localization (with `language=de` where a catalog has several),
/// or a pseudolanguage. A part that is left out is as on a usual device.
struct TransitionSide: Sendable {
  /// The text that the person wrote.
  var text: String
  /// The same side as options of an environment.
  let options: EnvironmentOptions

  /// - Parameters:
  ///   - option: the option with which the person gave it, for messages.
  ///   - device: a device for both sides, if this one names none.
  init(_ text: String, option: String, device: String?) throws {
    self.text = text
    var arguments: [String] = []
    var hasPlace = false
    for part in text.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if part.hasPrefix(Self.languageMark) {
        arguments += ["--language", String(part.dropFirst(Self.languageMark.count))]
        continue
      }
      if part.hasPrefix(Self.systemMark) {
        arguments += ["--ios", String(part.dropFirst(Self.systemMark.count))]
        continue
      }
      let (name, isPlace) = try Self.option(for: part, of: option)
      arguments += [name, part]
      hasPlace = hasPlace || isPlace
    }
    if !hasPlace { arguments += ["--device", device ?? usualDeviceName] }
    do {
      options = try Groups.parse(arguments).environment
    } catch {
      throw ValidationError("'\(option) \(text)': \(Groups.message(for: error))")
    }
    let count = try options.environments(for: .json).count
    guard count == 1 else {
      throw ValidationError(
        "'\(option) \(text)' stands for \(count) environments; name one, such as 'wC-hR' or 'ipad-11,landscape'."
      )
    }
  }

  /// The options of a side, as the parser reads them.
  private struct Groups: EnvironmentGroups {
    @OptionGroup var devices: DeviceOptions
    @OptionGroup var traits: TraitOptions
    @OptionGroup var hiddenViews: HiddenViewOptions
    @OptionGroup var texts: TextOptions
  }

  private static let languageMark = "language="
  private static let systemMark = "ios="

  /// The option for a part of the text, and whether it names the place where the layout is shown.
  private static func option(
    for part: String, of option: String
  ) throws -> (name: String, isPlace: Bool) {
    if GridCell(part) != nil { return ("--size-class", true) }
    if OrientationChoice(rawValue: part) != nil { return ("--orientation", false) }
    if DirectionChoice(rawValue: part) != nil { return ("--direction", false) }
    if LocalizationFormat(fileName: part) != nil { return ("--strings", false) }
    if PseudolanguageChoice(rawValue: part) != nil { return ("--pseudo", false) }
    if ContentSizeCategory(name: part) != nil { return ("--text-size", false) }
    do {
      _ = try SizeArgument(text: part)
      return ("--size", true)
    } catch {
      // If it is not, it is a device.
    }
    do {
      _ = try DeviceProfile.profiles(named: part)
      return ("--device", true)
    } catch {
      throw ValidationError(
        "'\(part)' of '\(option)' is not a size class (wC-hR), device, orientation, size, text size, direction or "
          + "localization. \(error.sentence)")
    }
  }
}
