import LayoutEngine
import LayoutModel
import Testing

/// Sizes that Interface Builder recorded for labels whose size nothing but the text decides.
@Suite struct LabelMeasurementTests {
  /// A font size, a scale and the height of one line.
  struct Height: Sendable {
    var size: Double
    var scale: Double
    var height: Double

    init(_ size: Double, _ scale: Double, _ height: Double) {
      self.size = size
      self.scale = scale
      self.height = height
    }
  }

  @Test(arguments: [
    (8, 2.0, 42.0), (11, 2, 42), (13, 2, 41.5), (5, 1, 42), (6, 1, 42),
  ])
  func `"Label" in system 17 is as wide as each generation shows it`(
    major: Int, scale: Double, width: Double
  ) {
    #expect(measured("Label", .system(17), xcode: major, scale: scale).intrinsicWidth == width)
  }

  @Test(arguments: ["Label1", "Label2", "Label3", "Label4", "Label5"])
  func `before Xcode 7 digits have one width`(text: String) {
    #expect(measured(text, .system(17), xcode: 5, scale: 1).intrinsicWidth == 52)
  }

  @Test(arguments: [
    Height(9, 2, 11), Height(10, 2, 12), Height(11, 2, 13.5), Height(12, 3, 14.3333),
    Height(13, 2, 16), Height(13, 3, 15.6667), Height(15, 2, 18), Height(16, 3, 19.3333),
    Height(17, 1, 21), Height(17, 2, 20.5), Height(17, 3, 20.3333), Height(24, 2, 29),
    Height(28, 2, 33.5), Height(38, 2, 45.5),
  ])
  func `a line is as high as its font, to the next pixel`(expected: Height) throws {
    let measurement = measured("Label", .system(expected.size), scale: expected.scale)
    let intrinsic = try #require(measurement.intrinsicHeight)
    #expect(abs(intrinsic - expected.height) < 1e-3)
  }

  @Test(arguments: [("A", 20.5), ("A\nB", 42.5), ("A\nB\nC", 64.5), ("A\n\nC", 64.5)])
  func `lines of a text style are a leading apart`(text: String, height: Double) {
    #expect(measured(text, body, lines: 0).intrinsicHeight == height)
  }

  @Test(arguments: [("A", 20.5), ("A\nB", 41.0), ("A\nB\nC", 61.0)])
  func `lines of a fixed size are a line height apart`(text: String, height: Double) {
    #expect(measured(text, .system(17), lines: 0).intrinsicHeight == height)
  }

  @Test(arguments: [
    (7, 2.0, true, false, 20.5), (8, 2, true, false, 21), (12, 2, true, false, 21),
    (13, 2, true, false, 20.5), (12, 2, false, false, 20.5), (12, 2, true, true, 20.5),
  ])
  func `only the canvas keeps the height of the library, and not in stack views`(
    xcode: Int, scale: Double, isAsDesigned: Bool, isArranged: Bool, height: Double
  ) {
    let label = LabelContent(
      text: .plain("Label"), font: .system(17), isPlacedByContainer: isArranged)
    let context = MeasurementContext(
      generation: XcodeGeneration(major: xcode), scale: scale, isAsDesigned: isAsDesigned)
    #expect(StandardLeafMeasurer().measure(.label(label), in: context).intrinsicHeight == height)
  }

  @Test func `empty text has no size`() {
    let label = measured("", .system(17), lines: 0)
    #expect(label.intrinsicWidth == 0)
    #expect(label.intrinsicHeight == 0)
  }

  @Test func `text styles follow the category, by default that of the canvas`() {
    func size(xcode: Int, _ category: ContentSizeCategory? = nil) -> Double {
      let context = MeasurementContext(
        generation: XcodeGeneration(major: xcode), category: category)
      return ResolvedFont(body, in: context).pointSize
    }
    #expect(size(xcode: 7) == 16)
    #expect(size(xcode: 8) == 17)
    #expect(size(xcode: 13) == 14)
    #expect(size(xcode: 14) == 17)
    #expect(size(xcode: 7, .large) == 17)
    #expect(size(xcode: 13, .large) == 17)
    #expect(size(xcode: 13, .accessibilityExtraExtraExtraLarge) == 53)
  }

  @Test func `wider weights and larger sizes make wider text`() throws {
    let regular = try #require(measured("Password", .system(17)).intrinsicWidth)
    for heavier in [FontWeight.semibold, .bold, .black] {
      #expect(measured("Password", .system(17, weight: heavier)).intrinsicWidth ?? 0 > regular)
    }
    var previous = 0.0
    for size in stride(from: 6.0, through: 100, by: 0.5) {
      let width = try #require(measured("Password", .system(size)).intrinsicWidth)
      #expect(width >= previous, "at \(size)")
      previous = width
    }
  }

  @Test func `Helvetica has the widths of its metric-compatible substitute`() {
    let bold = FontDescription(
      face: .named(name: "Helvetica-Bold", family: "Helvetica"), pointSize: 12)
    let label = measured("i", bold, scale: 1)
    // 278 thousandths of an em.
    #expect(label.intrinsicWidth == 4)
    #expect(!label.isEstimated)
  }

  @Test func `the advance of a monospaced font is constant`() {
    let menlo = FontDescription(face: .named(name: "Menlo-Regular", family: "Menlo"), pointSize: 10)
    #expect(
      measured("iiii", menlo).intrinsicWidth == measured("MMMM", menlo).intrinsicWidth)
  }

  @Test func `Korean text has the advances of its own font`() {
    func width(_ name: String) -> Double? {
      measured(
        "서비스 이용 동의",
        FontDescription(face: .named(name: name, family: "NanumGothic"), pointSize: 24)
      ).intrinsicWidth
    }
    // (7 × 0.94 + 2 × 0.28) × 24 = 171.36.
    #expect(width("NanumGothicExtraBold") == 171.5)
    #expect(width("NanumGothic") == 159)
  }

  @Test func `an unknown font is an estimate`() {
    let font = FontDescription(
      face: .named(name: "PartyLetPlain", family: "Party LET"), pointSize: 17)
    #expect(measured("Label", font).isEstimated)
    #expect(!measured("Label", .system(17)).isEstimated)
  }

  @Test func `a baseline stays at the top of a label that is stretched`() {
    let label = measured("Label", .system(10))
    #expect(abs(label.firstBaseline.distanceFromTop(inHeight: 100) - 9.522) < 1e-9)
    #expect(abs(label.lastBaseline.distanceFromTop(inHeight: 100) - (100 - 2.4116)) < 1e-9)
  }

  @Test func `a preferred width narrower than the text decides both sizes`() throws {
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    let label = LabelContent(
      text: .plain("one two three four five six"), font: .system(17), numberOfLines: 0,
      preferredMaxLayoutWidth: 100)
    let measurement = StandardLeafMeasurer().measure(.label(label), in: context)
    #expect(try #require(measurement.intrinsicWidth) <= 100)
    #expect(measurement.intrinsicHeight == 61)
  }
}

private let body = FontDescription(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)

private func measured(
  _ text: String, _ font: FontDescription, xcode: Int = 15, scale: Double = 2, lines: Int = 1
) -> LeafMeasurement {
  StandardLeafMeasurer().measure(
    .label(LabelContent(text: .plain(text), font: font, numberOfLines: lines)),
    in: MeasurementContext(generation: XcodeGeneration(major: xcode), scale: scale))
}
