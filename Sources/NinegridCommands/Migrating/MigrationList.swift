import LayoutComparison
import LayoutJSON

/// What `migrate --list` prints: every migration with an example.
enum MigrationList {
  static let columns = ["name", "abstract", "before", "after", "mayMove"]

  static func print(_ format: OutputFormat, in context: CommandContext) throws {
    guard format == .text else {
      var rows = try RowPrinter(columns.map { TableColumn($0) }, format: format, in: context)
      for migration in MigrationDescription.all {
        try rows.add([
          .string(migration.name), .string(migration.abstract),
          .string(migration.example.before), .string(migration.example.after),
          .array(migration.permits.map { .string($0.rawValue) }),
        ])
      }
      return try rows.finish()
    }
    let style = context.outputStyle
    for migration in MigrationDescription.all {
      try context.print("\(style.bold(migration.name)): \(migration.abstract)")
      try context.print("  before: \(migration.example.before)")
      try context.print("  after:  \(migration.example.after)")
      for permitted in migration.permits { try context.print("  moves:  \(permitted.text)") }
    }
  }
}
