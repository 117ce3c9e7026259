import Diagnostics
import ElementTree
package import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
package import PlainText

/// Settles the conflicts that merges have left, by options or by asking.
package struct MergeContinuation {
  package let choices: ConflictChoices
  package let format: OutputFormat
  package let context: CommandContext

  package init(choices: ConflictChoices, format: OutputFormat, context: CommandContext) {
    self.choices = choices
    self.format = format
    self.context = context
  }

  /// The documents of the repository that are in conflict, as paths from the working directory.
  package static func conflictedDocuments(in context: CommandContext) throws -> [String] {
    let repository = try GitRepository(around: context.workingDirectory, in: context)
    guard let root = repository.root else { return [] }
    return try repository.conflictedPaths().compactMap { path in
      let file = "\(root)/\(path)"
      guard let kind = DocumentKind(fileName: path), FileKind(file) != nil,
        kind != .json || MergeRecordFile(document: file, named: path, in: repository).exists
      else { return nil }
      return FilePaths.path(file, from: resolvedLink(context.workingDirectory))
    }
  }

  /// - Returns: whether no conflict is left.
  package func run(_ names: [String]) throws -> Bool {
    var files: [ConflictedFile] = []
    for name in names { files.append(try ConflictedFile(name, in: context)) }
    let given = try choices.sorted(for: files)
    var goesOn = true
    var rows = format == .text ? nil : try MergePrinter.rows(format, in: context)
    for index in files.indices {
      var chosen = given[index]
      if choices.isEmpty, format == .text, goesOn, let readLine = context.readLine {
        if files.count > 1 { try context.print(context.outputStyle.bold(files[index].name)) }
        let dialog = ConflictDialog(context: context, readLine: readLine)
        let unions = files[index].run.merge.conflicts.filter(\.allowsUnion).map(\.name)
        (chosen, goesOn) = try dialog.choices(
          for: files[index].openRows, allowingUnion: Set(unions))
      }
      let tree = try files[index].settle(chosen)
      if rows == nil {
        try tell(files[index], tree)
      } else if var printer = rows {
        let file = files[index]
        try MergePrinter(file.run.merge, file.run.effects(on: tree), in: context)
          .add(to: &printer, document: file.name, choices: file.record.choices)
        rows = printer
      }
    }
    try rows?.finish()
    return files.allSatisfy(\.openRows.isEmpty)
  }

  private func tell(_ file: ConflictedFile, _ tree: DocumentTree) throws {
    let open = file.openRows
    let effects = file.run.effects(on: tree)
    let printer = MergePrinter(file.run.merge, effects, in: context)
    for effect in effects { try context.print("warning: \(printer.sentence(effect))") }
    let settled = file.report.rows.count - open.count
    if open.isEmpty {
      let count = settled == 1 ? "1 conflict" : "\(settled) conflicts"
      let what = settled == 0 ? "merged without a conflict" : "\(count) settled"
      try context.print("\(file.name): \(what)")
      if file.isOfGit { try context.print("to go on: git add \(file.name.shellWord)") }
      return
    }
    var title: String?
    for row in open {
      if row.title != title { try context.print(row.title) }
      title = row.title
      try context.print("  \(row.name)")
      try context.print("    \(row.sentence)")
    }
    let rest = settled == 0 ? "" : ", \(settled) settled"
    try context.print(
      "\(file.name): \(open.count == 1 ? "1 conflict" : "\(open.count) conflicts")\(rest)")
    try context.print(
      "to settle: --ours, --theirs or --union with a name from above, an id, or 'all'")
  }
}
