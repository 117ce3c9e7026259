import PlainText
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("Profile", 7), ("Größe", 5), ("e\u{301}", 1), ("設定", 4), ("한글", 4), ("🙂", 2), ("🚀", 2),
    ("🫠", 2), ("", 0),
  ])
  func `East Asian letters and emoji take two columns`(_ text: String, _ columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }
}
