import ArgumentParser
import LayoutComparison
import LayoutModel

/// The argument for objects of a document that are edited in a cell of the grid.
struct EditedObjects: ParsableArguments {
  @Argument(help: ArgumentHelp("Views and constraints.", valueName: "object"))
  var objects: [String]
}

extension EditRun {
  /// Installs objects in a cell, or uninstalls them there.
  ///
  /// - Parameter cell: the cell; nil for all of the grid.
  func install(_ objects: [String], _ isInstalled: Bool, in cell: GridCell?) throws {
    try run { editor, scene in
      for object in objects {
        let id = try ObjectFinder(editor.document, scene: scene).object(object)
        try editor.install(id, isInstalled, in: cell)
      }
    }
  }
}
