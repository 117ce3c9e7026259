import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import ProjectFolders

/// The arguments `DOC...`: documents by path or by name in the store.
struct DocumentArguments: ParsableArguments, StoreChoice {
  static let help = ArgumentHelp(
    "Files, folders, names in the store ('store:name' is never a file, 'name@3' is revision 3), or '-' for standard input.",
    valueName: "doc")

  @Argument(help: DocumentArguments.help)
  var documents: [String]

  // In a group of its own the parser would check it five times as often at each start of a debug build.
  @Option(name: .long, help: StoreOptions.help)
  var store: String?
}
