import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutWorkbench
import PlainText
import Reports

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a document as a tree.",
    discussion: """
      Prints the scenes with their controllers and views: name, kind, id, recorded frame and the important properties \
      of each. Constraints are equations below the view that owns them. [wC-hR] marks what differs between size \
      classes. In the other formats, each view is a row.

        ninegrid show Main.storyboard
        ninegrid show Main.storyboard --scene BYZ-38-t0r --no-constraints
      """)

  @OptionGroup var input: DocumentArguments

  @OptionGroup var sceneOptions: SceneOptions

  @Flag(name: .long, inversion: .prefixedNo, help: "Whether to show constraints.")
  var constraints = true

  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    var printer =
      output.format == .text
      ? nil : try RowPrinter(ViewRows.columns, format: output.format, in: context)
    var chosen: [ChosenScenes] = []
    var isFirst = true
    for reference in references {
      do {
        let loaded = try catalog.load(reference)
        let choice = sceneOptions.chosen(in: loaded)
        chosen.append(choice)
        if choice.areElsewhere { continue }
        let scenes = choice.positions
        if printer == nil {
          if !isFirst { try context.print("") }
          isFirst = false
          let outline = DocumentOutline(
            loaded.document, style: context.outputStyle, showsConstraints: constraints)
          for line in outline.header(named: loaded.name) { try context.print(line) }
          for scene in scenes {
            for line in outline.lines(ofScene: scene) { try context.print(line) }
          }
        } else {
          for scene in scenes {
            for row in ViewRows.rows(of: loaded, scene: scene) { try printer?.add(row) }
          }
        }
        try context.report(loaded.diagnostics)
      } catch {
        try failures.add(error, document: reference.shownName)
      }
    }
    try printer?.finish()
    for failure in sceneOptions.failures(chosen) { try failures.add(failure) }
    try failures.finish()
  }
}
