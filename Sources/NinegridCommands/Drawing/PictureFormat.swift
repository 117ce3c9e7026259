import ArgumentParser
import LayoutPreview

/// What `render` draws with.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case svg, png, pdf, text
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  var fileExtension: String { self == .text ? "txt" : rawValue }

  /// What a file of that name holds; `nil` where its extension says nothing of the kind.
  init?(fileName: String) {
    switch Self.extension(of: fileName)?.lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "txt", "text": self = .text
    default: return nil
    }
  }

  private static func `extension`(of fileName: String) -> String? {
    let name = FilePaths.lastComponent(of: fileName)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }

  /// Refuses a file name that says something else than what would be in the file.
  ///
  /// - Parameter format: what is asked for; `nil` for what the name says.
  static func check(_ fileName: String, as format: PictureFormat?) throws {
    guard let ending = Self.extension(of: fileName) else { return }
    if let said = PictureFormat(fileName: fileName) {
      guard let format, format != said else { return }
      throw ValidationError(
        "'\(fileName)' is a name for \(said.rawValue), and '--format \(format.rawValue)' says otherwise."
      )
    }
    throw ValidationError(
      "'\(fileName)': pictures are SVG (.svg), PNG (.png), PDF (.pdf) or characters (.txt), and cannot be written as .\(ending)."
    )
  }
}
