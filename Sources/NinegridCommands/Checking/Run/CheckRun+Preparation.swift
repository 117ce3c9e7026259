import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// What a run needs before the first document is checked.
extension CheckRun {
  /// The changes that choose the documents to check; `nil` if all are checked.
  func changes(of documents: [DocumentReference]) throws -> ChangedDocuments? {
    guard options.since != nil || options.staged || options.newSince != nil else { return nil }
    let changed = try ChangedDocuments(
      since: options.since ?? options.newSince, isStaged: options.staged, in: context)
    for submodule in changed.submodules(of: documents, in: context) {
      try context.note(
        "note: '\(submodule)' is a submodule, whose changes are not known here; run 'check' in it")
    }
    return changed
  }

  /// The check of single documents, without kept results.
  func work(
    _ choice: RuleChoice, _ localization: Localization, _ loader: DocumentLoader,
    _ rows: [String: [SQLRuleRun.Row]], changed: ChangedDocuments?, isOnly: Bool
  ) -> DocumentWork {
    let projects = AppProjects(in: context)
    return DocumentWork(
      command: command, configuration: configuration, choice: choice, localization: localization,
      projects: projects,
      surroundings: ProjectSurroundings(
        folder: configuration.folder, memory: context.memory,
        apps: { projects.apps(around: $0) },
        sourcesElsewhere: { projects.sourcesElsewhere(ofProjectIn: $0) }), rows: rows,
      oldBytes: options.newSince == nil ? nil : changed,
      stagedBytes: options.staged ? changed : nil,
      approved: command.approved.check(with: configuration, in: context), isOnly: isOnly,
      loader: loader, context: context)
  }

  /// A printer that has already reported arguments which name nothing.
  func printer(_ failures: FailureCollector) throws -> CheckPrinter {
    var printer =
      if let file = command.writeBaseline {
        try CheckPrinter(writing: BaselineFile(file, in: context), in: context)
      } else {
        try CheckPrinter(
          command.output.outputs,
          listsNotes: command.uncertain || !command.rules.isEmpty || !options.rules.isEmpty,
          in: context)
      }
    for (argument, error) in failures.arguments {
      try printer.add(CheckFailure(error, path: context.path(ofArgument: argument)))
    }
    return printer
  }

  /// The name of the baseline to compare with: that of the command line, or that of the
  /// configuration; `nil` if there is none.
  var baselineName: String? {
    if let name = command.baseline { return name }
    guard command.writeBaseline == nil, let path = configuration.baseline else { return nil }
    return FilePaths.path(path, below: context.workingDirectory) ?? path
  }

  /// - Returns: `nil` if there is no baseline.
  /// - Throws: if the baseline can't be read.
  func comparison(
    _ references: [DocumentReference], _ failures: FailureCollector
  ) throws -> BaselineComparison? {
    try baselineName.map {
      try BaselineComparison(
        BaselineFile($0, in: context), references: references, arguments: command.arguments,
        unreadable: failures.arguments.map(\.argument), in: context)
    }
  }

  func sqlRows(
    _ references: [DocumentReference], _ loader: DocumentLoader, _ choice: RuleChoice
  ) throws -> [String: [SQLRuleRun.Row]] {
    let rules = configuration.sqlRules.filter(choice.runs)
    if rules.isEmpty { return [:] }
    do {
      return try SQLRuleRun(
        rules: rules, configuration: configuration.name ?? ConfigurationFile.name
      ).rows(of: references, loader, in: context)
    } catch DocumentFailure.documents(let diagnostics) {
      try context.report(diagnostics)
      throw ExitCode(ExitStatus.usage)
    }
  }
}
