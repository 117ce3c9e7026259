/// What a picture is written as.
package enum PictureFileKind: Hashable, Sendable { case png, pdf }

/// Whether pictures can be written as PNG and PDF on this machine.
package var canWritePictures: Bool { PictureLibraries.shared != nil }

/// Why an SVG document gives no file.
package enum PictureFileError: Error, Hashable, Sendable {
  /// librsvg, cairo or pango is not installed.
  case noLibrary
  /// The document can't be drawn.
  case notDrawn
  /// A side has more pixels than a PNG of cairo's.
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

/// Draws an SVG document as a PNG or PDF: the same document gives the same bytes with one version of the libraries.
///
/// - Parameter scale: pixels of a PNG per unit of the document.
/// - Throws: ``PictureFileError``.
package func pictureFile(
  _ svg: String, as kind: PictureFileKind, scale: Double = 1
) throws(PictureFileError) -> [UInt8] {
  guard let library = PictureLibraries.shared else { throw .noLibrary }
  let bytes = Array(svg.utf8)
  var failure: OpaquePointer?
  guard let handle = library.handleNew(bytes, UInt(bytes.count), &failure) else {
    if failure != nil { library.freeError(failure) }
    throw .notDrawn
  }
  defer { library.unref(handle) }
  var (width, height) = (0.0, 0.0)
  guard library.handleSize(handle, &width, &height) != 0, width > 0, height > 0 else {
    throw .notDrawn
  }
  let sink = ByteCollector()
  let pointer = Unmanaged.passUnretained(sink).toOpaque()
  let surface: OpaquePointer?
  var (targetWidth, targetHeight) = (width, height)
  switch kind {
  case .png:
    targetWidth = (width * scale).rounded(.up)
    targetHeight = (height * scale).rounded(.up)
    guard max(targetWidth, targetHeight) <= 32_767 else {
      throw .tooLarge(pixels: Int(max(targetWidth, targetHeight)))
    }
    surface = library.imageCreate(0, Int32(targetWidth), Int32(targetHeight))
  case .pdf:
    surface = library.pdfCreate(ByteCollector.write, pointer, width, height)
    // Without a date of its own a document has that of the clock.
    library.pdfMetadata(surface, 5, "2000-01-01T00:00:00Z")
  }
  defer { library.surfaceDestroy(surface) }
  guard library.surfaceStatus(surface) == 0 else { throw .notDrawn }
  let context = library.contextCreate(surface)
  let viewport = [0, 0, targetWidth, targetHeight]
  let isDrawn = library.handleRender(handle, context, viewport, &failure) != 0
  let status = library.contextStatus(context)
  library.contextDestroy(context)
  if failure != nil { library.freeError(failure) }
  guard isDrawn, status == 0 else { throw .notDrawn }
  if kind == .png {
    guard library.pngWrite(surface, ByteCollector.write, pointer) == 0 else { throw .notDrawn }
  }
  library.surfaceFinish(surface)
  return sink.bytes
}

/// What cairo writes.
private final class ByteCollector {
  var bytes: [UInt8] = []

  static let write: PictureLibraries.Write = { closure, data, count in
    guard let closure, let data else { return 0 }
    let collector = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return 0
  }
}

/// Measures text in the fonts of this machine: librsvg does not set letters to a length (`textLength`), so whoever
/// draws for it has to know how wide they come out.
///
/// One at a time: pango's layouts belong to one thread.
package final class LetterWidths {
  private let library: PictureLibraries
  private let surface: OpaquePointer?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?
  private var known: [Key: Double] = [:]

  private struct Key: Hashable {
    var text: String
    var families: String
    var size: Double
    var weight: Int
    var isItalic: Bool
  }

  /// `nil` where the libraries are not installed.
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
  ///   - families: as CSS lists them.
  ///   - weight: as CSS counts, 400 for regular.
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
    // At a hundred times the size, so that rounding to pixels does not count.
    library.fontSize(font, size * Self.magnification * Self.pangoScale)
    library.layoutFont(layout, font)
    library.layoutText(layout, text, -1)
    var (width, height) = (Int32(0), Int32(0))
    library.layoutSize(layout, &width, &height)
    let result = Double(width) / Self.pangoScale / Self.magnification
    known[key] = result
    return result
  }

  private static let magnification = 20.0
  /// Pango's units per pixel.
  private static let pangoScale = 1024.0
}
