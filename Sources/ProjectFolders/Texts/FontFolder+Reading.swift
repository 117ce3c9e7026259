package import HostAccess
package import LayoutModel

/// Reads the folders and warns of files that can't be used.
///
/// - Returns: `nil` where no folder is named.
/// - Throws: ``CommandFailure`` where a folder is not there, has no font, or HarfBuzz is missing.
package func readFonts(
  inFolders fonts: [String], in context: CommandContext
) throws -> UserFonts? {
  if fonts.isEmpty { return nil }
  let (found, diagnostics) = try readFontFolders(fonts, in: context)
  try context.report(diagnostics)
  return found
}
