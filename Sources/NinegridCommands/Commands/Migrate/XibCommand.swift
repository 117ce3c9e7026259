import ArgumentParser
import DocumentAccess
import ElementTree
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders

struct XibCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xib",
    abstract: "Put the view of a scene into a xib whose File's Owner is the controller.",
    discussion: """
      The controller stays in its scene with its segues, but without a view: UIKit loads the xib that has the name of \
      its class. Outlets to objects of the xib become outlets of File's Owner. Views with segues, prototypes, static \
      cells or layout guides of the controller can't be in a xib. 'migrate storyboard' reverts this.

        ninegrid migrate xib Main.storyboard SignIn --dry-run
        ninegrid migrate xib Main.storyboard k3F-q1-Zab -o Views

      Exits with 1 if something moves (then nothing is written without --write) or if --dry-run would change \
      something, with 2 if it can't be done.
      """)

  @Argument(help: ArgumentHelp("A storyboard: a file, or a name in the store.", valueName: "doc"))
  var document: String

  @Argument(
    help: ArgumentHelp(
      "The scene, by its id, the id of its controller, or its storyboard identifier.",
      valueName: "scene"))
  var scene: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for the xib.", valueName: "folder"))
  var outputFolder: String?

  @OptionGroup var together: TogetherRun

  func run() throws {
    try together.run { catalog, _ in
      let reference = try catalog.singleReference(document)
      let loaded = try together.load(reference, catalog)
      try loaded.checkIsTouchStoryboard()
      let named = NamedDocument(
        name: loaded.name, storyboardName: StoryboardFile.name(of: loaded.name), tree: loaded.tree)
      let first = try XibExtraction(named, scene: ObjectID(scene), simulating: nil)
      let bars = BarsOfControllers(loaded.document)[first.controller]
      let work = try XibExtraction(named, scene: ObjectID(scene), simulating: bars)
      let place = DocumentPlace(
        reference, named: loaded.name, folder: outputFolder, catalog.context)
      let (path, shown) = place.path(of: work.className, .xib)
      var storyboard = PlannedDocument(loaded, reference, after: work.storyboard)
      storyboard.summary = "the view of '\(work.className)' goes to '\(shown)'"
      var plan = TogetherPlan(
        documents: [
          storyboard,
          PlannedDocument(
            new: work.xib, named: shown, at: path, summary: "File's Owner is '\(work.className)'"),
        ], notes: place.notes(on: 1))
      if case .file(let source) = reference, case .file(let target) = path {
        try plan.translations.move(
          work.xib.translatableIDs, from: source.path, to: target, shownAs: loaded.name)
      }
      return plan
    }
  }
}
