#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// HarfBuzz, which is loaded at run time. Only measuring in the user's own fonts needs it. So a
/// machine that builds or runs the rest need not have it.
///
/// - Source: the interface of HarfBuzz 2.1 and later, whose functions and structures never change
///   (harfbuzz.github.io, "API stability").
struct HarfBuzzLibrary: Sendable {
  typealias Object = OpaquePointer
  typealias Destroy = @convention(c) (Object?) -> Void

  typealias BlobCreate =
    @convention(c) (UnsafePointer<UInt8>?, UInt32, Int32, UnsafeMutableRawPointer?, Destroy?) ->
    Object?
  typealias BlobData =
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafePointer<UInt8>?
  typealias BlobDestroy = Destroy
  typealias FaceCount = @convention(c) (Object?) -> UInt32
  typealias FaceCreate = @convention(c) (Object?, UInt32) -> Object?
  typealias FaceDestroy = Destroy
  typealias FaceUnitsPerEm = @convention(c) (Object?) -> UInt32
  typealias FaceGlyphCount = @convention(c) (Object?) -> UInt32
  typealias FaceTable = @convention(c) (Object?, UInt32) -> Object?
  typealias FontCreate = @convention(c) (Object?) -> Object?
  typealias FontDestroy = Destroy
  typealias BufferCreate = @convention(c) () -> Object?
  typealias BufferDestroy = Destroy
  typealias BufferAdd =
    @convention(c) (Object?, UnsafePointer<UInt32>?, Int32, UInt32, Int32) -> Void
  typealias BufferGuess = @convention(c) (Object?) -> Void
  typealias BufferInfos =
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafeRawPointer?
  typealias BufferPositions =
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafeRawPointer?
  typealias Shape = @convention(c) (Object?, Object?, UnsafeRawPointer?, UInt32) -> Void
  typealias Name =
    @convention(c) (
      Object?, UInt32, UnsafeRawPointer?, UnsafeMutablePointer<UInt32>?,
      UnsafeMutablePointer<CChar>?
    ) -> UInt32

  let blobCreate: BlobCreate
  let blobData: BlobData
  let blobDestroy: BlobDestroy
  let faceCount: FaceCount
  let faceCreate: FaceCreate
  let faceDestroy: FaceDestroy
  let faceUnitsPerEm: FaceUnitsPerEm
  let faceGlyphCount: FaceGlyphCount
  let faceTable: FaceTable
  let fontCreate: FontCreate
  let fontDestroy: FontDestroy
  let bufferCreate: BufferCreate
  let bufferDestroy: BufferDestroy
  let bufferAdd: BufferAdd
  let bufferGuess: BufferGuess
  let bufferInfos: BufferInfos
  let bufferPositions: BufferPositions
  let shape: Shape
  let name: Name

  /// The size of a record in bytes. `hb_glyph_info_t` has five numbers of 32 bits: glyph, mask,
  /// cluster and two private ones. `hb_glyph_position_t` also has five: horizontal and vertical
  /// advance, two offsets, a private one.
  static let recordSize = 20
  static let glyphOffset = 0
  static let clusterOffset = 8
  static let advanceOffset = 0

  /// The library, or `nil` if it is not installed.
  static let shared = HarfBuzzLibrary()

  /// The names under which it is searched: in the system's folders first, then in Homebrew's
  /// folders on both kinds of Macs.
  private static let names = [
    "libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
    "/usr/local/lib/libharfbuzz.0.dylib",
  ]

  private init?() {
    guard let handle = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
    else { return nil }
    func function<Function>(_ name: String) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let blobCreate: BlobCreate = function("hb_blob_create"),
      let blobData: BlobData = function("hb_blob_get_data"),
      let blobDestroy: BlobDestroy = function("hb_blob_destroy"),
      let faceCount: FaceCount = function("hb_face_count"),
      let faceCreate: FaceCreate = function("hb_face_create"),
      let faceDestroy: FaceDestroy = function("hb_face_destroy"),
      let faceUnitsPerEm: FaceUnitsPerEm = function("hb_face_get_upem"),
      let faceGlyphCount: FaceGlyphCount = function("hb_face_get_glyph_count"),
      let faceTable: FaceTable = function("hb_face_reference_table"),
      let fontCreate: FontCreate = function("hb_font_create"),
      let fontDestroy: FontDestroy = function("hb_font_destroy"),
      let bufferCreate: BufferCreate = function("hb_buffer_create"),
      let bufferDestroy: BufferDestroy = function("hb_buffer_destroy"),
      let bufferAdd: BufferAdd = function("hb_buffer_add_codepoints"),
      let bufferGuess: BufferGuess = function("hb_buffer_guess_segment_properties"),
      let bufferInfos: BufferInfos = function("hb_buffer_get_glyph_infos"),
      let bufferPositions: BufferPositions = function("hb_buffer_get_glyph_positions"),
      let shape: Shape = function("hb_shape"),
      let name: Name = function("hb_ot_name_get_utf8")
    else { return nil }
    self.blobCreate = blobCreate
    self.blobData = blobData
    self.blobDestroy = blobDestroy
    self.faceCount = faceCount
    self.faceCreate = faceCreate
    self.faceDestroy = faceDestroy
    self.faceUnitsPerEm = faceUnitsPerEm
    self.faceGlyphCount = faceGlyphCount
    self.faceTable = faceTable
    self.fontCreate = fontCreate
    self.fontDestroy = fontDestroy
    self.bufferCreate = bufferCreate
    self.bufferDestroy = bufferDestroy
    self.bufferAdd = bufferAdd
    self.bufferGuess = bufferGuess
    self.bufferInfos = bufferInfos
    self.bufferPositions = bufferPositions
    self.shape = shape
    self.name = name
  }
}
