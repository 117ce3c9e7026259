#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Poppler, which is loaded at run time like librsvg. Only images that are PDFs need it.
///
/// - Source: the interface of poppler-glib 0.82 (`poppler_document_new_from_bytes`, `poppler_page_render`).
struct PageLibraries: Sendable {
  typealias Object = OpaquePointer
  typealias BytesNew = @convention(c) (UnsafePointer<UInt8>?, UInt) -> Object?
  typealias DocumentNew =
    @convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?
  typealias PageAt = @convention(c) (Object?, Int32) -> Object?
  typealias PageSize =
    @convention(c) (Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
  typealias PageRender = @convention(c) (Object?, Object?) -> Void
  typealias Scale = @convention(c) (Object?, Double, Double) -> Void
  typealias Release = @convention(c) (Object?) -> Void

  let bytesNew: BytesNew
  let bytesFree: Release
  let documentNew: DocumentNew
  let pageAt: PageAt
  let pageSize: PageSize
  let pageRender: PageRender
  let scale: Scale
  let pictures: PictureLibraries

  /// The libraries, or `nil` if one of them is not installed.
  static let shared = PageLibraries()

  private init?() {
    guard let pictures = PictureLibraries.shared else { return nil }
    let names = [("poppler-glib", 8), ("cairo", 2), ("glib-2.0", 0)]
    let handles = names.compactMap { PictureLibraries.library($0.0, $0.1) }
    guard handles.count == names.count else { return nil }
    func function<Function>(_ name: String) -> Function? {
      handles.lazy.compactMap { dlsym($0, name) }.first
        .map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let bytesNew: BytesNew = function("g_bytes_new"),
      let bytesFree: Release = function("g_bytes_unref"),
      let documentNew: DocumentNew = function("poppler_document_new_from_bytes"),
      let pageAt: PageAt = function("poppler_document_get_page"),
      let pageSize: PageSize = function("poppler_page_get_size"),
      let pageRender: PageRender = function("poppler_page_render"),
      let scale: Scale = function("cairo_scale")
    else { return nil }
    self.bytesNew = bytesNew
    self.bytesFree = bytesFree
    self.documentNew = documentNew
    self.pageAt = pageAt
    self.pageSize = pageSize
    self.pageRender = pageRender
    self.scale = scale
    self.pictures = pictures
  }
}
