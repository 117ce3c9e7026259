import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct UnembedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unembed",
    abstract: "Replace a container by the views in it.",
    discussion: """
      Removes the container and keeps the views in it. If it is a stack view with the distribution Fill or Fill \
      Equally, constraints say afterwards what the stack view said. If it is a plain view, distances to its edges \
      become distances to the views to which it was pinned.

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
