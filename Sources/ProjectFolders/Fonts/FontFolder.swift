package import Diagnostics
import FontFiles
import Foundation
package import HostAccess
import LayoutEngine
package import LayoutModel

/// Reads the fonts of folders.
///
/// - Returns: the fonts, and a warning for each file that can't be used.
/// - Throws: ``CommandFailure`` if a folder does not exist or has no font, or if HarfBuzz is
///   missing.
package func readFontFolders(
  _ folders: [String], in context: CommandContext
) throws -> (fonts: UserFonts, diagnostics: [Diagnostic]) {
  guard canReadFonts else { throw CommandFailure.noFontLibrary }
  var fonts: [any UserFont] = []
  var diagnostics: [Diagnostic] = []
  var fingerprint = Fingerprint()
  for folder in folders {
    let path = context.absolutePath(folder)
    switch FileKind(path) {
    case .directory: break
    case nil: throw CommandFailure.noSuchFolder(path: folder)
    default: throw CommandFailure.isNotDirectory(path: folder)
    }
    let known = fonts.count
    for file in try fontFiles(in: path, named: folder) {
      let bytes = try readFile(path + "/" + file, named: folder + "/" + file)
      do {
        fonts += try readFonts(bytes)
        fingerprint.add(bytes)
      } catch {
        diagnostics.append(
          Diagnostic(BrokenFont(reason: error.message), file: folder + "/" + file))
      }
    }
    if fonts.count == known { throw CommandFailure.noFonts(folder: folder) }
  }
  return (UserFonts(fonts, fingerprint: fingerprint.text), diagnostics)
}

/// Paths of font files in a folder and its subfolders, in alphabetical order.
private func fontFiles(in path: String, named name: String) throws -> [String] {
  let files: [String]
  do {
    files = try FileManager.default.subpathsOfDirectory(atPath: path)
  } catch {
    throw CommandFailure.unreadable(path: name, reason: "the folder can't be listed")
  }
  return files.filter { file in
    [".ttf", ".otf", ".ttc", ".otc"].contains { file.lowercased().hasSuffix($0) }
      && FileKind(path + "/" + file) == .file
  }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

extension Diagnostic.Code {
  /// A file is not a font that can be read.
  package static let invalidFont = Self(rawValue: "invalid-font")
}

/// A file that is no font which can be used.
private struct BrokenFont: DiagnosticFault {
  /// What the reader of fonts says.
  var reason: String

  var statement: Diagnostic.Statement {
    .init(
      .invalidFont, .warning, reason,
      hint: "other widths stand in for this font; a copy of the file may be whole")
  }
}
