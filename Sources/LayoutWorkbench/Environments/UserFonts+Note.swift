package import Diagnostics
import ElementTree
import LayoutEngine
package import LayoutModel

extension UserFonts {
  /// A note on fonts that a document names, but that are replaced by others.
  package func note(on document: LoadedDocument) -> Diagnostic? {
    var missing: [String: Bool] = [:]
    document.tree.root.forEach { element in
      guard element.name == "fontDescription" || element.name == "font", let name = element["name"],
        self[name] == nil
      else { return }
      missing[name] = FontKnowledge(name: name, family: element["family"]) != .known
    }
    let names = missing.filter(\.value).keys.sorted()
    return names.isEmpty ? nil : Diagnostic(UnknownFonts(names: names), file: document.name)
  }
}

/// Fonts that a document names, and that are neither known nor brought by the user.
private struct UnknownFonts: DiagnosticFault {
  /// Their PostScript names in alphabetical order; at least one.
  var names: [String]

  var statement: Diagnostic.Statement {
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return .init(
      .unknownFont, .note,
      (names.count == 1
        ? "the font \(list) is not in the folder"
        : "\(names.count) fonts are not in the folder, such as \(list)")
        + "; widths of another one stand in",
      hint: "add the file with the PostScript name '\(names[0])'")
  }
}

extension Diagnostic.Code {
  /// A document names a font that is neither known nor brought by the user.
  package static let unknownFont = Self(rawValue: "unknown-font")
}
