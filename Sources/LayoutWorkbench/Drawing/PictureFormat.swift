import LayoutPreview
import PlainText

/// The format of the pictures that `render` draws.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, text

  package var fileExtension: String { self == .text ? "txt" : rawValue }

  /// The format of a file with that name; `nil` if its extension is unknown.
  package init?(fileName: String) {
    switch Self.extension(of: fileName)?.lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "txt", "text": self = .text
    default: return nil
    }
  }

  package static func `extension`(of fileName: String) -> String? {
    let name = FilePaths.lastComponent(of: fileName)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }
}
