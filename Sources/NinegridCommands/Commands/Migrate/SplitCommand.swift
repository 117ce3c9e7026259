import ArgumentParser
import DocumentAccess
import ElementTree
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders

struct SplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Put scenes of a storyboard into storyboards of their own.",
    discussion: """
      Storyboard references (iOS 9) replace the scenes that move to another storyboard. Every object keeps its id. \
      Images, colours, capabilities and drawn sizes move with the scenes. If a bar comes from a scene that is in \
      another storyboard now, the bar is simulated.

      Scenes that contain or embed one another stay together: a navigation controller and its root, a split view and \
      its columns, a container and the scene in it. The initial scene stays in the old storyboard. Two storyboards \
      have fewer merge conflicts than one, because branches that change different scenes no longer change the same \
      file.

        ninegrid migrate split Main.storyboard --dry-run
        ninegrid migrate split Main.storyboard --scene Settings --scene k3F-q1-Zab
        ninegrid migrate split Main.storyboard --scene About --into More

      The new files are beside the old one, or in the folder of -o; add them to the target in Xcode. If the storyboard \
      is in Base.lproj, the translations of its scenes move, too ('de.lproj/Main.strings'). 'migrate join' reverts all \
      of it.

      Exits with 1 if something moves (then nothing is written without --write) or if --dry-run would change \
      something, with 2 if it can't be done.
      """)

  @Argument(help: ArgumentHelp("A storyboard: a file, or a name in the store.", valueName: "doc"))
  var document: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A scene to move, by its id, the id of its controller, or its storyboard identifier; repeatable. By default, all but the first.",
      valueName: "id"))
  var scene: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("The name of one new storyboard for all these scenes.", valueName: "name"))
  var into: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for new files.", valueName: "folder"))
  var outputFolder: String?

  @OptionGroup var together: TogetherRun

  func validate() throws {
    if let into, into.isEmpty || into.contains("/") || into.hasPrefix(".") {
      throw ValidationError("'\(into)' is not a name of a storyboard; '-o' names its folder.")
    }
  }

  func run() throws {
    try together.run { catalog, _ in
      let context = catalog.context
      let reference = try catalog.singleReference(document)
      let loaded = try together.load(reference, catalog)
      let place = DocumentPlace(reference, named: loaded.name, folder: outputFolder, context)
      let name = into.map { $0.hasSuffix(".storyboard") ? StoryboardFile.name(of: $0) : $0 }
      let taken = try place.names(catalog)
      if let name, taken.contains(where: { $0.lowercased() == name.lowercased() }) {
        throw CommandFailure.fileExists(path: place.path(of: name, .storyboard).shown)
      }
      let work = try SplitWork(
        loaded, scenes: scene.map { ObjectID($0) }, into: name, avoiding: taken)
      var plan = TogetherPlan(documents: [])
      var remainder = PlannedDocument(loaded, reference, after: work.split.remainder)
      remainder.untouched = work.split.untouched
      remainder.summary = work.summary
      plan.documents.append(remainder)
      for part in work.split.parts {
        let (path, shown) = place.path(of: part.name, .storyboard)
        if case .file(let source) = reference, case .file(let target) = path {
          try plan.translations.move(
            part.tree.translatableIDs, from: source.path, to: target, shownAs: loaded.name)
        }
        plan.documents.append(
          PlannedDocument(
            new: part.tree, named: shown, at: path,
            summary: part.titles.map { "'\($0)'" }.joined(separator: ", ")))
      }
      plan.notes = work.split.notes + place.notes(on: work.split.parts.count)
      return plan
    }
  }
}
