import ArgumentParser
import Diagnostics
import LayoutComparison
import LayoutJSON
import LayoutModel

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two documents by what they say.",
    discussion: """
      Objects are matched by id, and differences told in sentences, scene by scene. What changes \
      nothing (recorded frames, versions, misplaced marks) is left out and counted. Either side is \
      a file, a document of the store, or a revision of one.

        ninegrid diff old/Main.storyboard Main.storyboard
        ninegrid diff Main.storyboard@1 Main.storyboard@2
        ninegrid diff Main.storyboard@1 Main.storyboard --effect --device iphone-4.7

      With --effect both are resolved, and every view that moves is listed below the changes; devices, texts \
      and the other options of an environment go with it. Of many environments the first in which a view \
      moves is told with its numbers; --by-environment tells them all, and so do the other formats. Views are \
      matched by id; scenes by the views in them. Exits with 1 if the documents differ.
      """)

  @Argument(help: ArgumentHelp("The document before.", valueName: "a"))
  var first: String

  @Argument(help: ArgumentHelp("The document after.", valueName: "b"))
  var second: String

  @Flag(name: .long, help: "Show design-time noise as well.")
  var all = false

  @Flag(name: .long, help: "Resolve both, and list what moves; all devices unless some are named.")
  var effect = false

  @Flag(
    name: .long, help: "List what moves environment by environment, with the numbers of each.")
  var byEnvironment = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  func validate() throws {
    let given = environment.given + (byEnvironment ? ["--by-environment"] : [])
    if !effect, let option = given.first {
      throw ValidationError(
        "'\(option)' says how to resolve, and nothing is resolved without '--effect'. Add '--effect'."
      )
    }
  }

  func run() throws {
    let context = CommandContext.current.printing(output)
    let catalog = DocumentCatalog(store, in: context)
    let old = try catalog.single(first)
    let new = try catalog.single(second)
    try context.report(old.diagnostics.filter { $0.severity == .error })
    try context.report(new.diagnostics.filter { $0.severity == .error })
    let report = DifferenceReport(from: old.document, to: new.document)
    if effect {
      try printEffect(old, new, report, context)
    } else if output.format == .text {
      try printText(report, old, new, context)
    } else {
      try printRows(report, old, new, context)
    }
    if !report.difference.isEmpty { throw ExitCode.findings }
  }

  private func printText(
    _ report: DifferenceReport, _ old: LoadedDocument, _ new: LoadedDocument,
    _ context: CommandContext
  ) throws {
    let style = context.outputStyle
    for group in report.groups {
      try context.print(style.bold(group.title))
      for line in group.lines { try context.print("  \(line)") }
    }
    if all {
      let rows = report.rows(from: old.document, to: new.document, includingNoise: true)
      for row in rows where row.noise != nil {
        try context.print(style.dim("  \(row.sentence)  [\(row.noise ?? "")]"))
      }
    }
    try context.print(report.summary)
    if let noise = report.noiseSummary { try context.print(style.dim(noise)) }
  }

  private func printRows(
    _ report: DifferenceReport, _ old: LoadedDocument, _ new: LoadedDocument,
    _ context: CommandContext
  ) throws {
    var printer = try RowPrinter(Self.columns, format: output.format, in: context)
    for row in report.rows(from: old.document, to: new.document, includingNoise: all) {
      try printer.add(Self.values(of: row))
    }
    try printer.finish()
  }

  private static let columns = [
    "scene", "id", "kind", "change", "path", "cell", "old", "new", "noise", "sentence",
  ].map { TableColumn($0) }

  private static func values(of row: DifferenceRow) -> [JSONValue] {
    let optional = { (text: String?) in text.map(JSONValue.string) ?? .null }
    return [
      optional(row.scene), .string(row.id), .string(row.kind), .string(row.change),
      optional(row.path), optional(row.cell), optional(row.old), optional(row.new),
      optional(row.noise), .string(row.sentence),
    ]
  }

  private func printEffect(
    _ old: LoadedDocument, _ new: LoadedDocument, _ report: DifferenceReport,
    _ context: CommandContext
  ) throws {
    var requests = try environment.environments(for: .json)
    if environment.isDefault { requests = EnvironmentOptions.everyDevice() }
    if environment.asDesigned { requests = try environment.environments(for: new.tree.kind) }
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    try context.report(localization.notes(on: [localization.subject(new)]))
    try context.report(
      environment.notes(
        onUnknownViews: [old, new].map { environment.unknownViews(in: $0.document) }))
    var comparison = try EffectComparison(
      from: old, to: new, in: requests, localization: localization)
    var printer = EffectPrinter(
      output.format, environmentCount: requests.count, isByEnvironment: byEnvironment, in: context)
    if output.format == .text {
      try printText(report, old, new, context)
      try context.print("")
    }
    try printer.begin()
    for row in report.rows(from: old.document, to: new.document, includingNoise: all) {
      try printer.add(change: Self.values(of: row), columns: Self.columns)
    }
    try comparison.forEachDifference { try printer.add($0, of: new) }
    try printer.finish()
  }
}
