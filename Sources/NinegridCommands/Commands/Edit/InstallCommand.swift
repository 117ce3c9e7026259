import ArgumentParser

struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install views or constraints in a cell of the grid, or in all of it.",
    discussion: """
      Several cells cover a final size class. The most specific one of them decides; 'query cells' prints them.

        ninegrid edit install Main.storyboard k3F-q1-Zab --cell wC-hR
        ninegrid edit install Main.storyboard Sidebar
      """)

  @OptionGroup var input: EditedDocument
  @OptionGroup var edited: EditedObjects
  @OptionGroup var place: CellOption
  @OptionGroup var options: EditOptions

  func run() throws {
    try EditRun(input, options).install(edited.objects, true, in: place.cell)
  }
}
