import ArgumentParser
import DocumentAccess
import HostAccess
import Reports

/// The command that git calls for 'git diff'.
///
/// - Source: git(1), `GIT_EXTERNAL_DIFF`:
///   `path old-file old-hex old-mode new-file new-hex new-mode`, followed, for renames, by the new
///   path and a description. For a file in conflict there is only the path. Any exit code except 0
///   ends `git diff`.
struct GitExternalDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "external-diff", abstract: "What git calls for 'git diff'.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    let context = CommandContext.current.calledByGit
    guard arguments.count >= 7 else {
      guard let path = arguments.first else {
        throw ValidationError("git calls this with seven arguments.")
      }
      return try context.print("* Unmerged path \(path)")
    }
    var pair = DocumentPair(old: nil, new: nil, name: arguments[0])
    if arguments.count > 7, arguments[7] != pair.name {
      pair.oldName = pair.name
      pair.name = arguments[7]
    }
    pair.old = Self.document(arguments[1], named: pair.oldName ?? pair.name, context)
    pair.new = Self.document(arguments[4], named: pair.name, context)
    if pair.old == nil || pair.new == nil { pair.oldName = nil }
    var printing = context
    printing.environment = GitColor.environment(for: context)
    var modes: String?
    if pair.old != nil, pair.new != nil, arguments[3] != arguments[6] {
      modes = "mode \(arguments[3]) → \(arguments[6])"
    }
    try GitDifference(pair, files: (arguments[1], arguments[4]), remark: modes, in: printing)
      .print()
  }

  /// - Returns: `nil` for `/dev/null`, which means that there is no file.
  private static func document(
    _ path: String, named name: String, _ context: CommandContext
  ) -> ComparedDocument? {
    if path == "/dev/null" { return nil }
    let absolute = context.absolutePath(path)
    return ComparedDocument(named: name) { try readFile(absolute, named: name) }
  }
}
