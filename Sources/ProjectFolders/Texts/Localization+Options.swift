import Diagnostics
package import HostAccess
import InterfaceBuilder
import LayoutJSON
import LayoutModel
package import LayoutWorkbench

extension Localization {
  /// Reads the files, and reports fonts that can't be used.
  ///
  /// - Throws: ``CommandFailure``; faults in a file come with their line and column.
  package init(_ options: any TextChoice, in context: CommandContext) throws {
    let files = try options.strings.map { name in
      let bytes = try readFile(context.absolutePath(name), named: name)
      var table = try Self.table(bytes, named: name, language: options.language)
      if table.language == nil { table.language = Self.language(ofPath: name) }
      return File(name: name, table: table)
    }
    self.init(
      files: files, pseudolanguages: options.pseudo.map(\.value),
      fonts: try readFonts(inFolders: options.fontFolders, in: context))
  }

  private static func table(
    _ bytes: [UInt8], named name: String, language: String?
  ) throws -> TextTable {
    do {
      switch LocalizationFormat(fileName: name) {
      case .catalog: return try readStringCatalog(bytes, language: language)
      case .xliff: return try readXLIFF(bytes)
      case .strings, nil: return try readStrings(bytes)
      }
    } catch let error as StringsError {
      throw DocumentFailure.documents([error.diagnostic.inFile(name)])
    } catch let error as StringCatalogError {
      throw DocumentFailure.documents([error.diagnostic.inFile(name)])
    } catch let error as XLIFFError {
      throw DocumentFailure.documents([error.diagnostic.inFile(name)])
    }
  }

  /// The language of a path: `de` for `App/de.lproj/Main.strings`.
  package static func language(ofPath path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(".lproj".count)) }
  }
}
