import LayoutModel

/// A face and a font of HarfBuzz.
///
/// They never change after they are made, and HarfBuzz lets any number of threads use such objects.
/// Each call has a buffer of its own.
final class HarfBuzzFace: @unchecked Sendable {
  private let library: HarfBuzzLibrary
  private let face: HarfBuzzLibrary.Object
  private let font: HarfBuzzLibrary.Object
  private let unitsPerEm: Double

  /// - Parameter blob: the file. The face keeps it.
  init?(_ blob: HarfBuzzLibrary.Object?, index: UInt32, _ library: HarfBuzzLibrary) {
    guard let face = library.faceCreate(blob, index) else { return nil }
    guard let font = library.fontCreate(face) else {
      library.faceDestroy(face)
      return nil
    }
    self.library = library
    self.face = face
    self.font = font
    // A font gets the units of its face. HarfBuzz uses 1000 if a file states none.
    unitsPerEm = Double(max(library.faceUnitsPerEm(face), 1))
  }

  deinit {
    library.fontDestroy(font)
    library.faceDestroy(face)
  }

  var glyphCount: Int { Int(library.faceGlyphCount(face)) }

  /// The PostScript name: name 6 of the `name` table.
  var postScriptName: String? {
    var buffer = [CChar](repeating: 0, count: Self.longestName)
    var length = UInt32(buffer.count)
    _ = library.name(face, 6, nil, &length, &buffer)
    let bytes = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The size of the buffer for a name. PostScript names have at most 63 characters.
  private static let longestName = 256

  /// The heights of the `hhea` table, which Core Text uses. HarfBuzz itself would prefer `OS/2` in
  /// some fonts.
  var lineMetrics: FontLineMetrics? {
    // The tag `hhea`.
    let table = library.faceTable(face, 0x6868_6561)
    defer { library.blobDestroy(table) }
    var length: UInt32 = 0
    guard let data = library.blobData(table, &length), length >= 10 else { return nil }
    func value(_ offset: Int) -> Double {
      Double(Int16(bitPattern: UInt16(data[offset]) << 8 | UInt16(data[offset + 1]))) / unitsPerEm
    }
    return FontLineMetrics(ascender: value(4), descender: -value(6), lineGap: value(8))
  }

  /// See ``LayoutModel/UserFont/advances(of:)``.
  func advances(of text: String) -> [Double?] {
    let scalars = text.unicodeScalars.map(\.value)
    guard !scalars.isEmpty, let buffer = library.bufferCreate() else {
      return Array(repeating: nil, count: scalars.count)
    }
    defer { library.bufferDestroy(buffer) }
    let count = Int32(clamping: scalars.count)
    library.bufferAdd(buffer, scalars, count, 0, count)
    library.bufferGuess(buffer)
    library.shape(font, buffer, nil, 0)
    var glyphCount: UInt32 = 0
    guard let infos = library.bufferInfos(buffer, &glyphCount),
      let positions = library.bufferPositions(buffer, &glyphCount)
    else { return Array(repeating: nil, count: scalars.count) }
    // A cluster is the position of its first scalar. If a glyph stands for several scalars, the
    // others get 0.
    var result = [Double?](repeating: 0, count: scalars.count)
    for index in 0..<Int(glyphCount) {
      let record = index * HarfBuzzLibrary.recordSize
      let place = Int(
        infos.load(fromByteOffset: record + HarfBuzzLibrary.clusterOffset, as: UInt32.self))
      guard result.indices.contains(place) else { continue }
      let glyph = infos.load(
        fromByteOffset: record + HarfBuzzLibrary.glyphOffset, as: UInt32.self)
      let advance = positions.load(
        fromByteOffset: record + HarfBuzzLibrary.advanceOffset, as: Int32.self)
      if glyph == 0 {
        result[place] = nil
      } else if let known = result[place] {
        result[place] = known + Double(advance) / unitsPerEm
      }
    }
    return result
  }
}
