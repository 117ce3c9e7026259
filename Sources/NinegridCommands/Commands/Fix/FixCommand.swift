import ArgumentParser

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repair documents in place.",
    subcommands: [
      UpdateFramesCommand.self, UpdateConstantsCommand.self, AddMissingCommand.self,
      ResetSuggestedCommand.self, ClearConstraintsCommand.self, EmbedInStackCommand.self,
      ConflictsCommand.self,
    ])
}
