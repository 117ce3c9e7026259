import ArgumentParser
import LayoutComparison
import LayoutModel

struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views or constraints in a cell of the grid, or in all of it.",
    discussion: """
      They stay in the document, and other cells may install them.

        ninegrid edit uninstall Main.storyboard k3F-q1-Zab --cell wC-hR
        ninegrid edit uninstall Main.storyboard Sidebar --cell wC-hAny --dry-run
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views and constraints.", valueName: "object"))
  var objects: [String]

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      for object in objects {
        let id = try ObjectFinder(editor.document, scene: scene).object(object)
        try editor.install(id, false, in: place.cell)
      }
    }
  }
}
