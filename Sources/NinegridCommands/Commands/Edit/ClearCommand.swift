import ArgumentParser
import LayoutComparison
import LayoutModel

struct ClearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove the settings of objects in a cell of the grid.",
    discussion: """
      Removes whether the objects are installed in this cell, and the values that they have in it. After that, the \
      more general cells decide again. 'OBJECT.PROPERTY' removes one value, and 'OBJECT.installed' only whether the \
      object is installed.

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
