import ArgumentParser
import DocumentAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders

struct JoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Put storyboards into the one that refers to them.",
    discussion: """
      The scenes of the other storyboards replace the references to them, and the files of these storyboards are \
      removed; --keep leaves them. It reverts 'migrate split'. If you name only one storyboard, it joins all \
      storyboards beside it to which it refers, and those to which they refer.

        ninegrid migrate join Main.storyboard --dry-run
        ninegrid migrate join Main.storyboard Detail.storyboard Settings.storyboard

      If two objects have the same id, one of them gets another id. Exits with 1 if something moves (then nothing is \
      written without --write) or if --dry-run would change something, with 2 if it can't be done.
      """)

  @Argument(
    help: ArgumentHelp(
      "A storyboard, and the storyboards to put into it: files, or names in the store.",
      valueName: "doc"))
  var documents: [String]

  @Flag(name: .long, help: "Leave the storyboards that are joined where they are.")
  var keep = false

  @OptionGroup var together: TogetherRun

  func run() throws {
    try together.run { catalog, _ in
      let sources = try JoinSources(documents, catalog) { try together.load($0, catalog) }
      let work = try JoinWork(sources.parts.map(\.named), into: sources.target.named)
      var plan = TogetherPlan(documents: [])
      var target = PlannedDocument(
        sources.target.loaded, sources.target.reference, after: work.join.tree)
      target.summary = work.summary
      plan.documents.append(target)
      for part in sources.parts {
        let isKept = keep || !sources.isFile
        var document = PlannedDocument(
          part.loaded, part.reference, after: isKept ? part.loaded.tree : nil)
        document.summary = "its scenes are in '\(target.name)'"
        plan.documents.append(document)
        if case .file(let source) = part.reference,
          case .file(let place) = sources.target.reference
        {
          let renamed = work.join.renamed.filter { $0.storyboard == part.loaded.name }
            .map { ($0.old.text, $0.new.text) }
          try plan.translations.move(
            nil, from: source.path, to: place.path, shownAs: part.loaded.name,
            renaming: Dictionary(renamed) { first, _ in first }, isCopy: keep)
        }
      }
      plan.notes = work.join.notes
      if !keep { plan.notes += try sources.checkUnused() }
      plan.sources = work.sources
      return plan
    }
  }
}
