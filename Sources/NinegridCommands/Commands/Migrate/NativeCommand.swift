import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct NativeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "native",
    abstract: "Write documents as JSON that people can edit, or such JSON as storyboards and xibs.",
    discussion: """
      Storyboards and xibs become native documents (Schemas/layout-document-1.schema.json). A native document becomes \
      a storyboard if it has scenes, and a xib otherwise. The new files are beside the old ones, or in the folder of \
      -o. What the other format can't express is listed. --replace removes the old files.

        ninegrid migrate native App --dry-run
        ninegrid migrate native Main.storyboard --replace
        ninegrid migrate native Main.json

      Exits with 1 if something moves (then nothing is written without --write) or if --dry-run would change \
      something, with 2 if it can't be done.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or names in the store.", valueName: "doc"))
  var documents: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for new files.", valueName: "folder"))
  var outputFolder: String?

  @Flag(name: .long, help: "Remove the old files.")
  var replace = false

  @OptionGroup var together: TogetherRun

  func run() throws {
    try together.run { catalog, failures in
      let context = catalog.context
      var plan = TogetherPlan(documents: [])
      for reference in try catalog.references(for: documents, failures: failures) {
        let loaded = try together.load(reference, catalog)
        let tree = loaded.tree
        let kind: DocumentKind =
          tree.kind != .json ? .json : tree.root.child("scenes") != nil ? .storyboard : .xib
        let bytes = try writeDocument(tree, as: kind, named: loaded.name) {
          plan.notes += $0.map { "\(loaded.name): \($0.message)" }
        }
        let place = DocumentPlace(reference, named: loaded.name, folder: outputFolder, context)
        let (path, shown) = place.path(of: StoryboardFile.name(of: loaded.name), kind)
        let after = try readDocument(bytes, kind: kind, named: shown).tree
        let isFile = if case .file = reference { true } else { false }
        var old = PlannedDocument(loaded, reference, after: replace && isFile ? nil : tree)
        old.summary = "it is '\(shown)' now"
        var new = PlannedDocument(
          new: after, named: shown, at: path, summary: "from '\(loaded.name)'")
        new.origin = loaded.name
        plan.documents += [old, new]
      }
      return plan
    }
  }
}
