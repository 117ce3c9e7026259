import LayoutEngine
import LayoutModel
import Testing

/// The tables of the system font: cuts, optical sizes, kerning and tracking.
@Suite struct SystemFontTests {
  @Test func `up to Xcode 11 two fonts meet at 20 points`() {
    for (size, share) in [(6.0, 0.0), (19.5, 0), (20, 1), (10_000, 1)] {
      #expect(SystemFontGlyphs.opticalSize(size, XcodeGeneration(major: 11)) == share)
    }
  }

  @Test func `from Xcode 12 the optical size runs from 17 to 28 points`() {
    var previous = 0.0
    for size in stride(from: 1.0, through: 40, by: 0.25) {
      let share = SystemFontGlyphs.opticalSize(size, XcodeGeneration(major: 12))
      #expect(share >= previous && share <= 1, "at \(size)")
      #expect((share == 0) == (size <= 17), "at \(size)")
      #expect((share == 1) == (size >= 28), "at \(size)")
      previous = share
    }
    #expect(SystemFontGlyphs.opticalSize(10_000, XcodeGeneration(major: 26)) == 1)
  }

  @Test(arguments: [
    (7, SystemFontCut.text2015, SystemFontCut.display2015), (8, .text2015, .display2015),
    (9, .text2017, .display2017), (11, .text2017, .display2017), (12, .text2020, .display2020),
    (26, .text2020, .display2020),
  ])
  func `each Xcode has the cuts of its iOS`(
    major: Int, text: SystemFontCut, display: SystemFontCut
  ) {
    #expect(SystemFontCut.text(XcodeGeneration(major: major)) == text)
    #expect(SystemFontCut.display(XcodeGeneration(major: major)) == display)
  }

  @Test(arguments: SystemFontGlyphs.weights)
  func `letters with accents are as wide as those without`(weight: FontWeight) {
    for size in [12.0, 17, 22, 40] {
      for (letter, accented) in [("A", "Ā"), ("C", "Č"), ("e", "ệ"), ("s", "ș"), ("z", "ż")] {
        #expect(
          width(accented, size, weight) == width(letter, size, weight), "\(accented) at \(size)")
      }
    }
  }

  @Test func `pairs are kerned, of bold otherwise than of regular`() {
    for display in [0.0, 0.5, 1] {
      func kerning(_ weight: FontWeight, _ left: Character = "A", _ right: Character = "V")
        -> Double
      {
        SystemFontGlyphs.kerning(
          glyph(left), glyph(right), weight, display: display, XcodeGeneration(major: 15))
      }
      #expect(kerning(.regular) < -0.01)
      #expect(kerning(.regular, "Ä") == kerning(.regular))
      #expect(kerning(.ultraLight) == kerning(.regular))
      #expect(kerning(.regular, "A", "Ж") == 0)
      let (regular, bold) = (kerning(.regular, "T", "o"), kerning(.bold, "T", "o"))
      let between = kerning(.semibold, "T", "o")
      #expect(min(regular, bold)...max(regular, bold) ~= between)
    }
  }

  @Test(arguments: SystemFontGlyphs.weights)
  func `Cyrillic is kerned alike in all weights and cuts, and neither with spaces nor with Latin`(
    weight: FontWeight
  ) {
    for (display, xcode) in [(0.0, 15), (0.5, 15), (1, 15), (1, 8)] {
      func kerning(_ left: UInt32, _ right: UInt32) -> Double {
        SystemFontGlyphs.kerning(
          glyph(left), glyph(right), weight, display: display, XcodeGeneration(major: xcode))
      }
      #expect(kerning(0x413, 0x430) == -150 / 2048.0)
      for code in SystemFontGlyphs.codePoints {
        #expect(kerning(0x20, code) == 0 && kerning(code, 0x20) == 0, "space and \(code)")
        guard code >= 0x400 && code < 0x500 else { continue }
        for letter: UInt32 in Array(0x41...0x5A) + Array(0x61...0x7A) {
          #expect(kerning(letter, code) == 0 && kerning(code, letter) == 0, "\(letter) \(code)")
        }
      }
    }
  }

  @Test func `letters with accents are kerned like those without`() {
    func kerning(_ left: String, _ right: String) -> Double {
      width(left + right) - width(left) - width(right)
    }
    for (pair, accented) in [
      (("T", "o"), ("Ť", "ő")), (("A", "V"), ("Ą", "V")), (("K", "y"), ("Ķ", "ý")),
      (("T", "y"), ("Ť", "ÿ")),
    ] {
      let plain = kerning(pair.0, pair.1)
      #expect(plain < -0.5)
      #expect(abs(kerning(accented.0, accented.1) - plain) < 1e-9, "\(accented)")
    }
  }

  @Test(arguments: try RecordedWidth.all())
  func `labels are as wide as Interface Builder recorded`(label: RecordedWidth) {
    let pixels = (width(label.text, label.size, xcode: label.xcode) * label.scale).rounded(.up)
    #expect(abs(pixels - label.pixels) <= label.tolerance, "\(label.text): \(pixels) pixels")
  }

  @Test(arguments: ["\t", "한", "한 ", "漢", "「", "😀"])
  func `letters with something of other fonts between them are not kerned`(middle: String) {
    #expect(width("AV") < width("A") + width("V") - 0.1)
    #expect(abs(width("A\(middle)V") - width("A\(middle)") - width("V")) < 1e-9)
  }

  @Test(arguments: [(14.0, 0.2), (17, 0.065), (17.5, 0.0525), (20, 0), (32, 0), (6, 0.2)])
  func `before Xcode 7 small text is set wider than Helvetica Neue`(size: Double, tracking: Double)
  {
    let extra = width("Label", size, xcode: 6) - width("Label", 100, xcode: 6) * size / 100
    #expect(abs(extra - 5 * tracking) < 1e-9)
  }
}

/// A line of `Cases/Fonts/widths.txt`.
struct RecordedWidth: Sendable {
  let xcode: Int
  let size: Double
  let scale: Double
  let pixels: Double
  /// By how many pixels it may be off.
  let tolerance: Double
  let text: String

  static func all() throws -> [Self] {
    try fontCases("widths.txt").map { line in
      let words = line.split(separator: " ", maxSplits: 5)
      let numbers = words.prefix(5).compactMap { Double($0) }
      try #require(words.count == 6 && numbers.count == 5, "\(line)")
      return Self(
        xcode: Int(numbers[0]), size: numbers[1], scale: numbers[2], pixels: numbers[3],
        tolerance: numbers[4], text: String(words[5]))
    }
  }
}

private func glyph(_ character: Character) -> Int {
  glyph(character.unicodeScalars.first?.value ?? 0)
}

private func glyph(_ code: UInt32) -> Int {
  SystemFontGlyphs.codePoints.firstIndex(of: code) ?? -1
}

private func width(
  _ text: String, _ size: Double = 17, _ weight: FontWeight = .regular, xcode: Int = 15
) -> Double {
  let context = MeasurementContext(generation: XcodeGeneration(major: xcode))
  let font = ResolvedFont(.system(size, weight: weight), in: context)
  return PreparedText(.plain(text), font: font, in: context).naturalWidth
}
