import ArgumentParser
import DocumentAccess

/// The option `--store`, which is the same in every command.
struct StoreOptions: ParsableArguments, StoreChoice {
  static let help = ArgumentHelp(
    "The store; by default, the file that NINEGRID_STORE names, else ninegrid.sqlite in the working directory.",
    valueName: "path")

  @Option(name: .long, help: StoreOptions.help)
  var store: String?
}
