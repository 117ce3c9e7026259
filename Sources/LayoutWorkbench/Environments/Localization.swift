package import Diagnostics
package import LayoutModel
import PlainText

/// Texts that replace those of documents, and the fonts that belong to them.
///
/// Several tasks share it. It has no state: it only gives the texts for a document.
package struct Localization: Sendable {
  /// A file with texts, by the name that a person gave.
  package struct File: Sendable {
    package var name: String
    package var table: TextTable

    package init(name: String, table: TextTable) {
      self.name = name
      self.table = table
    }
  }

  private let files: [File]
  private let pseudolanguages: [Pseudolanguage]
  package private(set) var fonts: UserFonts?

  /// The localization that replaces no texts.
  package static let none = Localization(files: [], pseudolanguages: [], fonts: nil)

  package init(files: [File], pseudolanguages: [Pseudolanguage], fonts: UserFonts?) {
    self.files = files
    self.pseudolanguages = pseudolanguages
    self.fonts = fonts
  }

  /// The same texts with the fonts of another localization.
  package func withFonts(of other: Localization) -> Localization {
    var copy = self
    copy.fonts = other.fonts
    return copy
  }

  /// Whether the document keeps its own texts and fonts.
  package var isEmpty: Bool { !hasTexts && fonts == nil }

  private var hasTexts: Bool { !files.isEmpty || !pseudolanguages.isEmpty }
}

extension Localization {
  /// The texts for one document on a pad or on another device.
  package func texts(for document: LoadedDocument, isPad: Bool) -> TextSubstitutions {
    if !hasTexts { return [:] }
    var texts: [String: String] = [:]
    var languages: [String] = []
    let known = files.isEmpty ? [] : Set(document.tree.localizableTexts.map(\.key))
    for file in files {
      for entry in file.table.entries
      where known.contains(entry.key) && Self.isMeant(document.name, by: entry) {
        texts[entry.key] = entry.textsByDevice[isPad ? "ipad" : "iphone"] ?? entry.text
      }
      if let language = file.table.language, !languages.contains(language) {
        languages.append(language)
      }
    }
    let name = (languages + pseudolanguages.map(\.rawValue)).joined(separator: ", ")
    let translated = TextSubstitutions(texts, name: name)
    if pseudolanguages.isEmpty { return translated }
    return document.tree.texts(in: pseudolanguages, over: translated, name: name)
  }

  /// Whether an entry is meant for a document. If the entry names a file, the document must have that
  /// name.
  private static func isMeant(_ name: String, by entry: TextTable.Entry) -> Bool {
    guard let original = entry.original else { return true }
    let file = FilePaths.lastComponent(of: DocumentName.split(name).name)
    return FilePaths.lastComponent(of: original) == file
  }

  /// The name of a document and the keys of its texts. Empty if there are no files with texts.
  package struct Subject: Sendable {
    fileprivate var name: String
    fileprivate var keys: Set<String>
    fileprivate var fontNote: Diagnostic?
  }

  package func subject(_ document: LoadedDocument) -> Subject {
    Subject(
      name: document.name,
      keys: files.isEmpty ? [] : Set(document.tree.localizableTexts.map(\.key)),
      fontNote: fonts?.note(on: document))
  }

  /// Notes about unknown fonts that documents name, and about texts in the files that no document
  /// uses, one note for each document and file.
  ///
  /// Texts for files that are not among the documents don't count, unless that is true for all
  /// texts.
  package func notes(on subjects: [Subject]) -> [Diagnostic] {
    if subjects.isEmpty { return [] }
    let keys = subjects.reduce(into: Set()) { $0.formUnion($1.keys) }
    return subjects.compactMap(\.fontNote)
      + files.compactMap { file in
        let entries = file.table.entries
        let meant = entries.filter { entry in
          subjects.contains { Self.isMeant($0.name, by: entry) }
        }
        let unknown = meant.isEmpty ? entries : meant.filter { !keys.contains($0.key) }
        guard let first = unknown.first else { return nil }
        let fault = UnusedTexts(
          count: unknown.count, all: entries.count, documents: subjects.count, first: first.key)
        return Diagnostic(fault, at: first.location, file: file.name)
      }
  }
}

extension LayoutEnvironment {
  /// Whether the device is a pad. A size without a device counts as one from 600 points in both
  /// directions.
  package var isPad: Bool {
    if let device { return device.hasPrefix("ipad") }
    return !isAsDesigned && min(size.width, size.height) >= 600
  }
}

/// Texts of a file that no document uses.
private struct UnusedTexts: DiagnosticFault {
  var count: Int
  /// All texts of the file.
  var all: Int
  var documents: Int
  /// The key of the first of them.
  var first: String

  var statement: Diagnostic.Statement {
    .init(
      .unusedTexts, .note,
      "\(count) of \(all) texts are for objects or properties that "
        + (documents == 1 ? "this document does" : "these documents do")
        + " not have, such as '\(first)'",
      hint: "a key is an object's id and a property, as Xcode exports it: 'abc-12-xyz.text'")
  }
}

extension Diagnostic.Code {
  /// Texts of a localization belong to no object of the given documents.
  package static let unusedTexts = Self(rawValue: "unused-texts")
}
