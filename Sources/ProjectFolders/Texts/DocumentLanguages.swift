import Foundation
package import HostAccess
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
import PlainText

/// The languages in which a document can be shown: those of the localizations beside its file,
/// those of the named localizations, and the pseudolanguages.
package struct DocumentLanguages: Sendable {
  /// A language, with the file that contains its texts.
  package struct Language: Hashable, Sendable {
    /// The code, such as `de`, or the name of a pseudolanguage.
    package var code: String
    /// The absolute path of the file; `nil` for a pseudolanguage.
    package var file: String?

    package init(code: String, file: String? = nil) {
      self.code = code
      self.file = file
    }

    package var isPseudo: Bool { file == nil }

    /// The name of the language for a person.
    package var title: String {
      isPseudo ? code : Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
    }

    /// Whether its texts run from right to left.
    package var isRightToLeft: Bool {
      isPseudo
        ? code == PseudolanguageChoice.rtl.rawValue
        : WritingDirection.isRightToLeft(code)
    }
  }

  /// Whether a code is that of a language: `de`, `pt-BR`, or a pseudolanguage.
  package static func isLanguage(_ code: String) -> Bool {
    PseudolanguageChoice(rawValue: code) != nil
      || Locale.Language(identifier: code).languageCode?.isISOLanguage ?? false
  }

  /// The languages, each once, in the order of their codes; pseudolanguages come last.
  package let languages: [Language]

  /// - Parameters:
  ///   - file: the absolute path of the document's own file; `nil` if that is not known.
  ///   - named: further localizations, as absolute paths.
  package init(of file: String?, named: [String]) {
    var found: [Language] = []
    for path in named + (file.map(Self.localizations) ?? []) {
      for code in Self.codes(of: path) where !found.contains(where: { $0.code == code }) {
        found.append(Language(code: code, file: path))
      }
    }
    found.sort { $0.code < $1.code }
    languages = found + PseudolanguageChoice.allCases.map { Language(code: $0.rawValue) }
  }

  /// The localizations around a file: `de.lproj/Main.strings` and `Main.xcstrings` around
  /// `Base.lproj/Main.storyboard`.
  ///
  /// - Source: Apple, "Localizing strings in your app": one folder for each language, beside the
  ///   folder of the document.
  private static func localizations(of file: String) -> [String] {
    let own = FilePaths.parent(of: file)
    let root = own.hasSuffix(".lproj") ? FilePaths.parent(of: own) : own
    let name = FilePaths.lastComponent(of: file)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let folders = folderEntriesIfListed(root).filter {
      $0.hasSuffix(".lproj") && $0 != "Base.lproj"
    }
    return ([root] + folders.map { "\(root)/\($0)" }).flatMap { folder in
      ["strings", "xcstrings"].map { "\(folder)/\(stem).\($0)" }
    }.filter { FileKind($0) == .file }
  }

  /// The languages of a file. Empty if it can't be read, which is reported when somebody chooses it by its
  /// name.
  private static func codes(of path: String) -> [String] {
    guard LocalizationFormat(fileName: path) == .catalog else {
      return Localization.language(ofPath: path).map { [$0] } ?? [stem(of: path)]
    }
    do {
      return try languagesOfStringCatalog(readFile(path, named: path))
    } catch {
      return []
    }
  }

  /// The language of a single file: `de` for `de.strings`.
  private static func stem(of path: String) -> String {
    let name = FilePaths.lastComponent(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension DocumentLanguages.Language {
  /// The texts that replace those of a document.
  package func localization(in context: CommandContext) throws -> Localization {
    guard let file else {
      let pseudo = PseudolanguageChoice(rawValue: code).map { [$0] } ?? []
      return try Localization(ChosenTexts(pseudo: pseudo), in: context)
    }
    let isCatalog = LocalizationFormat(fileName: file) == .catalog
    return try Localization(
      ChosenTexts(strings: [file], language: isCatalog ? code : nil), in: context)
  }
}
