package import HostAccess
import LayoutComparison
import LayoutJSON
package import PlainText
import PlatformRules

/// Prints `migrate --list`: every migration with an example.
package enum MigrationList {
  package static let columns = ["name", "abstract", "before", "after", "mayMove", "proof", "needs"]

  package static func print(_ format: OutputFormat, in context: CommandContext) throws {
    guard format == .text else {
      var rows = try RowPrinter(columns.map { TableColumn($0) }, format: format, in: context)
      for migration in MigrationDescription.all {
        try rows.add([
          .string(migration.name), .string(migration.abstract),
          .string(migration.example.before), .string(migration.example.after),
          .array(migration.permits.map { .string($0.rawValue) }), .string(migration.proof),
          migration.needs.map { .string("iOS \($0.since.major)") } ?? .null,
        ])
      }
      return try rows.finish()
    }
    let style = context.outputStyle
    for migration in MigrationDescription.all {
      try context.print(
        WrappedText.lines(
          migration.abstract, after: "\(style.bold(migration.name)): ", indent: "  "))
      var parts = [("before: ", migration.example.before), ("after:  ", migration.example.after)]
      parts += migration.permits.map { ("moves:  ", $0.text) }
      parts.append(("proof:  ", migration.proof))
      if let needs = migration.needs {
        parts.append(("needs:  ", "iOS \(needs.since.major), for \(needs.name)"))
      }
      for (title, text) in parts {
        let indent = String(repeating: " ", count: title.count + 2)
        try context.print(WrappedText.lines(text, after: "  \(title)", indent: indent))
      }
    }
  }
}
