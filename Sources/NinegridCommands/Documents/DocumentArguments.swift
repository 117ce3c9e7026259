import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import ProjectFolders

/// The arguments `DOC...`: documents by path or by name in the store.
struct DocumentArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, names in the store ('store:name' is never a file, 'name@3' is revision 3), or '-' for standard input.",
      valueName: "doc"))
  var documents: [String]

  @OptionGroup var store: StoreOptions
}
