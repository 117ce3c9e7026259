package import Diagnostics
import ElementTree
package import LayoutModel
import LosslessXML

/// Reads XLIFF 1.2, as Xcode exports and imports it.
///
///     <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de">
///       <body><trans-unit id="abc-12-xyz.text"><source>Name</source><target>Nom</target></trans-unit>
///
/// A unit without a target has the text of its source. Only the text of inline elements (`<g>`,
/// `<x/>`) is used.
///
/// - Source: OASIS, XLIFF Version 1.2, sections 2.2 and 2.3; ids and `original` as Xcode's "Export
///   Localizations" writes them.
/// - Throws: ``XLIFFError`` when the file is not XML, or not XLIFF 1.2.
package func readXLIFF(_ bytes: [UInt8]) throws(XLIFFError) -> TextTable {
  let root: DocumentElement
  do {
    root = try readXML(bytes).root
  } catch {
    throw XLIFFError(diagnostic: error.diagnostic)
  }
  guard root.name == "xliff" else {
    throw XLIFFError(.notXLIFF(root: root.name), at: root.location)
  }
  if let version = root["version"], !version.hasPrefix("1.") {
    throw XLIFFError(.otherVersion(version), at: root.location)
  }
  var table = TextTable()
  for file in root.elements where file.name == "file" {
    if table.language == nil { table.language = file["target-language"] ?? file["source-language"] }
    for unit in file.units {
      guard let id = unit["id"] else {
        throw XLIFFError(.unitWithoutID, at: unit.location)
      }
      let translation = unit.elements.first { $0.name == "target" }
      guard let text = translation ?? unit.elements.first(where: { $0.name == "source" }) else {
        throw XLIFFError(.unitWithoutText(id), at: unit.location)
      }
      table.entries.append(
        TextTable.Entry(
          key: id, text: text.allText, original: file["original"], at: unit.location))
    }
  }
  return table
}

extension DocumentElement {
  fileprivate var elements: [DocumentElement] { content.compactMap(\.element) }

  /// The translation units, inside groups or not.
  fileprivate var units: [DocumentElement] {
    elements.flatMap { child -> [DocumentElement] in
      switch child.name {
      case "trans-unit": [child]
      case "body", "group": child.units
      default: []
      }
    }
  }

  /// The text between the tags, including that of inline elements.
  fileprivate var allText: String {
    content.map { piece in piece.element?.allText ?? piece.characters ?? "" }.joined()
  }
}

/// The reason why a file is not XLIFF.
package struct XLIFFError: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic

  init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(_ fault: Fault, at location: SourceLocation?) {
    diagnostic = Diagnostic(fault, at: location)
  }

  package enum Fault: DiagnosticFault {
    /// - Parameter root: the name of the root element.
    case notXLIFF(root: String)
    case otherVersion(String)
    case unitWithoutID
    case unitWithoutText(String)

    package var statement: Diagnostic.Statement {
      switch self {
      case .notXLIFF(let root):
        .init(
          .invalidStrings, .error,
          "the root element is <\(root)>, not the <xliff> of a localization",
          hint: "Xcode's 'Export Localizations' makes such files")
      case .otherVersion(let version):
        .init(
          .invalidStrings, .error, "this is XLIFF \(version), and only 1.2 can be read",
          hint: "Xcode exports XLIFF 1.2")
      case .unitWithoutID:
        .init(
          .invalidStrings, .error, "a translation unit has no id",
          hint: "write <trans-unit id=\"…\">")
      case .unitWithoutText(let id):
        .init(
          .invalidStrings, .error, "the translation unit '\(id)' has neither a source nor a target",
          hint: "write <source>…</source>")
      }
    }
  }
}
