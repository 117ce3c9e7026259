/// The reason why no file could be made from an SVG document.
package enum PictureFileError: Error, Hashable, Sendable {
  /// librsvg, cairo or pango is not installed.
  case noLibrary
  /// The document can't be drawn.
  case notDrawn
  /// A side has more pixels than a PNG of cairo can have.
  case tooLarge(pixels: Int)

  package var message: String {
    switch self {
    case .noLibrary: "PNG and PDF are written with librsvg, which is not installed"
    case .notDrawn: "librsvg can't draw the picture"
    case .tooLarge(let pixels):
      "the picture would be \(pixels) pixels long, and a PNG has at most 32767"
    }
  }
}
