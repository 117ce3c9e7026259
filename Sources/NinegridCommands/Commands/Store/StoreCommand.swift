import ArgumentParser

struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: "Work on whole stores.",
    subcommands: [StoreMergeCommand.self, StoreCompactCommand.self])
}
