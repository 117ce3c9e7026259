import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct UnembedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unembed",
    abstract: "Put what lies in a container in its place.",
    discussion: """
      What a stack view said of its views constraints say then, for the distributions Fill and Fill \
      Equally; distances to a plain view's edges become distances to what the view was pinned to.

        ninegrid edit unembed Main.storyboard 'Name Row'
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("The container.", valueName: "view"))
  var view: String

  @OptionGroup var options: EditOptions

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      try editor.unembed(try ObjectFinder(editor.document, scene: scene).view(view).id)
    } check: { before, after in
      try EmbeddingProof.check(before, after)
    }
  }
}
