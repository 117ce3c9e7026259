import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

extension QueryCommand {
  /// Whether the documents are drawings of the four final classes, and not folders.
  func namesDrawings(_ catalog: DocumentCatalog) -> Bool {
    guard name == .shared, !each, !isByID, documents.count == DrawingArguments.finals.count else {
      return false
    }
    return documents.allSatisfy { argument in
      // An argument that can't be found is reported when it is read.
      do { return try catalog.references(for: argument).count == 1 } catch { return true }
    }
  }

  private static let eachHint =
    "documents that do not draw one layout are queried one by one with '--each'"

  /// Answers for the four drawings as one document: the statements that they share, and the cells
  /// that could state them.
  func answerOfDrawings(_ catalog: DocumentCatalog, _ failures: FailureCollector) throws {
    let context = catalog.context
    do {
      let drawings = try DrawingArguments.read(documents, from: catalog)
      let union = try DrawingUnion(drawings)
      try union.noteLosses(of: drawings, in: context)
      if union.sharesNoView {
        try context.note(
          ["note: no view is in two of the drawings but the root", "  hint: \(Self.eachHint)"])
      }
      let loaded = LoadedDocument(
        name: drawings[0].name, document: LayoutDocument(union.tree), diagnostics: [])
      let root = try scene.map { try loaded.scene(named: $0).id }
      let answer = QueryAnswer.shared(loaded.document, root, ofDrawings: true)
      if output.format == .text {
        try context.print(context.outputStyle.bold("views"))
        for line in union.matchLines(of: drawings) { try context.print(line) }
        try context.print("")
        try context.print(answer.lines)
      } else {
        var printer = try RowPrinter(
          [TableColumn("document")] + name.columns(isByID: false), format: output.format,
          in: context)
        for row in answer.rows { try printer.add([.string(loaded.name)] + row) }
        try printer.finish()
      }
    } catch let error as DrawingFaults {
      try error.report(in: context, other: Self.eachHint)
    } catch {
      try failures.add(error)
    }
    try failures.finish()
  }
}
