import Synchronization

/// The first page of a PDF as a PNG.
package struct PagePicture: Sendable {
  package var png: [UInt8]
  /// The width in points.
  package var width: Double
  package var height: Double
}

/// Whether PDFs can be drawn on this machine.
package var canDrawPages: Bool { PageLibraries.shared != nil }

extension PagePicture {
  /// The lock for drawing. Poppler shares fonts and colour profiles between pages, so it draws one
  /// page at a time.
  private static let drawing = Mutex(())

  /// Draws the first page on a transparent background. With the same versions of the libraries, the
  /// same file gives the same bytes.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - mostPixels: the greatest number of pixels of each side.
  /// - Returns: `nil` if poppler can't draw the file or is not installed, or if the page is too
  ///   large.
  package init?(pdf bytes: [UInt8], scale: Double, mostPixels: Int) {
    guard let library = PageLibraries.shared,
      let drawn = Self.drawing.withLock({ _ in
        Self.draw(bytes, scale: scale, mostPixels: Double(mostPixels), library)
      })
    else { return nil }
    self = drawn
  }

  private static func draw(
    _ bytes: [UInt8], scale: Double, mostPixels: Double, _ library: PageLibraries
  ) -> PagePicture? {
    let pictures = library.pictures
    let data = library.bytesNew(bytes, UInt(bytes.count))
    defer { library.bytesFree(data) }
    var failure: OpaquePointer?
    guard let document = library.documentNew(data, nil, &failure) else {
      if failure != nil { pictures.freeError(failure) }
      return nil
    }
    defer { pictures.unref(document) }
    guard let page = library.pageAt(document, 0) else { return nil }
    defer { pictures.unref(page) }
    var (width, height) = (0.0, 0.0)
    library.pageSize(page, &width, &height)
    let (across, down) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard across >= 1, down >= 1, across <= mostPixels, down <= mostPixels else { return nil }
    let surface = pictures.imageCreate(0, Int32(across), Int32(down))
    defer { pictures.surfaceDestroy(surface) }
    guard pictures.surfaceStatus(surface) == 0 else { return nil }
    let context = pictures.contextCreate(surface)
    library.scale(context, scale, scale)
    library.pageRender(page, context)
    let status = pictures.contextStatus(context)
    pictures.contextDestroy(context)
    guard status == 0 else { return nil }
    let sink = ByteCollector()
    guard
      pictures.pngWrite(surface, ByteCollector.write, Unmanaged.passUnretained(sink).toOpaque())
        == 0
    else { return nil }
    return PagePicture(png: sink.bytes, width: width, height: height)
  }
}
