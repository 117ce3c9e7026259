import Diagnostics
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// Layouts that have no solution, or many: what is said about whom.
///
/// A case in `Cases/Findings` says in its first comment:
///
///     status unsatisfiable
///     conflicting-constraints <given up> <others in alphabetical order>
///     ambiguous-frame <view>
///     note ambiguous-frame <view>             the same, and no fault for sure
///     frame <id> <x> <y> <width> <height>     what comes out all the same
///
/// The findings are all there are, in any order; a case that names none of a code does not check
/// who is concerned, only the status.
@Suite struct FindingTests {
  static let cases = CaseFile.names(in: "Cases/Findings")

  @Test func `there are cases`() {
    #expect(Self.cases.count >= 20)
  }

  @Test(arguments: cases)
  func `status, findings and frames are those of the case`(name: String) throws {
    try Self.check(CaseFile("Cases/Findings/\(name)"))
  }

  static func check(_ file: CaseFile) throws {
    let name = file.name
    let faults = LayoutDocument(file.tree).diagnostics.filter { $0.severity == .error }
    #expect(faults == [], "\(name)")
    let resolver = LayoutResolver(LayoutDocument(file.tree.blinded()))
    let layout = try #require(resolver.resolveAsDesigned().first)
    var expected: [String] = []
    var status = ""
    for words in file.expectations {
      switch words.first {
      case "status": status = words.last ?? ""
      case "frame":
        let (id, frame) = try file.frame(words.dropFirst())
        let view = try #require(layout.views.first { $0.id == id }, "\(name): '\(id)'")
        #expect(
          view.frame.distance(to: frame) < 0.01,
          "\(name): '\(id)' is at \(view.frame), expected \(frame)")
      default: expected.append(words.joined(separator: " "))
      }
    }
    #expect(layout.status.rawValue == status, "\(name): \(findings(in: layout))")
    if !expected.isEmpty || layout.status == .ok {
      #expect(
        ordered(layout) == expected.sorted(), "\(name): \(layout.diagnostics.map(\.text))")
    }
    for view in layout.views {
      #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(name): '\(view.id)'")
    }
  }

  /// Findings in alphabetical order; of a conflict the first object is the one given up.
  private static func ordered(_ layout: ResolvedLayout) -> [String] {
    layout.diagnostics.map { diagnostic in
      let objects = diagnostic.objects.prefix(1) + diagnostic.objects.dropFirst().sorted()
      let isNote = diagnostic.severity == .note && diagnostic.code != .designSize
      return ((isNote ? ["note"] : []) + [diagnostic.code.rawValue] + objects)
        .joined(separator: " ")
    }.sorted()
  }
}
