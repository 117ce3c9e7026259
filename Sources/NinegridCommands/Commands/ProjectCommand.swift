import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFiles
import ProjectFolders
import Reports

struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Print what was found around documents: on which devices the app runs, and how.",
    discussion: """
      Looks for Xcode projects in the named folders and below them. For a file, it looks in the file's folder and in \
      the folders above it, up to the root of the repository. For each app, it prints the devices, systems and \
      orientations, and the file that says so. '--all-devices' and 'batch' mean these devices; '--every-device' means \
      all. If there is no project around a file, an Info.plist in a folder above it says them.

        ninegrid project
        ninegrid project App/Base.lproj/Main.storyboard
        ninegrid project --format jsonl

      Exits with 1 if there is no project, or if a part of one can't be read.
      """)

  @Argument(
    help: ArgumentHelp("Files and folders; the working directory by default.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let failures = FailureCollector(in: context)
    let finder = AppProjects(in: context)
    var found: [FoundProject] = []
    for path in paths.isEmpty ? ["."] : paths {
      let projects: [FoundProject]
      switch FileKind(context.absolutePath(path)) {
      case nil:
        projects = []
        try failures.add(CommandFailure.noSuchFile(path: path), argument: path)
      case .directory: projects = finder.projects(inAndBelow: context.absolutePath(path))
      default:
        projects =
          finder.project(around: FilePaths.parent(of: context.absolutePath(path))).map { [$0] }
          ?? []
      }
      for project in projects where !found.contains(where: { $0.name == project.name }) {
        found.append(project)
      }
    }
    var printer = try RowPrinter(
      ["project", "target", "key", "value", "source"].map(TableColumn.init), format: output.format,
      in: context)
    for project in found {
      for app in project.apps.map(\.description) {
        for row in ProjectFact.all(of: app) {
          try printer.add([
            .string(project.name), .string(app.target), .string(row.key), .string(row.value),
            row.source.map(JSONValue.string) ?? .null,
          ])
        }
      }
    }
    try printer.finish()
    for fault in found.flatMap(\.faults) { try context.note("warning: \(fault)") }
    let hasApps = found.contains { !$0.apps.isEmpty }
    if !hasApps, failures.count == 0 {
      try context.note([
        "warning: there is no Xcode project with an app here",
        "  hint: '--all-devices' means every device; name others with '--device'",
      ])
    }
    try failures.finish(hasFindings: !hasApps || found.contains { !$0.faults.isEmpty })
  }
}
