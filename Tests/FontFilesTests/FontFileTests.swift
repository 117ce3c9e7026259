import FontFiles
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// HarfBuzz is not needed to build or to run anything else, so these are skipped without it.
@Suite(.enabled(if: canReadFonts)) struct FontFileTests {
  private func font(_ change: (inout TestFont) -> Void = { _ in }) throws -> any UserFont {
    var font = TestFont()
    change(&font)
    return try #require(try readFonts(font.bytes).first)
  }

  @Test func `a font says its name and the heights of its lines`() throws {
    let font = try font { $0.name = "Brand-Bold" }
    #expect(font.postScriptName == "Brand-Bold")
    #expect(font.lineMetrics == FontLineMetrics(ascender: 0.9, descender: 0.3, lineGap: 0.1))
    #expect(font.lineMetrics.lineHeight.rounded(toPlaces: 9) == 1.2)
  }

  @Test func `each character has its advance, with kerning, and none where there is no glyph`()
    throws
  {
    let font = try font()
    #expect(font.advances(of: "A V") == [0.6, 0.25, 0.6])
    // HarfBuzz takes half of a pair's kerning from each of the two.
    #expect(font.advances(of: "AVA") == [0.56, 0.56, 0.6])
    #expect(font.advances(of: "Ax😀") == [0.6, nil, nil])
    #expect(font.advances(of: "") == [])
  }

  @Test func `text is measured in the user's font, where a document names it`() throws {
    let fonts = UserFonts([try font()], fingerprint: "test")
    let context = MeasurementContext(generation: XcodeGeneration(major: 15), fonts: fonts)
    func measured(_ text: String, width: Double? = nil) -> MeasuredText {
      measureText(
        text, font: FontDescription(face: .named(name: "Test-Regular", family: nil), pointSize: 10),
        width: width, in: context)
    }
    let one = measured("AV A")
    #expect(one.size == Size(width: 20, height: 12))
    #expect(!one.isEstimated)
    #expect(one.font.ascender == 9)
    // The last line of a label does not keep a single word.
    let wrapped = measured("AA VV A", width: 28)
    #expect(wrapped.lines.map(\.text) == ["AA", "VV A"])
    #expect(wrapped.lines.map { $0.width.rounded(toPlaces: 6) } == [12, 20.5])
    #expect(wrapped.size.height == 24)
    // Another font stands in for a character without a glyph.
    let foreign = measured("Ax")
    #expect(foreign.size.width > 9 && foreign.size.width < 14)
  }

  @Test func `other names are measured as without the font`() throws {
    let fonts = UserFonts([try font()], fingerprint: "test")
    let generation = XcodeGeneration(major: 15)
    for face in [FontDescription.Face.named(name: "Other", family: nil), .textStyle("body")] {
      let description = FontDescription(face: face, pointSize: 12)
      let with = measureText(
        "AV A", font: description, in: MeasurementContext(generation: generation, fonts: fonts))
      let without = measureText(
        "AV A", font: description, in: MeasurementContext(generation: generation))
      #expect(with.size == without.size)
    }
  }

  @Test func `what is no font, or lacks a table, is an error`() {
    #expect(throws: FontFileError.notAFont) { try readFonts(Array("no font".utf8)) }
    #expect(throws: FontFileError.notAFont) { try readFonts([]) }
    for (table, error) in [
      ("hhea", FontFileError.missing(table: "hhea")), ("name", .missing(table: "name")),
      ("maxp", .notAFont),
    ] {
      var font = TestFont()
      font.without = [table]
      #expect(throws: error) { try readFonts(font.bytes) }
    }
  }

  @Test func `a file that ends anywhere is read or refused, and nothing worse`() {
    let bytes = TestFont().bytes
    for length in stride(from: 0, to: bytes.count, by: 3) {
      do {
        for font in try readFonts(Array(bytes[..<length])) {
          #expect(font.advances(of: "AVx").count == 3)
        }
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
