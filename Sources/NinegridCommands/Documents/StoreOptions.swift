import ArgumentParser
import DocumentAccess

/// `--store`, the same in every command.
struct StoreOptions: ParsableArguments, StoreChoice {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The store; by default the file of NINEGRID_STORE, else ninegrid.sqlite here.",
      valueName: "path"))
  var store: String?
}
