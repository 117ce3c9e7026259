import ArgumentParser
import LayoutComparison
import LayoutModel

/// The arguments for objects of a document, and the cell of the grid in which they are edited.
struct ObjectsInCell: ParsableArguments {
  @OptionGroup var input: EditedDocument

  @Argument(help: ArgumentHelp("Views and constraints.", valueName: "object"))
  var objects: [String]

  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  /// Installs the objects in the cell, or uninstalls them there.
  func install(_ isInstalled: Bool) throws {
    try EditRun(input, options).run { editor, scene in
      for object in objects {
        let id = try ObjectFinder(editor.document, scene: scene).object(object)
        try editor.install(id, isInstalled, in: place.cell)
      }
    }
  }
}
