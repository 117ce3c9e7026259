import ArgumentParser

struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views or constraints in a cell of the grid, or in all of it.",
    discussion: """
      The objects stay in the document, and other cells may install them.

        ninegrid edit uninstall Main.storyboard k3F-q1-Zab --cell wC-hR
        ninegrid edit uninstall Main.storyboard Sidebar --cell wC-hAny --dry-run
      """)

  @OptionGroup var input: EditedDocument
  @OptionGroup var edited: EditedObjects
  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func run() throws {
    try EditRun(input, options).install(edited.objects, false, in: place.cell)
  }
}
