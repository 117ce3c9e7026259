import ArgumentParser
import DocumentAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import ProjectFolders

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a class, module, identifier, image, colour or storyboard in documents.",
    discussion: """
      Renames in all documents of a folder at once: all of them are written, or none. The kinds are:
      \(NameKind.allCases.map { "  \($0.rawValue): \($0.help)" }.joined(separator: "\n"))

      Code, asset catalogues and the files themselves keep their names. Source files below the folder that have the \
      old name are listed.

        ninegrid migrate rename class LoginController SignInController App --dry-run
        ninegrid migrate rename class App.Badge Components.Badge App
        ninegrid migrate rename storyboard-id Detail ItemDetail App

      Exits with 1 if something moves, a document has errors or --dry-run would change something, with 2 if nothing \
      has that name or a document could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The kind of name: \(NameKind.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "kind"))
  var kind: NameKind

  @Argument(help: ArgumentHelp("The old name.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new name.", valueName: "new"))
  var new: String

  @Argument(help: ArgumentHelp("Files, folders, or names in the store.", valueName: "doc"))
  var documents: [String]

  @OptionGroup var together: TogetherRun

  func run() throws {
    try together.run { catalog, failures in
      let renaming = try Renaming(kind, from: old, to: new)
      let references = try catalog.references(for: documents, failures: failures)
      let loaded = try references.map { try together.load($0, catalog, allowsErrors: true) }
      let results = try renaming.run(
        on: loaded.map {
          NamedDocument(
            name: $0.name, storyboardName: StoryboardFile.name(of: $0.name), tree: $0.tree)
        })
      var plan = TogetherPlan(documents: [])
      for (index, result) in results.enumerated() {
        var document = PlannedDocument(loaded[index], references[index], after: result.tree)
        document.untouched = result.untouched
        plan.documents.append(document)
      }
      plan.notes = try CodeMentions(of: renaming.old, in: documents, catalog.context).lines
      return plan
    }
  }
}

extension NameKind: ExpressibleByArgument {
  /// Help about one kind of name.
  var help: String {
    switch self {
    case .class:
      "custom classes of views, controllers and segues; 'Module.Class' where the module matters"
    case .module: "the module of custom classes"
    case .storyboardID: "of controllers, and of the references to them in other storyboards"
    case .restorationID: "of views and controllers"
    case .reuseID: "of table and collection view cells"
    case .segueID: "of segues"
    case .image: "of the asset catalogue, with its entry in the resources"
    case .color: "of the asset catalogue, with its entry in the resources"
    case .storyboard: "in storyboard references"
    }
  }
}
