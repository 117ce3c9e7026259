import PictureFiles
import Testing

/// Where librsvg is not installed there is nothing to draw with; `render` says so in a sentence.
@Suite(.enabled(if: canWritePictures, "librsvg is not installed")) struct PictureFileTests {
  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
      <rect x="0" y="0" width="20" height="20" fill="#ff0000"/>
      <text x="2" y="15" font-size="12">Hi</text>
    </svg>
    """

  @Test func `a PNG has the size of the picture times the scale`() throws {
    let bytes = try pictureFile(svg, as: .png, scale: 2)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height in the header.
    #expect(bytes[16..<24].elementsEqual([0, 0, 0, 80, 0, 0, 0, 40]))
  }

  @Test(arguments: [PictureFileKind.png, .pdf])
  func `the same picture gives the same bytes`(kind: PictureFileKind) throws {
    let bytes = try pictureFile(svg, as: kind)
    #expect(try pictureFile(svg, as: kind) == bytes)
    #expect(bytes.count > 100)
    if kind == .pdf { #expect(bytes.starts(with: Array("%PDF".utf8))) }
  }

  @Test func `what is no SVG is refused`() {
    #expect(throws: PictureFileError.notDrawn) { try pictureFile("no picture", as: .png) }
    #expect(throws: PictureFileError.tooLarge(pixels: 40_000)) {
      try pictureFile(svg, as: .png, scale: 1000)
    }
  }

  @Test func `letters are as wide as their size`() throws {
    let widths = try #require(LetterWidths())
    func width(_ text: String, _ size: Double) -> Double {
      widths.width(of: text, families: "sans-serif", size: size, weight: 400, isItalic: false)
    }
    #expect(width("Hello", 10) > width("Hell", 10))
    #expect(abs(width("Hello", 34) - 2 * width("Hello", 17)) < 0.3)
    #expect(width("", 17) == 0)
  }
}
