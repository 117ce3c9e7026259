import PlainText
import Testing

@Suite struct CSVTextTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+1-1", "'+1-1"), ("-cmd", "'-cmd"),
    ("\tx", "'\tx"),
    ("\rx", "\"'\rx\""), ("=A1,B1", "\"'=A1,B1\""), ("＝1", "'＝1"), ("-5", "-5"), ("+0.25", "+0.25"),
    ("-1e-07", "-1e-07"), ("-", "'-"), ("-5 points", "'-5 points"), ("a=1", "a=1"), ("'=1", "'=1"),
    ("", ""),
    ("::error::x", "'::error::x"), ("a\n::error::x", "\"a\n'::error::x\""), ("a::b", "a::b"),
    ("a\r\n \t::error::x", "\"a\r\n \t'::error::x\""), ("a\n:b", "\"a\n:b\""),
    ("##[error]x", "#'#[error]x"), ("a ##vso[b", "a #'#vso[b"), ("# ## a", "# ## a"),
    ("a \"b\"\n", "\"a \"\"b\"\"\n\""),
  ])
  func `a text that a spreadsheet would run is marked as a text`(text: String, field: String) {
    #expect(CSVText().field(text) == field)
  }

  @Test func `other programs may have it as it is`() {
    #expect(CSVText(isSafe: false).line(["=1+1", "-5", "@a"]) == "=1+1,-5,@a")
  }
}
