import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct UpdateConstantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Give constraints the constants that put views where their frames are recorded.",
    discussion: """
      Does the opposite of 'update-frames': it changes constraints so that views move to their recorded frames. It \
      looks at views that 'check' reports as misplaced, and changes the constants of required equations, in the cell \
      of the grid that holds as designed. A constant changes only if its view comes closer to its recorded frame, no \
      other view moves away from its own, and no new conflict appears on any device; the layouts are resolved again as \
      proof. Views that no such constant can move are listed.

      Margins, safe areas and some sizes are known here only approximately. Views that differ only because of these \
      are left alone; --uncertain updates them, too.

        ninegrid fix update-constants Main.storyboard --dry-run
        ninegrid fix update-constants Main.storyboard --view kXe-2b-Qqo

      A file is rewritten in place, and a document of the store gets a revision. Exits with 0 if it is done, with 1 if \
      a view is still not in its recorded place, with 2 if a document could not be read or written. A dry run exits \
      with 1 if it would change something, and with 0 otherwise.
      """)

  @OptionGroup var repair: RepairRun

  @OptionGroup var views: RepairedViews

  @Flag(name: .long, help: "Also change constants for views that are off by a point or less.")
  var all = false

  @Flag(
    name: .long,
    help:
      "Also change constants for views that differ only because of sizes that are known here approximately, such as margins of cells."
  )
  var uncertain = false

  func run() throws {
    try repair.run { loaded, progress in
      let update = ConstantUpdate(
        loaded,
        options: .init(
          views: try views.ids(in: loaded), isExact: all, includesUncertain: uncertain),
        progress: progress)
      return Repair(editor: update.editor, unrepaired: update.unrepaired)
    }
  }
}
