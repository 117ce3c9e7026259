import Diagnostics
import Testing

@Suite struct PlainLineTests {
  @Test(arguments: [
    ("plain, 漢字 é 😀 “”…", "plain, 漢字 é 😀 “”…"), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#),
    ("a\tb\\n", #"a\tb\n"#), ("\u{1B}[31m", #"\u{1B}[31m"#),
    ("\u{9B}31m\u{85}", #"\u{9B}31m\u{85}"#),
    ("\u{7F}\u{0}", #"\u{7F}\u{0}"#),
    ("\u{202E}\u{2066}\u{61C}\u{200F}", #"\u{202E}\u{2066}\u{61C}\u{200F}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{200D}\u{A0}\u{200B}", "\u{200D}\u{A0}\u{200B}"),
  ])
  func `controls are spelled, all else stays`(text: String, shown: String) {
    #expect(text.onOneLine == shown)
    #expect(shown.onOneLine == shown)
  }

  @Test(arguments: [
    ("::error::a", #"\u{3A}:error::a"#), ("  ::error::a", #"  \u{3A}:error::a"#),
    ("a ::error::", "a ::error::"),
    ("##[error]a", #"\u{23}#[error]a"#), ("a ##vso[x]", #"a \u{23}#vso[x]"#), ("## a", "## a"),
    ("###[a", #"#\u{23}#[a"#), ("##teamcity[a", #"\u{23}#teamcity[a"#), (": a", ": a"), ("", ""),
  ])
  func `no line is a command of a runner`(line: String, written: String) {
    #expect(line.withoutRunnerCommands == written)
    #expect(written.withoutRunnerCommands == written)
  }
}
