import Diagnostics
package import HostAccess
package import LayoutWorkbench
package import PlainText

/// Reports the changes of `check --fix`, one line for each, as SwiftLint reports corrections.
///
///     App/Main.storyboard:41: corrected: misplaced: 'k3F-q1-Zab' (Title) (16, 30, 100 × 21) becomes (16, 40, 100 × 21)
///
/// If the findings are printed as text, the lines go to standard output; beside data they go to standard error.
package struct CorrectionPrinter {
  private let isDryRun: Bool
  private let isBesideData: Bool
  private let context: CommandContext
  private var count = 0
  private var documentCount = 0

  package init(isDryRun: Bool, outputs: [CheckOutput], in context: CommandContext) {
    self.isDryRun = isDryRun
    self.context = context
    isBesideData = outputs.contains { $0.path == nil && $0.format != .text && $0.format != .xcode }
  }

  package var isEmpty: Bool { count == 0 }

  /// - Parameter difference: the changed lines, which a dry run prints.
  package mutating func add(
    _ fix: DocumentFix, of document: CheckedDocument, difference: LineDifference?
  ) throws {
    count += fix.corrections.count
    if fix.changesAnything { documentCount += 1 }
    let verb = isDryRun ? "would be corrected" : "corrected"
    for correction in fix.corrections {
      let place = correction.location.map { ":\($0.line)" } ?? ""
      try tell(
        "\(document.name)\(place): \(verb): \(correction.rule): \(correction.text.onOneLine)")
    }
    if let difference {
      for line in difference.unified(path: document.path) { try tell(line) }
    }
    for reason in fix.unrepaired { try context.note("note: \(document.name): \(reason.onOneLine)") }
  }

  package func finish() throws {
    let changes = count == 1 ? "1 correction" : "\(count) corrections"
    let place = documentCount == 1 ? "1 document" : "\(documentCount) documents"
    if count > 0 {
      try tell("\(changes) in \(place)\(isDryRun ? "; nothing is written: this is a dry run" : "")")
    }
  }

  private func tell(_ line: String) throws {
    if isBesideData { try context.note(line) } else { try context.print(line) }
  }
}
