import ArgumentParser
import LayoutWorkbench

/// The options for texts that replace those of a document.
struct TextOptions: ParsableArguments, TextChoice {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A localization with texts by object id: .strings, .xcstrings, .xliff or .xlf; repeatable.",
      valueName: "file"))
  var strings: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The language of a string catalog, such as de or pt-BR; needed if the catalog has several.",
      valueName: "language"))
  var language: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A pseudolanguage, as in Xcode: long (every text twice), accented, bounded (in brackets) or rtl; repeatable.",
      valueName: "name"))
  var pseudo: [PseudolanguageChoice] = []

  // The parser checks a group in a group 36 times at each start of a debug build, and one in that 216 times: so
  // the option stands here, and not as a group.
  @Option(name: .long, help: FontOptions.help)
  var fonts: [String] = []

  var fontFolders: [String] { fonts }

  func validate() throws {
    if let language,
      !strings.contains(where: { LocalizationFormat(fileName: $0) == .catalog })
    {
      throw ValidationError(
        "'--language' chooses from a string catalog; name one with '--strings', such as mul.lproj/Main.xcstrings. "
          + "With 'languages: [\(language)]' in its configuration, 'check' finds the texts of each document itself."
      )
    }
    for name in strings where LocalizationFormat(fileName: name) == nil {
      throw ValidationError("'\(name)' is not a .strings, .xcstrings, .xliff or .xlf file.")
    }
    if Set(pseudo).count < pseudo.count {
      throw ValidationError("A pseudolanguage is named twice; name each '--pseudo' once.")
    }
  }

  /// The options that the person gave; '--language' belongs to '--strings'.
  var given: [String] {
    EnvironmentOptions.names(of: [
      ("--strings", !strings.isEmpty), ("--pseudo", !pseudo.isEmpty), ("--fonts", !fonts.isEmpty),
    ])
  }
}
