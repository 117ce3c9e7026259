package import Diagnostics

/// Why an image or colour of a catalogue can't be shown. The name is that of the image or colour.
package enum AssetError: Error, DiagnosticFault {
  /// There is nothing wrong with the image, but nothing to draw a PDF with.
  case undrawnPDF(name: String)
  case brokenPDF(file: String, name: String)
  case unreadableImage(file: String, name: String)
  /// - Parameter danger: what the file does that a picture must not.
  case unsafeImage(file: String, name: String, danger: String)
  case tooManyPixels(name: String, width: Int, height: Int)
  case elsewhere(file: String, name: String)
  case tooLarge(file: String, name: String, bytes: Int, path: String)
  case unreadableFile(file: String, name: String, path: String)
  case noJSON(name: String, folder: String)
  /// Images that are PDFs, where poppler is not installed.
  case noPoppler(first: String, count: Int)

  package var diagnostic: Diagnostic { Diagnostic(self) }

  package var statement: Diagnostic.Statement {
    .init(.unusableAsset, .note, message, hint: hint)
  }

  private var message: String {
    switch self {
    case .undrawnPDF(let name): "the image '\(name)' is a PDF"
    case .brokenPDF(let file, let name):
      "the file '\(file)' of the image '\(name)' is a PDF that can't be drawn"
    case .unreadableImage(let file, let name):
      "the file '\(file)' of the image '\(name)' is not a PNG, JPEG or SVG that can be read"
    case .unsafeImage(let file, let name, let danger):
      "the file '\(file)' of the image '\(name)' \(danger)"
    case .tooManyPixels(let name, let width, let height):
      "the image '\(name)' has \(width) × \(height) pixels, too much for a picture"
    case .elsewhere(let file, let name):
      "'\(name)' of the catalogue names a file elsewhere: '\(file)'"
    case .tooLarge(let file, let name, let bytes, _):
      "the file '\(file)' of '\(name)' has \(bytes) bytes, too much for a picture"
    case .unreadableFile(let file, let name, _): "the file '\(file)' of '\(name)' can't be read"
    case .noJSON(let name, _):
      "'\(name)' of the catalogue can't be read: its Contents.json is not JSON"
    case .noPoppler(let first, 1):
      "the image '\(first)' is a PDF; these are drawn with poppler, which is not installed"
    case .noPoppler(let first, let count):
      "\(count) images, such as '\(first)', are PDFs; these are drawn with poppler, which is not installed"
    }
  }

  private var hint: String {
    switch self {
    case .undrawnPDF, .brokenPDF, .unreadableImage, .unsafeImage, .tooManyPixels, .elsewhere:
      Self.placeholder
    case .tooLarge(_, _, _, let path), .unreadableFile(_, _, let path):
      "\(Self.placeholder); the file is '\(path)'"
    case .noJSON(_, let folder): "\(Self.placeholder); the file is '\(folder)/Contents.json'"
    case .noPoppler:
      "placeholders stand for them; 'apt-get install libpoppler-glib8', or 'brew install poppler'"
    }
  }

  private static let placeholder = "a placeholder stands for it"
}
