import ArgumentParser
import LayoutComparison
import LayoutModel

struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install views or constraints in a cell of the grid, or in all of it.",
    discussion: """
      Of the cells that cover a final size class, the more specific one decides; 'query cells' prints them.

        ninegrid edit install Main.storyboard k3F-q1-Zab --cell wC-hR
        ninegrid edit install Main.storyboard Sidebar
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
        try editor.install(id, true, in: place.cell)
      }
    }
  }
}
