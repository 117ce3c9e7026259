/// Decides whether git's output through a pager has colours.
package enum GitColor {
  /// The environment for ``TerminalStyle``: git's pager shows colours if git itself would print some.
  package static func environment(for context: CommandContext) -> [String: String] {
    var environment = context.environment
    guard (environment["NO_COLOR"] ?? "").isEmpty, environment["CLICOLOR_FORCE"] == nil else {
      return environment
    }
    let isPaged = ["true", "1"].contains(environment["GIT_PAGER_IN_USE"] ?? "")
    let isSeen = isPaged || context.standardOutput.isTerminal
    guard let git = try? GitProgram(in: context.workingDirectory, of: context),
      let answer = try? git.run(["config", "--get-colorbool", "color.diff", "\(isSeen)"])
    else { return environment }
    let isColored = answer.line == "true" && environment["TERM"] != "dumb"
    environment[isColored ? "CLICOLOR_FORCE" : "NO_COLOR"] = "1"
    return environment
  }
}
