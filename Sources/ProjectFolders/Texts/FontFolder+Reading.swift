package import HostAccess
package import LayoutModel

/// Reads the folders and warns of files that can't be used.
///
/// - Returns: `nil` if no folder is named.
/// - Throws: ``CommandFailure`` if a folder does not exist or has no font, or if HarfBuzz is
///   missing.
package func readFonts(
  inFolders fonts: [String], in context: CommandContext
) throws -> UserFonts? {
  if fonts.isEmpty { return nil }
  let (found, diagnostics) = try readFontFolders(fonts, in: context)
  try context.report(diagnostics)
  return found
}
