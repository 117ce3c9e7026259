import LayoutEngine
import LayoutModel
import Testing

/// Lines of labels that would end with a single word; Menlo at 10 points, where a character is 6.02 wide.
@Suite struct LineBreakTests {
  @Test(arguments: [
    // The last word of the line before comes down,
    ("aa bb cc", 31.0, 0, ["aa", "bb cc"]),
    // if there is room beside it,
    ("aaaa bb cccccc", 43, 0, ["aaaa bb", "cccccc"]),
    // and if it is not the only one there.
    ("aaaa bb", 31, 0, ["aaaa", "bb"]),
    // Only the line before the last one changes.
    ("aa bb cc dd ee", 31, 0, ["aa bb", "cc", "dd ee"]),
    // Each paragraph has a last line.
    ("aa bb cc\naa bb cc", 31, 0, ["aa", "bb cc", "aa", "bb cc"]),
    ("aa bb cc\n", 31, 0, ["aa", "bb cc", ""]), ("\n\n", 31, 0, ["", "", ""]),
    // A degree sign of East Asian fonts stays with its number.
    ("aa 25\u{2103} bb bb", 31, 0, ["aa", "25\u{2103}", "bb bb"]),
    // The number of lines stays the same.
    ("aa bb cc", 31, 2, ["aa", "bb cc"]), ("aa bb cc", 31, 1, ["aa bb cc"]),
    ("aa bb cc dd ee", 31, 2, ["aa bb", "cc dd ee"]),
    // Parts of a divided word are no words.
    ("aaaaaaaa bb", 31, 0, ["aaaaa", "aaa", "bb"]), ("aa bbbbbbbb", 31, 0, ["aa", "bbbbb", "bbb"]),
    // Ideographs, 10 wide, are no words either.
    ("天地玄黄", 31, 0, ["天地玄", "黄"]),
    ("", 31, 0, []), (" ", 31, 0, [""]),
  ])
  func `a label has no last line of one word`(
    text: String, width: Double, limit: Int, lines: [String]
  ) {
    #expect(broken(text, width, limit: limit) == lines)
  }

  @Test func `up to Xcode 12 lines are filled one after the other`() {
    #expect(broken("aa bb cc", 31, xcode: 12) == ["aa bb", "cc"])
  }

  @Test func `only plain text in labels is concerned`() {
    let context = MeasurementContext(generation: XcodeGeneration(major: 15))
    func width(_ content: TextContent, isLabel: Bool, breaksAnywhere: Bool = false) -> Double {
      PreparedText(
        content, font: ResolvedFont(menlo, in: context), breaksAnywhere: breaksAnywhere,
        isLabel: isLabel, in: context
      ).layout(atWidth: 37, numberOfLines: 0).size.width
    }
    let plain = TextContent.plain("aaa bb c")
    #expect(abs(width(plain, isLabel: true) - 4 * 6.02) < 1e-6)
    #expect(width(plain, isLabel: false) > 36)
    #expect(width(plain, isLabel: true, breaksAnywhere: true) > 36)
    #expect(width(.attributed([TextRun("aaa bb c", font: menlo)]), isLabel: true) > 36)
  }

  @Test func `the number of lines is that of lines filled one after the other`() {
    let text = "Lorem ipsum a dolor sit\namet, bb\nconsectetur adipiscing elit ccc dd 漢字漢字"
    for width in stride(from: 0.0, through: 500, by: 7) {
      for limit in 0...5 {
        #expect(
          broken(text, width, limit: limit).count
            == broken(text, width, limit: limit, xcode: 12).count, "\(width), \(limit)")
      }
    }
  }
}

private let menlo = FontDescription(
  face: .named(name: "Menlo-Regular", family: nil), pointSize: 10)

private func broken(
  _ text: String, _ width: Double, limit: Int = 0, xcode: Int = 15
) -> [String] {
  measureText(
    text, font: menlo, width: width, numberOfLines: limit,
    in: MeasurementContext(generation: XcodeGeneration(major: xcode))
  ).lines.map(\.text)
}
