import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private static let dangling = Diagnostic.Code(rawValue: "dangling-reference")

  @Test func `a diagnostic reads like a compiler's, with the hint on a line of its own`() {
    let diagnostic = Diagnostic(
      Self.dangling, .error, "constraint 'k3F' refers to 'd8M', which is not in this document",
      hint: "restore the item, or delete the constraint", file: "Main.storyboard",
      at: SourceLocation(line: 41, column: 25), objects: ["k3F", "d8M"])
    #expect(
      diagnostic.text == """
        Main.storyboard:41:25: error: constraint 'k3F' refers to 'd8M', which is not in this \
        document [dangling-reference]
          hint: restore the item, or delete the constraint
        """)
  }

  @Test func `place and hint are left out where there are none`() {
    let diagnostic = Diagnostic(Self.dangling, .note, "nothing to see")
    #expect(diagnostic.text == "note: nothing to see [dangling-reference]")
    let placed = Diagnostic(
      Self.dangling, .warning, "look", at: SourceLocation(line: 2, column: 3))
    #expect(placed.text == "2:3: warning: look [dangling-reference]")
  }

  @Test func `a file is filled in only where none is named`() {
    let diagnostic = Diagnostic(Self.dangling, .note, "look").inFile("a.xib")
    #expect(diagnostic.file == "a.xib")
    #expect(diagnostic.inFile("b.xib").file == "a.xib")
  }

  @Test func `severities are in order`() {
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
  }
}
