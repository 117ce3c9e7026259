import PlainText
import Testing

@Suite struct FoldedLineTests {
  @Test func `a line is broken between words, and goes on indented`() {
    let line = "  Short Button 'short-button' moves from (56, 768) to (56, 0)  on iphone-6.1-island"
    #expect(
      FoldedLine.lines(line, width: 60) == [
        "  Short Button 'short-button' moves from (56, 768) to (56,",
        "      0)  on iphone-6.1-island",
      ])
    #expect(FoldedLine.lines(line, width: 90) == [line])
    // Words are not broken, and escape sequences take no room.
    let word = String(repeating: "x", count: 100)
    #expect(FoldedLine.lines(word, width: 60) == [word])
    let bold = "\u{1B}[1m" + String(repeating: "y", count: 58) + "\u{1B}[0m"
    #expect(FoldedLine.lines(bold, width: 60) == [bold])
  }
}
