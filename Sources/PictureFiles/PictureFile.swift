/// Whether pictures can be written as PNG and PDF on this machine.
package var canWritePictures: Bool { PictureLibraries.shared != nil }

/// Draws an SVG document as a PNG or PDF. With the same versions of the libraries, the same
/// document gives the same bytes.
///
/// - Parameter scale: the number of pixels of a PNG per unit of the document.
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
    // Without a fixed date, the document would get the current one.
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

/// Collects the bytes that cairo writes.
final class ByteCollector {
  var bytes: [UInt8] = []

  static let write: PictureLibraries.Write = { closure, data, count in
    guard let closure, let data else { return 0 }
    let collector = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return 0
  }
}

/// The format of a picture file.
package enum PictureFileKind: Hashable, Sendable { case png, pdf }
