import ArgumentParser
import HostAccess
import LayoutModel
import ProjectFolders

/// The options for fonts of the user.
struct FontOptions: ParsableArguments {
  static let help = ArgumentHelp(
    "A folder of .ttf and .otf files, with which fonts by PostScript name are measured; repeatable. Needs HarfBuzz.",
    valueName: "folder")

  @Option(name: .long, help: FontOptions.help)
  var fonts: [String] = []

  var isEmpty: Bool { fonts.isEmpty }

  /// Reads the fonts; see ``readFonts(inFolders:in:)``.
  func read(in context: CommandContext) throws -> UserFonts? {
    try readFonts(inFolders: fonts, in: context)
  }
}
