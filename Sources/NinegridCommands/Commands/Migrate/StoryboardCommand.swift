import ArgumentParser
import DocumentAccess
import ElementTree
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders

struct StoryboardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storyboard",
    abstract: "Put the view of a controller's xib into a scene of a storyboard.",
    discussion: """
      File's Owner becomes the controller, and its outlets become those of the controller. With --into, it is the \
      controller of that storyboard that has the same class and no view. Without it, the scene is the first one of a \
      new storyboard beside the xib. The xib is removed; --keep leaves it.

        ninegrid migrate storyboard SignInViewController.xib --dry-run
        ninegrid migrate storyboard SignInViewController.xib --into Main.storyboard

      Exits with 1 if something moves (then nothing is written without --write) or if --dry-run would change \
      something, with 2 if it can't be done.
      """)

  @Argument(help: ArgumentHelp("A xib: a file, or a name in the store.", valueName: "doc"))
  var document: String

  @Option(name: .long, help: ArgumentHelp("A storyboard that exists.", valueName: "doc"))
  var into: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for a new storyboard.", valueName: "folder"))
  var outputFolder: String?

  @Flag(name: .long, help: "Leave the xib where it is.")
  var keep = false

  @OptionGroup var together: TogetherRun

  func validate() throws {
    if into != nil, outputFolder != nil {
      throw ValidationError("'--into' names the storyboard; leave out '-o'.")
    }
  }

  func run() throws {
    try together.run { catalog, _ in
      let xib = try JoinSources.Source(try catalog.singleReference(document)) {
        try together.load($0, catalog)
      }
      guard xib.loaded.tree.kind == .xib else {
        throw StructureFault("'\(xib.loaded.name)' is not a xib")
      }
      let target = try into.map {
        try JoinSources.Source(try catalog.singleReference($0)) {
          try together.load($0, catalog)
        }
      }
      let work = try XibInsertion(xib.named, into: target?.named)
      let isFile = if case .file = xib.reference { true } else { false }
      var old = PlannedDocument(
        xib.loaded, xib.reference, after: keep || !isFile ? xib.loaded.tree : nil)
      var plan = TogetherPlan(documents: [])
      if let target {
        var document = PlannedDocument(target.loaded, target.reference, after: work.storyboard)
        document.summary = "the view of '\(xib.loaded.name)' comes into it"
        plan.documents.append(document)
      } else {
        let place = DocumentPlace(
          xib.reference, named: xib.loaded.name, folder: outputFolder, catalog.context)
        let (path, shown) = place.path(of: xib.named.storyboardName, .storyboard)
        plan.documents.append(
          PlannedDocument(
            new: work.storyboard, named: shown, at: path,
            summary: "it begins with the controller of '\(xib.loaded.name)'"))
        plan.notes = place.notes(on: 1)
      }
      old.summary = "its view is in '\(plan.documents[0].name)'"
      plan.documents.append(old)
      if !work.renamed.isEmpty {
        plan.notes.append(JoinWork.sentence(onRenamed: work.renamed.count))
      }
      plan.sources = [
        LoadedDocument(name: "", document: LayoutDocument(work.source), diagnostics: [])
      ]
      if let target { plan.sources?.append(target.loaded) }
      if case .file(let source) = xib.reference, case .file(let place) = plan.documents[0].place {
        let renamed = work.renamed.map { ($0.old.text, $0.new.text) }
        try plan.translations.move(
          nil, from: source.path, to: place, shownAs: xib.loaded.name,
          renaming: Dictionary(renamed) { first, _ in first }, isCopy: keep)
      }
      return plan
    }
  }
}
