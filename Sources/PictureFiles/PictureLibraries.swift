#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// librsvg, cairo and pango, which are loaded at run time. Only pictures as PNG and PDF need them.
/// So a machine that builds or runs the rest need not have them.
///
/// - Source: the interfaces of librsvg 2.52 (`rsvg_handle_render_document`, `…_get_intrinsic_size_in_pixels`), cairo
///   1.16 and pango 1.44; pango comes with librsvg.
struct PictureLibraries: Sendable {
  typealias Object = OpaquePointer
  /// A function that receives bytes: closure, data, length. It returns 0 for success.
  typealias Write =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  typealias HandleNew =
    @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Object?>?) -> Object?
  typealias HandleSize =
    @convention(c) (Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Int32
  typealias HandleRender =
    @convention(c) (Object?, Object?, UnsafePointer<Double>?, UnsafeMutablePointer<Object?>?) ->
    Int32
  typealias Release = @convention(c) (Object?) -> Void
  typealias Status = @convention(c) (Object?) -> Int32
  typealias ImageCreate = @convention(c) (Int32, Int32, Int32) -> Object?
  typealias PDFCreate =
    @convention(c) (Write?, UnsafeMutableRawPointer?, Double, Double) -> Object?
  typealias PDFMetadata = @convention(c) (Object?, Int32, UnsafePointer<CChar>?) -> Void
  typealias ContextCreate = @convention(c) (Object?) -> Object?
  typealias PNGWrite =
    @convention(c) (Object?, Write?, UnsafeMutableRawPointer?) -> Int32
  typealias LayoutCreate = @convention(c) (Object?) -> Object?
  typealias SetText = @convention(c) (Object?, UnsafePointer<CChar>?, Int32) -> Void
  typealias SetDescription = @convention(c) (Object?, Object?) -> Void
  typealias GetSize =
    @convention(c) (Object?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
  typealias DescriptionNew = @convention(c) () -> Object?
  typealias SetFamily = @convention(c) (Object?, UnsafePointer<CChar>?) -> Void
  typealias SetNumber = @convention(c) (Object?, Int32) -> Void
  typealias SetSize = @convention(c) (Object?, Double) -> Void

  let handleNew: HandleNew
  let handleSize: HandleSize
  let handleRender: HandleRender
  let unref: Release
  let freeError: Release
  let imageCreate: ImageCreate
  let pdfCreate: PDFCreate
  let pdfMetadata: PDFMetadata
  let contextCreate: ContextCreate
  let contextDestroy: Release
  let contextStatus: Status
  let surfaceFinish: Release
  let surfaceDestroy: Release
  let surfaceStatus: Status
  let pngWrite: PNGWrite
  let layoutCreate: LayoutCreate
  let layoutText: SetText
  let layoutFont: SetDescription
  let layoutSize: GetSize
  /// This function exists in pango 1.16 and later.
  let layoutUnknown: Status?
  let fontNew: DescriptionNew
  let fontFree: Release
  let fontFamily: SetFamily
  let fontWeight: SetNumber
  let fontStyle: SetNumber
  let fontSize: SetSize

  /// The libraries, or `nil` if one of them is not installed.
  static let shared = PictureLibraries()

  /// Loads a library from the system's folders, or else from Homebrew's folders on both kinds of
  /// Macs.
  static func library(_ name: String, _ number: Int) -> UnsafeMutableRawPointer? {
    let paths: [String] = [
      "lib\(name).so.\(number)", "lib\(name).\(number).dylib",
      "/opt/homebrew/lib/lib\(name).\(number).dylib", "/usr/local/lib/lib\(name).\(number).dylib",
    ]
    for path in paths {
      if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) { return handle }
    }
    return nil
  }

  private init?() {
    let names = [
      ("rsvg-2", 2), ("cairo", 2), ("gobject-2.0", 0), ("glib-2.0", 0), ("pango-1.0", 0),
      ("pangocairo-1.0", 0),
    ]
    let handles = names.compactMap { Self.library($0.0, $0.1) }
    guard handles.count == names.count else { return nil }
    func function<Function>(_ name: String) -> Function? {
      handles.lazy.compactMap { dlsym($0, name) }.first
        .map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let handleNew: HandleNew = function("rsvg_handle_new_from_data"),
      let handleSize: HandleSize = function("rsvg_handle_get_intrinsic_size_in_pixels"),
      let handleRender: HandleRender = function("rsvg_handle_render_document"),
      let unref: Release = function("g_object_unref"),
      let freeError: Release = function("g_error_free"),
      let imageCreate: ImageCreate = function("cairo_image_surface_create"),
      let pdfCreate: PDFCreate = function("cairo_pdf_surface_create_for_stream"),
      let pdfMetadata: PDFMetadata = function("cairo_pdf_surface_set_metadata"),
      let contextCreate: ContextCreate = function("cairo_create"),
      let contextDestroy: Release = function("cairo_destroy"),
      let contextStatus: Status = function("cairo_status"),
      let surfaceFinish: Release = function("cairo_surface_finish"),
      let surfaceDestroy: Release = function("cairo_surface_destroy"),
      let surfaceStatus: Status = function("cairo_surface_status"),
      let pngWrite: PNGWrite = function("cairo_surface_write_to_png_stream"),
      let layoutCreate: LayoutCreate = function("pango_cairo_create_layout"),
      let layoutText: SetText = function("pango_layout_set_text"),
      let layoutFont: SetDescription = function("pango_layout_set_font_description"),
      let layoutSize: GetSize = function("pango_layout_get_size"),
      let fontNew: DescriptionNew = function("pango_font_description_new"),
      let fontFree: Release = function("pango_font_description_free"),
      let fontFamily: SetFamily = function("pango_font_description_set_family"),
      let fontWeight: SetNumber = function("pango_font_description_set_weight"),
      let fontStyle: SetNumber = function("pango_font_description_set_style"),
      let fontSize: SetSize = function("pango_font_description_set_absolute_size")
    else { return nil }
    self.handleNew = handleNew
    self.handleSize = handleSize
    self.handleRender = handleRender
    self.unref = unref
    self.freeError = freeError
    self.imageCreate = imageCreate
    self.pdfCreate = pdfCreate
    self.pdfMetadata = pdfMetadata
    self.contextCreate = contextCreate
    self.contextDestroy = contextDestroy
    self.contextStatus = contextStatus
    self.surfaceFinish = surfaceFinish
    self.surfaceDestroy = surfaceDestroy
    self.surfaceStatus = surfaceStatus
    self.pngWrite = pngWrite
    self.layoutCreate = layoutCreate
    self.layoutText = layoutText
    self.layoutFont = layoutFont
    self.layoutSize = layoutSize
    layoutUnknown = function("pango_layout_get_unknown_glyphs_count")
    self.fontNew = fontNew
    self.fontFree = fontFree
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.fontStyle = fontStyle
    self.fontSize = fontSize
  }
}
