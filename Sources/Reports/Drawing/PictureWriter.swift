package import HostAccess
package import LayoutPreview
package import LayoutWorkbench
import PictureFiles

/// Makes the bytes of a picture in one format.
package struct PictureWriter {
  private let format: PictureFormat
  private let missing: MissingLetters?

  /// - Parameter missing: collects letters that no installed font has.
  package init(_ format: PictureFormat, missing: MissingLetters? = nil) {
    self.format = format
    self.missing = missing
  }

  /// The pixels of a PNG per point. With the scale of most phones it would be half as large again.
  private static let pixelsPerPoint = 2.0

  /// - Throws: ``CommandFailure/noPictureLibrary``. It is called before anything is resolved.
  package static func checkLibrary() throws(CommandFailure) {
    guard canWritePictures else { throw .noPictureLibrary }
  }

  /// - Parameter draw: makes the SVG. It gets an object that measures letters if the renderer
  ///   can't.
  /// - Throws: ``CommandFailure``.
  package func bytes(_ draw: ((any LetterFitting)?) -> String) throws(CommandFailure) -> [UInt8] {
    guard format != .svg else { return Array(draw(nil).utf8) }
    guard let widths = LetterWidths() else { throw .noPictureLibrary }
    defer { missing?.add(widths.missing) }
    do {
      return try pictureFile(
        draw(InstalledLetters(widths: widths)), as: format == .pdf ? .pdf : .png,
        scale: Self.pixelsPerPoint)
    } catch {
      throw error == .noLibrary
        ? .noPictureLibrary : .pictureNotDrawn(reason: error.message)
    }
  }
}

/// The fonts of this machine.
private struct InstalledLetters: LetterFitting {
  let widths: LetterWidths

  func width(
    of text: String, families: String, size: Double, weight: Int, isItalic: Bool
  ) -> Double {
    widths.width(of: text, families: families, size: size, weight: weight, isItalic: isItalic)
  }
}
