import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct EmbedInStackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed-in-stack",
    abstract: "Put views into a stack view, and add the constraints that it lacks.",
    discussion: """
      Puts a stack view around views of one superview, with the axis, the spacing and the alignment that they have \
      now. Constraints between these views and other views become constraints of the stack view. If the layout is then \
      ambiguous, constraints are added as by 'add-missing'. The command lists what moves.

        ninegrid fix embed-in-stack Main.storyboard --view Name --view Field --dry-run
        ninegrid fix embed-in-stack Main.storyboard --view Name --view Field

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      something stays ambiguous, with 2 if a document could not be read or written. A dry run exits with 1 if it would \
      change something, and with 0 otherwise. 'edit embed' has options for a name, a distribution and other \
      containers.
      """)

  @OptionGroup var repair: RepairRun
  @Option(
    name: .long, help: ArgumentHelp("A view, by id or name; repeatable.", valueName: "view"))
  var view: [String] = []

  @Option(name: .long, help: ArgumentHelp("horizontal or vertical.", valueName: "axis"))
  var axis: AxisArgument?

  func validate() throws {
    if view.isEmpty {
      throw ValidationError("Name the views to embed, each with '--view'.")
    }
  }

  func run() throws {
    try repair.run { loaded, progress in
      let finder = ObjectFinder(loaded.document)
      let meant = try view.map { try finder.view($0) }
      var draft = EmbeddingDraft(.stack)
      draft.axis = axis.map { $0 == .vertical ? .vertical : .horizontal }
      var editor = MissingConstraints.editor(of: loaded.document)
      try editor.embed(meant.map(\.id), in: draft)
      let mended = MissingConstraints(
        editor, scenes: Set(meant.map(\.scene)).sorted(), progress: progress)
      return Repair(editor: mended.editor, unrepaired: mended.unrepaired)
    }
  }
}
