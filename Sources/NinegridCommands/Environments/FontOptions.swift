import ArgumentParser
import HostAccess
import LayoutModel
import ProjectFolders

/// Fonts that the user brings.
struct FontOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of .ttf and .otf files: fonts by PostScript name are measured in them; repeatable. Needs HarfBuzz.",
      valueName: "folder"))
  var fonts: [String] = []

  var isEmpty: Bool { fonts.isEmpty }

  /// Reads the folders and warns of files that can't be used.
  ///
  /// - Returns: `nil` where no folder is named.
  /// - Throws: ``CommandFailure`` where a folder is not there, has no font, or HarfBuzz is missing.
  func read(in context: CommandContext) throws -> UserFonts? {
    if fonts.isEmpty { return nil }
    let (found, diagnostics) = try readFontFolders(fonts, in: context)
    try context.report(diagnostics)
    return found
  }
}
