import ArgumentParser

struct GitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: "Let git compare and merge layout documents object by object.",
    subcommands: [
      GitInstallCommand.self, GitUninstallCommand.self, GitExternalDiffCommand.self,
      GitTextconvCommand.self, GitMergeDriverCommand.self, GitDifftoolCommand.self,
    ])
}
