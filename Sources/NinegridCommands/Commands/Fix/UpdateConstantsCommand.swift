import ArgumentParser
import LayoutComparison
import LayoutModel
import LayoutWorkbench

struct UpdateConstantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-constants",
    abstract: "Give constraints the constants that put views where their frames are recorded.",
    discussion: """
      The other way round than 'update-frames': of views that 'check' reports as misplaced, the constants of required \
      equations change, in the cell of the grid that holds as designed. A constant changes only where its view lies \
      closer to its recorded frame then, no view lies farther from its own, and nothing conflicts on any device that did \
      not; the layouts are resolved again as proof. Views that no such constant decides are told.

      Views that differ only by margins, safe areas or sizes that are known here approximately are left alone. \
      --uncertain updates them with the others.

        ninegrid fix update-constants Main.storyboard --dry-run
        ninegrid fix update-constants Main.storyboard --view kXe-2b-Qqo

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      a view lies elsewhere still, with 2 if a document could not be read or written. A dry run exits with 1 if it would \
      change something, else with 0.
      """)

  @OptionGroup var repair: RepairRun

  @OptionGroup var views: RepairedViews

  @Flag(name: .long, help: "Also of views that are off by a point or less.")
  var all = false

  @Flag(
    name: .long,
    help:
      "Also of views that differ only by what is known here approximately, such as margins of cells."
  )
  var uncertain = false

  func run() throws {
    try repair.run { loaded, progress in
      let update = ConstantUpdate(
        loaded,
        options: .init(
          views: try views.ids(in: loaded), isExact: all, includesUncertain: uncertain),
        progress: progress)
      return Repair(editor: update.editor, left: update.left)
    }
  }
}
