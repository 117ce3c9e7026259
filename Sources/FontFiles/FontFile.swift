package import LayoutModel

/// The fonts of a .ttf, .otf or .ttc file, measured with HarfBuzz.
///
/// A variable font is measured in its default instance. Advances grow in proportion to the size, as
/// in Core Text without hinting.
///
/// - Throws: ``FontFileError``.
package func readFonts(_ bytes: [UInt8]) throws(FontFileError) -> [any UserFont] {
  guard let library = HarfBuzzLibrary.shared else { throw .noLibrary }
  // The blob owns a copy of the bytes (mode 0, "duplicate").
  let blob = library.blobCreate(bytes, UInt32(clamping: bytes.count), 0, nil, nil)
  defer { library.blobDestroy(blob) }
  let count = library.faceCount(blob)
  guard count > 0 else { throw .notAFont }
  var fonts: [any UserFont] = []
  for index in 0..<count {
    guard let face = HarfBuzzFace(blob, index: index, library), face.glyphCount > 0 else {
      throw .notAFont
    }
    guard let metrics = face.lineMetrics else { throw .missing(table: "hhea") }
    guard let name = face.postScriptName else { throw .missing(table: "name") }
    fonts.append(ShapedFont(face, postScriptName: name, lineMetrics: metrics))
  }
  return fonts
}

/// Whether fonts can be read on this machine.
package var canReadFonts: Bool { HarfBuzzLibrary.shared != nil }

/// A font whose text HarfBuzz shapes.
private struct ShapedFont: UserFont {
  let face: HarfBuzzFace
  let postScriptName: String
  let lineMetrics: FontLineMetrics

  init(_ face: HarfBuzzFace, postScriptName: String, lineMetrics: FontLineMetrics) {
    self.face = face
    self.postScriptName = postScriptName
    self.lineMetrics = lineMetrics
  }

  func advances(of text: String) -> [Double?] { face.advances(of: text) }
}
