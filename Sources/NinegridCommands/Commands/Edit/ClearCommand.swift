import ArgumentParser
import LayoutComparison
import LayoutModel

struct ClearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Take back what a cell of the grid says of objects.",
    discussion: """
      That they are installed there or not, and their values there; the more general cells hold again. \
      'OBJECT.PROPERTY' takes back one value, 'OBJECT.installed' only that.

        ninegrid edit clear Main.storyboard k3F-q1-Zab --cell wC-hR
        ninegrid edit clear Main.storyboard 'Title.fontDescription.pointSize'
      """)

  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Objects, or properties of objects.", valueName: "object"))
  var objects: [String]

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func run() throws {
    try EditRun(input, options).run { editor, scene in
      for object in objects {
        let target = try editor.target(object, scene: scene)
        try editor.clear(target.id, target.property, in: place.cell)
      }
    }
  }
}
