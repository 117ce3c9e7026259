import ArgumentParser
import LayoutWorkbench

struct ResetSuggestedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-suggested",
    abstract: "Replace the constraints of views by those that 'add-missing' would add.",
    discussion: """
      All constraints of the named views go, without names those of the whole document, and constraints of the kinds \
      that a designer would choose put the views back where they are recorded. A constraint that says what would be \
      added stays as it is, with its id and its place in the file. A scene keeps those that it has where no such \
      constraints determine its layout as well, where views would lie farther from where they are recorded, and where \
      something would conflict on a device. Constraints to which outlets lead stay, too.

        ninegrid fix reset-suggested Main.storyboard --view Title --dry-run
        ninegrid fix reset-suggested Main.storyboard

      A file is rewritten in place, a document of the store gets a revision. Exits with 0 when done, with 1 if \
      something stays as it was or open, with 2 if a document could not be read or written. A dry run exits with 1 if it \
      would change something, else with 0.
      """)

  @OptionGroup var repair: RepairRun
  @OptionGroup var views: RepairedViews

  func run() throws {
    try repair.run { loaded, progress in
      let reset = SuggestedReset(
        loaded, views: try views.ids(in: loaded), progress: progress)
      return Repair(editor: reset.editor, left: reset.left)
    }
  }
}
