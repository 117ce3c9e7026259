import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  /// Faults as a module would declare them.
  private enum Fault: DiagnosticFault {
    case dangling(constraint: String, item: String)
    case look(advice: String?)

    var statement: Diagnostic.Statement {
      switch self {
      case .dangling(let constraint, let item):
        .init(
          .dangling, .error,
          "constraint '\(constraint)' refers to '\(item)', which is not in this document",
          hint: "restore the item, or delete the constraint", objects: [constraint, item])
      case .look(let advice): .init(.dangling, .note, "look", hint: advice)
      }
    }

    var essence: any DiagnosticFault {
      if case .look = self { Fault.look(advice: nil) } else { self }
    }
  }

  @Test func `a diagnostic reads like a compiler's, with the hint on a line of its own`() {
    let diagnostic = Diagnostic(
      Fault.dangling(constraint: "k3F", item: "d8M"), at: SourceLocation(line: 41, column: 25),
      file: "Main.storyboard")
    #expect(
      diagnostic.text == """
        Main.storyboard:41:25: error: constraint 'k3F' refers to 'd8M', which is not in this \
        document [dangling-reference]
          hint: restore the item, or delete the constraint
        """)
    #expect(diagnostic.objects == ["k3F", "d8M"])
  }

  @Test func `place and hint are left out where there are none`() {
    let diagnostic = Diagnostic(Fault.look(advice: nil))
    #expect(diagnostic.text == "note: look [dangling-reference]")
    let placed = Diagnostic(Fault.look(advice: nil), at: SourceLocation(line: 2, column: 3))
      .with(.warning)
    #expect(placed.text == "2:3: warning: look [dangling-reference]")
  }

  @Test func `a file is filled in only where none is named`() {
    let diagnostic = Diagnostic(Fault.look(advice: nil)).inFile("a.xib")
    #expect(diagnostic.file == "a.xib")
    #expect(diagnostic.inFile("b.xib").file == "a.xib")
  }

  @Test func `severities are in order`() {
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test func `diagnostics are the same if their faults, places and severities are`() {
    let place = SourceLocation(line: 1, column: 2)
    let first = Diagnostic(Fault.dangling(constraint: "a", item: "b"), at: place)
    #expect(first == Diagnostic(Fault.dangling(constraint: "a", item: "b"), at: place))
    #expect(first != Diagnostic(Fault.dangling(constraint: "a", item: "c"), at: place))
    #expect(first != Diagnostic(Fault.dangling(constraint: "a", item: "b")))
    #expect(first != first.inFile("a.xib"))
    let mild = first.with(.warning)
    #expect(first != mild)
    #expect(Set([first, mild, first]).count == 2)
    // The same words from somebody else are not the same fault.
    #expect(first != Diagnostic(StatedFault(first.fault.statement), at: place))
  }

  @Test func `a fault with another severity and hint keeps its words, place and essence`() {
    let first = Diagnostic(
      Fault.dangling(constraint: "a", item: "b"), at: SourceLocation(line: 1, column: 2),
      file: "a.xib")
    let told = first.with(.note, hint: "code may add it")
    #expect(told.lines.count == 2)
    #expect(told.lines[0] == first.lines[0].replacing(": error: ", with: ": note: "))
    #expect(told.hint == "code may add it" && first.with(.note).hint == first.hint)
    #expect(told.objects == first.objects && told.code == first.code)
    #expect(told.fault.essence.isSame(as: first.fault))
    #expect(told != first.with(.note) && told == first.with(.note, hint: "code may add it"))
  }

  @Test func `a fault without its advice is the same fault`() {
    let (first, second) = (Fault.look(advice: "up"), Fault.look(advice: "down"))
    #expect(first != second)
    #expect(first.essence.isSame(as: second.essence))
    #expect(!first.essence.isSame(as: Fault.dangling(constraint: "a", item: "b")))
  }

  @Test func `a more exact fault keeps place and file`() {
    let first = Diagnostic(
      Fault.look(advice: nil), at: SourceLocation(line: 4, column: 1), file: "a.xib")
    let second = first.with(Fault.dangling(constraint: "a", item: "b"))
    #expect(second.place == "a.xib:4:1: ")
    #expect(second.severity == .error)
  }
}

extension Diagnostic.Code {
  fileprivate static let dangling = Self(rawValue: "dangling-reference")
}
