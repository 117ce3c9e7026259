import ArgumentParser
import LayoutComparison
import LayoutModel

struct UpdateConstantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Give constraints the constants that put views where their frames are recorded.",
    discussion: """
      The other way round than 'update-frames': of views that lie elsewhere as designed than they are recorded, the \
      constants of required equations change, in the cell of the grid that holds there. The layouts are \
      resolved again as proof; views that no constant decides are told.

        ninegrid fix update-constants Main.storyboard --dry-run
        ninegrid fix update-constants Main.storyboard --view kXe-2b-Qqo

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      a view lies elsewhere still or a dry run would change something, with 2 if a document could not be read or written.
      """)

  @OptionGroup var repair: RepairRun

  @OptionGroup var views: RepairedViews

  @Flag(name: .long, help: "Also of views that are off by a point or less.")
  var all = false

  func run() throws {
    try repair.run { loaded in
      let update = ConstantUpdate(loaded, views: try views.ids(in: loaded), isExact: all)
      return Repair(editor: update.editor, left: update.left)
    }
  }
}
