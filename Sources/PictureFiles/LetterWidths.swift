/// Measures text in the fonts of this machine. librsvg ignores the length that an SVG states for a
/// text (`textLength`), so the drawing code has to know how wide the text will be.
///
/// Use an instance from one thread only, because pango's layouts belong to one thread.
package final class LetterWidths {
  private let library: PictureLibraries
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?
  private var known: [Key: Double] = [:]
  /// Letters that were measured and that no installed font has. They are drawn as boxes.
  package private(set) var missing: Set<Unicode.Scalar> = []

  private struct Key: Hashable {
    var text: String
    var families: String
    var size: Double
    var weight: Int
    var isItalic: Bool
  }

  /// `nil` if the libraries are not installed.
  package init?() {
    guard let library = PictureLibraries.shared else { return nil }
    self.library = library
    surface = library.imageCreate(0, 1, 1)
    context = library.contextCreate(surface)
    layout = library.layoutCreate(context)
  }

  deinit {
    library.unref(layout)
    library.contextDestroy(context)
    library.surfaceDestroy(surface)
  }

  /// The width of a line in points.
  ///
  /// - Parameters:
  ///   - families: the font families in the form of CSS.
  ///   - weight: the weight as in CSS, where 400 is regular.
  package func width(
    of text: String, families: String, size: Double, weight: Int, isItalic: Bool
  ) -> Double {
    let key = Key(text: text, families: families, size: size, weight: weight, isItalic: isItalic)
    if let width = known[key] { return width }
    let font = library.fontNew()
    defer { library.fontFree(font) }
    library.fontFamily(font, families.filter { $0 != "'" && $0 != "\"" })
    library.fontWeight(font, Int32(weight))
    library.fontStyle(font, isItalic ? 2 : 0)
    // The text is measured at a hundred times its size, so that rounding to pixels does not matter.
    library.fontSize(font, size * Self.magnification * Self.pangoScale)
    library.layoutFont(layout, font)
    library.layoutText(layout, text, -1)
    var (width, height) = (Int32(0), Int32(0))
    library.layoutSize(layout, &width, &height)
    if let unknown = library.layoutUnknown, unknown(layout) > 0 {
      noteMissing(in: text, unknown)
      library.layoutText(layout, text, -1)
    }
    let result = Double(width) / Self.pangoScale / Self.magnification
    known[key] = result
    return result
  }

  /// Checks the letters of a text one by one.
  private func noteMissing(in text: String, _ unknown: PictureLibraries.Status) {
    for scalar in text.unicodeScalars where !scalar.isASCII && !missing.contains(scalar) {
      library.layoutText(layout, String(scalar), -1)
      if unknown(layout) > 0 { missing.insert(scalar) }
    }
  }

  private static let magnification = 20.0
  /// The number of pango's units per pixel.
  private static let pangoScale = 1024.0
}
