import LayoutEngine
import LayoutModel
import Testing

/// How text breaks into lines; Menlo at 10 points, where a character is 6.02 wide.
@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("aaa bbb ccc", 0, 67.0, 1), ("aaa bbb ccc", 0, 66, 2), ("aaa bbb ccc", 0, 43, 2),
    ("aaa bbb ccc", 0, 42, 3), ("aaa bbb ccc", 2, 42, 2), ("aaa   ", 0, 19, 1),
    ("abcdefghij", 0, 31, 2), ("abcdefghij", 0, 25, 3), ("aa abcdefghij", 0, 31, 3),
    ("a\n\nb", 0, 100, 3), ("end-to-end", 0, 43, 2), ("x 3-4", 0, 25, 2), ("漢字漢字", 0, 21, 2),
    ("漢字。字", 0, 21, 3), ("", 0, 100, 0), ("a", 0, 0, 1),
  ])
  func `lines break at spaces, in words only where they are too wide`(
    text: String, limit: Int, width: Double, lines: Int
  ) {
    #expect(layout(text, atWidth: width, numberOfLines: limit).lineCount == lines)
  }

  @Test func `text that does not fit is truncated`() {
    #expect(layout("aaa bbb ccc", atWidth: 30, numberOfLines: 2).isTruncated)
    #expect(layout("aaa bbb", atWidth: 30, numberOfLines: 1).isTruncated)
    #expect(!layout("aaa bbb", atWidth: 30, numberOfLines: 2).isTruncated)
    #expect(!layout("aaa ", atWidth: 19, numberOfLines: 1).isTruncated)
  }

  @Test(arguments: ["Label", "Some words of text", "a-b/c 1.2", "Übergrößenträger", "日本語 text"])
  func `text keeps its lines at its own width`(text: String) throws {
    for size in 8..<40 {
      for scale in [1.0, 2, 3] {
        let context = MeasurementContext(
          generation: XcodeGeneration(major: 15), scale: scale)
        let label = LabelContent(
          text: .plain(text), font: .system(Double(size)), numberOfLines: 0)
        let measurement = StandardLeafMeasurer().measure(.label(label), in: context)
        let width = try #require(measurement.intrinsicWidth)
        let wrapped = try #require(measurement.wrapping).layout(atWidth: width)
        #expect(wrapped.lineCount == 1, "\(size) at \(scale)x")
        #expect(wrapped.size.height == measurement.intrinsicHeight)
      }
    }
  }

  @Test func `the space at the end of a wrapped line counts as far as there is room`() {
    let ink = layout("aaa", atWidth: .infinity, numberOfLines: 0).size.width
    let withSpace = layout("aaa ", atWidth: .infinity, numberOfLines: 0).size.width
    #expect(withSpace > ink + 2)
    let roomy = layout("aaa bb", atWidth: withSpace + 1, numberOfLines: 0)
    #expect(roomy.lineCount == 2)
    #expect(roomy.size.width == withSpace)
    #expect(layout("aaa bb", atWidth: ink + 1, numberOfLines: 0).size.width < ink + 1.1)
  }

  @Test func `the last line of a text view has the leading of its style`() {
    let body = FontDescription(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    let view = TextViewContent(text: .plain("a\nb"), font: body, isScrollEnabled: false)
    let measurement = StandardLeafMeasurer().measure(.textView(view), in: context)
    #expect(measurement.intrinsicHeight == 60)
    #expect(measurement.wrapping?.height(forWidth: 300) == 60)
  }

  @Test func `a tab is one and a half em wide`() {
    func width(_ text: String) -> Double {
      layout(text, atWidth: .infinity, numberOfLines: 0).size.width
    }
    #expect(abs(width("a\tb") - width("a") - width("b") - 1.5 * 10) < 1)
  }

  @Test func `a font without a size has 17 points, one of 0 has 12`() {
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    for (size, points) in [(nil, 17), (-3, 17), (0, 12)] as [(Double?, Double)] {
      let font = FontDescription(
        face: .system(weight: .regular, italic: false), pointSize: size)
      #expect(ResolvedFont(font, in: context).pointSize == points)
    }
  }

  @Test func `more width never makes more lines`() {
    let text = "Lorem ipsum dolor sit amet, consectetur adipiscing-elit https://example.com/a/b?c"
    var previous = Int.max
    for width in stride(from: 1.0, to: 700, by: 3) {
      let count = layout(text, atWidth: width, numberOfLines: 0).lineCount
      #expect(count <= previous, "at \(width)")
      previous = count
    }
    #expect(previous == 1)
  }

  @Test func `line spacing lies between lines, a multiple in each`() throws {
    var spaced = ParagraphStyle()
    spaced.lineSpacing = 3
    var multiplied = ParagraphStyle()
    multiplied.lineHeightMultiple = 1.1
    #expect(try height("a\nb\nc", spaced) == 67)
    // 1.1 × 3 × 20.28712 = 66.95.
    #expect(try height("a\nb\nc", multiplied) == 67)
    spaced.minimumLineHeight = 30
    #expect(try height("a\nb", spaced) == 63)
    spaced.maximumLineHeight = 30
    spaced.lineHeightMultiple = 2
    #expect(try height("a\nb", spaced) == 63)
  }

  @Test func `the highest font of a line decides its height`() throws {
    let runs = [TextRun("a", font: .system(10)), TextRun("b", font: .system(20))]
    let label = LabelContent(text: .attributed(runs), numberOfLines: 0)
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    #expect(StandardLeafMeasurer().measure(.label(label), in: context).intrinsicHeight == 24)
  }

  @Test func `marks and joined emoji add no width`() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("👨‍👩‍👧") == width("👨"))
    #expect(width("🇩🇪") == width("😀"))
    #expect(width("👍🏽") == width("👍"))
  }

  @Test(arguments: [("system", nil, 13.0), ("system", 17, 17), ("smallSystem", nil, 11)])
  func `meta fonts without a size have the usual one`(name: String, size: Double?, points: Double) {
    #expect(FontDescription.meta(name, size: size).pointSize == points)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e300])
  func `nonsense in a document makes no crash`(size: Double) throws {
    for text in ["", "a b\nc", "\u{200D}\u{FE0F}", "🇩", "\n\n", "\t\t", "\u{0}"] {
      var style = ParagraphStyle()
      style.lineHeightMultiple = size
      style.maximumLineHeight = size
      let runs = [TextRun(text, font: .system(size), paragraph: style, kern: size)]
      let label = LabelContent(text: .attributed(runs), numberOfLines: 0)
      let context = MeasurementContext(generation: XcodeGeneration(major: 15))
      let measurement = StandardLeafMeasurer().measure(.label(label), in: context)
      for width in [0, -1, size, 10] { _ = measurement.wrapping?.height(forWidth: width) }
      #expect(ResolvedFont(.system(size), in: context).pointSize > 0)
    }
  }

  @Test func `every character of the tables is measured`() {
    for code in 0x20...0x27FF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let size = width(String(Character(scalar)))
      #expect(size >= 0 && size < 40, "U+\(String(code, radix: 16))")
    }
  }

  private func width(_ text: String) -> Double {
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    return PreparedText(.plain(text), font: ResolvedFont(.system(17), in: context), in: context)
      .naturalWidth
  }

  private func height(_ text: String, _ style: ParagraphStyle) throws -> Double {
    let label = LabelContent(
      text: .attributed([TextRun(text, font: .system(17), paragraph: style)]), numberOfLines: 0)
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    return try #require(
      StandardLeafMeasurer().measure(.label(label), in: context).intrinsicHeight)
  }

  private func layout(
    _ text: String, atWidth width: Double, numberOfLines: Int
  ) -> TextLayoutResult {
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    let menlo = FontDescription(face: .named(name: "Menlo-Regular", family: nil), pointSize: 10)
    return PreparedText(.plain(text), font: ResolvedFont(menlo, in: context), in: context)
      .layout(atWidth: width, numberOfLines: numberOfLines)
  }
}
